import type { Massage } from '../../massage.ts';

export const lingam = {
  title: 'Lingam',
  inSentence: 'le lingam',
  seoTitle: 'Massage lingam à Barcelone, bref et précis',
  description:
    'Le massage lingam se fait à la main, dans un ordre précis, avec des pauses. Pour une première visite ou une pause déjeuner. {prices}.',
  subtitle: 'geste après geste',
  summary: 'Un massage tantrique bref et précis, où vous n’avez rien à faire.',
  features: ['Des gestes précis', 'Le temps d’une pause déjeuner', 'Massage yoni sur demande'],
  intro:
    'Lingam est un mot sanskrit ; on le traduit d’ordinaire par « bâton de lumière ». Le massage qui porte ce nom est bref. Il se fait à la main, dans un ordre précis, et vous n’avez rien à faire.',
  sections: [
    {
      heading: 'Une méthode, des pauses',
      paragraphs: [
        'Le mot fait parfois hésiter. La méthode, elle, est sérieuse : chaque geste a sa place, son rythme, sa pression, et chaque série se termine par un arrêt. On respire, le calme revient, puis le massage reprend.',
        'Ces pauses n’ont rien d’une interruption. Sans elles, tout irait trop vite ; avec elles, peu de temps suffit.',
      ],
    },
    {
      heading: 'D’abord tout le reste',
      paragraphs: [
        'Un massage lingam ne commence pas par le lingam. L’huile passe d’abord sur les jambes, le ventre et les hanches, souvent noués après une matinée de bureau. La masseuse ne se rapproche qu’une fois votre respiration calmée.',
      ],
    },
    {
      heading: 'Une première visite, un midi',
      paragraphs: [
        'C’est souvent par lui que l’on fait connaissance avec le centre. Il se comprend vite et ne demande aucune préparation. L’arrivée est tout aussi simple : une porte ordinaire dans l’Eixample, un interphone, l’ascenseur, et pas de salle d’attente à partager.',
      ],
      bullets: [
        'Avant : quelques mots sur ce qui vous plaît et ce que vous préférez éviter, le règlement, puis une douche.',
        'Pendant : vous restez sur le dos, en silence si cela vous convient. La finition se fait à la main.',
        'Après : un moment de repos, une seconde douche, et vous voilà dans la rue à l’heure que vous aviez prévue.',
      ],
    },
    {
      heading: 'Et pour les femmes',
      paragraphs: [
        'Il existe un massage yoni, fondé sur les mêmes principes : la lenteur, les pauses, la respiration. Il est donné par une femme ou, si vous le demandez {menHoursAhead} heures à l’avance, par un homme. Le prix est sur demande.',
      ],
    },
  ],
  benefitsTitle: 'Pourquoi commencer par lui',
  benefits: [
    'Rien à donner en retour, rien à réussir',
    'Une vraie coupure au milieu de la journée',
    'Des jambes plus légères, une respiration plus ample',
    'Une façon simple de savoir si le centre vous convient',
  ],
  includes: {
    30: [
      'Douche avant et après',
      'Massage des jambes et du ventre à l’huile, pour commencer',
      'Massage du lingam',
      'Finition lingam',
      'Un moment de calme pour finir',
    ],
  },
} satisfies Massage<'lingam-massage'>;
