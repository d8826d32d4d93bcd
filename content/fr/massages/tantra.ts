import type { Massage } from '../../massage.ts';

export const tantra = {
  title: 'Tantra',
  inSentence: 'le tantra',
  seoTitle: 'Massage tantra à Barcelone, des pieds à la nuque',
  description:
    'Massage tantrique de tout le corps à l’huile chaude, finition lingam ou yoni comprise. [couples|Individuel ou en couple.] {prices}.',
  subtitle: 'sans hâte',
  summary: 'De l’huile chaude et de longs gestes lents, des pieds à la nuque.',
  features: ['Tout le corps, à l’huile chaude', '[couples|Individuel, ou côte à côte en couple]'],
  intro:
    'Quelques bougies, peu de mots. Le tantra commence par un regard et deux respirations qui s’accordent. Ensuite, vous pouvez fermer les yeux et laisser faire.',
  sections: [
    {
      heading: 'Ne rien dénouer trop vite',
      paragraphs: [
        'La plupart des massages cherchent à dénouer. Celui-ci s’y prend autrement. De longs gestes partent des pieds, remontent les jambes et le dos, s’arrêtent à la nuque. Ils réveillent peu à peu le corps entier.',
        'Votre respiration donne la mesure. Quand elle s’accélère, le geste ralentit ou passe à une autre partie du corps. Puis il reprend.',
      ],
    },
    {
      heading: 'Le fil de la séance',
      paragraphs: [
        'Vous dites d’abord à l’accueil quels endroits laisser tranquilles. C’est aussi le moment de demander à garder une serviette, ou à toucher la masseuse. Puis la douche est à vous.',
      ],
      bullets: [
        'Un regard, un moment de silence, puis vous vous allongez.',
        'L’huile est déjà chaude, parfumée ou non.',
        'Les pieds, les jambes, le dos, la nuque. Vous vous retournez ensuite.',
        'La finition, lingam ou yoni, est aussi lente que le reste.',
      ],
    },
    {
      heading: 'Pour une première fois[couples|, ou à deux]',
      paragraphs: [
        'Vous n’avez rien à apprendre avant de venir. Si c’est votre premier massage tantrique, l’accueil vous en explique d’abord les étapes. Ensuite, la masseuse vous guide par gestes et en quelques mots simples.',
        '[couples|Les couples s’allongent côte à côte, avec une masseuse par personne. Précisez en réservant que vous venez à deux, et nous préparerons un salon assez grand.]',
      ],
    },
    {
      heading: 'La version longue',
      paragraphs: [
        'Elle s’ouvre sur un rituel de respiration et une tasse de thé. Elle s’attarde ensuite là où la version courte ne fait que passer : le dos, le cuir chevelu, les pieds. Nous la conseillons au retour d’un voyage, ou quand la semaine a été chargée.',
      ],
    },
  ],
  benefitsTitle: 'Une fois dehors',
  benefits: ['Les épaules relâchées', 'L’envie de ne rien précipiter'],
  includes: {
    45: [
      'Douche avant et après',
      'Massage tantrique de tout le corps à l’huile chaude',
      'Finition lingam ou yoni',
    ],
    60: [
      'Toute la version courte',
      'Rituel de respiration et thé',
      'Plus de temps pour le dos, le cuir chevelu et les pieds',
    ],
  },
} satisfies Massage<'tantra-massage'>;
