import type { Texts } from '../../textTypes/texts.ts';

export const tantra = {
  title: 'Tantra',
  inSentence: 'le tantra',
  seoTitle: 'Massage tantra à Barcelone, des pieds à la nuque',
  description:
    'Massage tantrique de tout le corps à l’huile chaude, lent et guidé par votre souffle. Individuel ou en couple. {prices}.',
  subtitle: 'avec lenteur',
  summary: 'De l’huile chaude et de longs gestes lents, des pieds à la nuque.',
  features: ['Tout le corps, à l’huile chaude', 'Individuel, ou côte à côte en couple'],
  intro:
    'Le tantra commence à la lueur des bougies, par un regard et un moment de silence. Ensuite, vous pouvez fermer les yeux et laisser faire.',
  sections: [
    {
      heading: 'Des pieds à la nuque',
      paragraphs: [
        'La plupart des massages dénouent. Celui-ci éveille. De longs gestes partent des pieds, remontent les jambes et le dos jusqu’à la nuque, et le corps entier finit par répondre.',
        'C’est votre respiration qui donne la mesure. Quand elle s’accélère, la masseuse ralentit ou passe à une autre partie du corps, puis elle reprend le geste où elle l’avait laissé.',
      ],
    },
    {
      heading: 'Le fil de la séance',
      paragraphs: [
        'Vous dites d’abord quels endroits laisser tranquilles, si vous préférez garder une serviette et si vous aimeriez toucher la masseuse. Après votre douche, la séance se déroule ainsi :',
      ],
      bullets: [
        'Un regard, puis vous vous allongez.',
        'L’huile est déjà chaude, parfumée ou non.',
        'À mi-chemin, vous vous retournez.',
        'La finition vient tard, aussi lente que le reste.',
      ],
    },
    {
      heading: 'Pour une première fois, ou à deux',
      paragraphs: [
        'Vous n’avez rien à apprendre avant de venir. L’accueil vous explique les étapes en français, puis la masseuse vous guide par gestes.',
        'Les couples s’allongent côte à côte, chacun avec sa masseuse. Dites-le en réservant, et un salon assez grand vous attendra.',
      ],
    },
    {
      heading: 'Le massage de {longer} minutes',
      paragraphs: [
        'Il s’ouvre sur un rituel de respiration et une tasse de thé, puis s’attarde là où celui de {shorter} minutes ne fait que passer : le dos, le cuir chevelu et les pieds. Nous le conseillons au retour d’un voyage ou après une semaine chargée.',
      ],
    },
  ],
  benefitsTitle: 'Une fois dehors',
  benefits: ['Des jambes, un dos, une nuque que l’on avait oubliés', 'L’envie de marcher lentement'],
  includes: {
    45: [
      'Douche avant et après',
      'Massage tantrique de tout le corps à l’huile chaude',
      'Finition lingam ou yoni',
    ],
    60: [
      'Tout le massage de {shorter} minutes',
      'Rituel de respiration et thé',
      'Plus de temps pour le dos, le cuir chevelu et les pieds',
    ],
  },
} satisfies Texts['massages']['tantra-massage'];
