import type { Massage } from '../../massage.ts';

export const prostate = {
  title: 'Prostatique',
  longTitle: 'Massage prostatique',
  inSentence: 'le massage prostatique',
  seoTitle: 'Massage prostatique à Barcelone, étape par étape',
  description:
    'Un massage prostatique lent, expliqué à l’avance. Externe d’abord, interne seulement avec votre accord, avec gant. {prices}.',
  subtitle: 'pas à pas',
  summary: 'Lent, précis, expliqué à l’avance : rien ne se fait sans votre accord.',
  features: [
    'Chaque étape est expliquée avant',
    'Gant et lubrifiant à base d’eau',
    'Externe, puis interne si vous dites oui',
  ],
  intro:
    'Beaucoup y pensent, peu le demandent. Ce massage est lent et précis ; l’accueil vous en explique chaque étape, en français, avant le massage. Rien d’interne sans un oui de votre part : « oui » et « stop » se comprennent dans toutes les langues.',
  sections: [
    {
      heading: 'Commencer à distance, avancer peu',
      paragraphs: [
        'La masseuse s’occupe d’abord du bas du dos et des hanches, que l’on contracte sans le savoir. Elle passe ensuite au périnée, de l’extérieur. On peut s’en tenir là ; le massage n’en est pas moins complet.',
        'Si vous souhaitez poursuivre, elle enfile un gant, prend un lubrifiant à base d’eau et attend que votre respiration soit calme. Les mouvements restent infimes. Vous pouvez y mettre fin à tout moment : au mot « stop », la masseuse retire aussitôt la main. La finition lingam clôt la séance.',
      ],
    },
    {
      heading: 'Le point sacré',
      paragraphs: [
        'C’est ainsi que le tantra appelle la prostate. Rien n’oblige à y croire. Ce qui se vérifie vite, en revanche, c’est l’importance de la respiration : retenue, elle crispe tout ; lente, elle laisse faire. Si vous perdez le fil, la masseuse respire avec vous, assez fort pour que vous l’entendiez ; on la suit sans y penser.',
      ],
    },
    {
      heading: 'Les questions que l’on garde pour soi',
      paragraphs: ['Peu de gens les posent. Voici tout de même les réponses.'],
      bullets: [
        'Faut-il se préparer ? Rien de particulier : un repas léger avant de venir, une douche sur place.',
        'Est-ce douloureux ? Non, en principe. À la moindre gêne, dites-le et la masseuse s’arrête.',
        'Est-ce un soin médical ? Non. En cas de douleur ou de maladie, voyez d’abord un médecin.',
        'Et si je change d’avis ? La séance continue autrement, ou s’arrête, sans commentaire. Dans les {refundWithin} premières minutes, nous vous rendons votre argent ; au-delà, le temps convenu reste payé.',
      ],
    },
    {
      heading: 'La version longue se compose avec vous',
      paragraphs: [
        'Elle n’a pas de programme fixe. On la compose en parlant, d’après ce que vous connaissez déjà et ce que vous aimeriez essayer. Demandez-nous, de vive voix ou par écrit : la question ne gêne personne ici.',
      ],
    },
  ],
  benefitsTitle: 'À quoi s’attendre',
  benefits: [
    'Le bas du dos et les hanches plus souples',
    'Une sensation lente et diffuse, nouvelle pour beaucoup',
    'Une curiosité satisfaite sans embarras',
    'Une respiration plus lente, que l’on garde en partant',
  ],
  includes: {
    30: [
      'Douche avant et après',
      'Massage du bas du dos et des hanches',
      'Massage prostatique externe et, si vous le souhaitez, interne, avec gant',
      'Finition lingam',
    ],
  },
} satisfies Massage<'prostate-massage'>;
