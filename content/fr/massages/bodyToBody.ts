import type { Texts } from '../../textTypes/texts.ts';

export const bodyToBody = {
  title: 'Corps à corps',
  longTitle: 'Massage corps à corps',
  inSentence: 'le massage corps à corps',
  seoTitle: 'Massage corps à corps (body body) à Barcelone',
  description:
    'Sur un futon, à l’huile chaude, la masseuse vous masse de tout son corps. On l’appelle aussi « body body ». {prices}.',
  subtitle: 'peau contre peau',
  summary: 'De l’huile chaude, un futon et une peau contre la vôtre.',
  features: [
    'À l’huile chaude, sur un futon',
    'La pression vient du poids',
    'Sur le ventre, puis sur le dos',
  ],
  intro:
    'On dit aussi « body body ». Ici, les mains ne sont pas seules à masser. La masseuse se sert aussi de ses avant-bras, de son buste, de son ventre et de ses jambes.',
  sections: [
    {
      heading: 'Le poids plutôt que la force',
      paragraphs: [
        'Une main appuie sur un point, un corps appuie partout, et cela se sent dès le premier passage. La masseuse ne force pas. Elle déplace lentement son poids d’une épaule à l’autre, puis le long du dos.',
        'Elle est nue, vous aussi, et la gêne, s’il y en a, passe vite. Si vous avez envie de la toucher de vos mains, dites-le avant à l’accueil, qui traduit, et attendez son oui.',
      ],
    },
    {
      heading: 'Huile ou gel ?',
      paragraphs: [
        'Le gel d’algue du nuru glisse presque sans frottement. L’huile freine un peu, le geste ralentit, la chaleur reste et chaque appui se sent mieux.',
      ],
      bullets: [
        'Pour la chaleur et la proximité, le massage corps à corps.',
        'Pour la glisse, le nuru.',
        'En cas de doute, parlez-nous de ce que vous aimez et nous choisirons avec vous.',
      ],
    },
    {
      heading: 'Sur le futon',
      paragraphs: [
        'Le salon est prêt, le futon fait, les draps frais. En sortant de la douche, vous vous allongez sur le ventre, et la masseuse parcourt lentement les jambes et le dos. Puis vous vous retournez et elle reprend, des jambes aux épaules. Les mains ne prennent le relais qu’à la fin.',
        'Vous pouvez vous taire. Un signe de vous, et elle appuie davantage, ou moins.',
      ],
    },
  ],
  benefitsTitle: 'Ce que l’on en garde',
  benefits: ['Un dos détendu par le poids, pas par la force', 'La chaleur, encore dans la rue'],
  includes: {
    30: [
      'Douche avant et après',
      'Massage corps à corps à l’huile chaude, sur le ventre puis sur le dos',
      'Finition lingam ou yoni, à la main',
    ],
  },
} satisfies Texts['massages']['body-to-body-massage'];
