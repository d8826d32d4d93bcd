import type { Texts } from '../../textTypes/texts.ts';

export const lingam = {
  title: 'Lingam',
  inSentence: 'le massage lingam',
  seoTitle: 'Massage lingam à Barcelone, bref et précis',
  description:
    'Le massage lingam se fait à la main, dans un ordre précis, avec des pauses. Pour une première visite ou une pause déjeuner. {prices}.',
  subtitle: 'geste après geste',
  summary: 'Un massage tantrique bref, à la main, rien que pour vous.',
  features: ['Des gestes précis', 'Tient dans une pause déjeuner', 'Sans rien préparer'],
  intro:
    'En sanskrit, lingam désigne le sexe de l’homme. Le massage qui porte ce nom est bref et se fait à la main, dans un ordre précis. Vous n’avez qu’à vous laisser faire.',
  sections: [
    {
      heading: 'Une méthode, des pauses',
      paragraphs: [
        'La méthode est simple. Chaque geste a sa place, son rythme et sa pression, et chaque série se termine par un arrêt. La tension retombe, puis le massage reprend.',
        'Grâce à ces pauses, rien ne va trop vite : {shorter} minutes, et le compte y est.',
      ],
    },
    {
      heading: 'D’abord tout le reste',
      paragraphs: [
        'Un massage lingam ne commence pas par le lingam. L’huile passe d’abord sur les jambes, le ventre et les hanches, souvent noués après une matinée de bureau, et la masseuse ne se rapproche que peu à peu.',
      ],
    },
    {
      heading: 'Une première visite, un midi',
      paragraphs: [
        'Beaucoup d’hommes commencent par ce massage, qui se comprend vite et ne demande aucune préparation.',
      ],
      bullets: [
        'Avant le massage, vous dites à l’accueil ce qui vous plaît et ce que vous préférez éviter. Vous réglez et vous prenez une douche.',
        'Vous restez ensuite sur le dos, en silence si vous préférez. Un signe de vous, et le geste ralentit.',
        'Après un moment de repos et une seconde douche, vous voilà dans la rue à l’heure prévue.',
      ],
    },
    {
      heading: 'Et pour les femmes',
      paragraphs: [
        'Pour elles, il y a le massage yoni, qui commence par le dos et prend davantage de temps. Nous le décrivons à la suite de la liste des massages.',
      ],
      links: [{ to: { extra: 'yoni' }, text: 'Le massage yoni, étape par étape' }],
    },
  ],
  benefitsTitle: 'Pourquoi commencer par là',
  benefits: [
    'Une vraie coupure au milieu de la journée',
    'Une façon simple de savoir si le centre vous plaît',
  ],
  includes: {
    30: [
      'Douche avant et après',
      'Massage des jambes et du ventre à l’huile, pour commencer',
      'Massage du lingam, jusqu’au bout',
      'Un moment de calme pour finir',
    ],
  },
} satisfies Texts['massages']['lingam-massage'];
