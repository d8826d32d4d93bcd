import type { Texts } from '../../textTypes/texts.ts';

export const prostate = {
  title: 'Prostatique',
  longTitle: 'Massage prostatique',
  inSentence: 'le massage prostatique',
  seoTitle: 'Massage prostatique à Barcelone, étape par étape',
  description:
    'Un massage prostatique lent, expliqué à l’avance, d’abord externe, puis interne, avec un gant, si vous dites oui. {prices}.',
  subtitle: 'pas à pas',
  summary: 'Un massage lent et précis, où rien ne se fait sans votre accord.',
  features: [
    'Chaque étape est expliquée avant',
    'Gant et lubrifiant à base d’eau',
    'Externe, puis interne si vous dites oui',
  ],
  intro:
    'Beaucoup y pensent et peu le demandent. Nous vous expliquons chaque étape en français avant de commencer, et le massage ne devient interne que si vous dites oui. Toutes nos masseuses comprennent « oui » et « stop ».',
  sections: [
    {
      heading: 'Commencer par le dos',
      paragraphs: [
        'La masseuse s’occupe d’abord du bas du dos et des hanches, que beaucoup contractent malgré eux, puis elle passe au massage externe. Vous pouvez vous en tenir là, le massage n’en est pas moins complet.',
        'Si vous souhaitez poursuivre, elle met un gant, prend un lubrifiant à base d’eau et attend un nouveau oui. Les mouvements restent infimes. La séance se termine par le lingam, à la main.',
      ],
    },
    {
      heading: 'Le point sacré',
      paragraphs: [
        'C’est ainsi que le tantra appelle la prostate. Sacré ou non, ce point répond surtout à la respiration : retenue, elle crispe tout ; lente, elle relâche. Si vous perdez le fil, suivez celle de la masseuse.',
      ],
    },
    {
      heading: 'Les questions que l’on garde pour soi',
      paragraphs: ['Nous y répondons ici, pour que vous n’ayez pas à les poser.'],
      bullets: [
        'Faut-il se préparer ? Mangez léger avant de venir et prenez votre temps sous la douche. Rien de plus.',
        'Est-ce douloureux ? Cela ne doit pas faire mal. À la moindre gêne, un signe ou « stop ».',
        'Est-ce un soin médical ? Non. En cas de douleur ou de maladie, voyez d’abord un médecin.',
        'Et si je change d’avis ? La séance continue autrement ou s’arrête, comme vous voulez. Dans les {refundWithin} premières minutes, nous vous remboursons tout ; plus tard, non.',
      ],
    },
    {
      heading: '{shorter} ou {longer} minutes',
      paragraphs: [
        'Les étapes sont les mêmes. En {longer} minutes, vous décidez où va le temps en plus : tout le corps pour commencer, des pauses plus longues ou une fin plus lente. Parlez-nous-en en réservant.',
      ],
    },
  ],
  benefitsTitle: 'À quoi s’attendre',
  benefits: [
    'Une sensation lente et diffuse, nouvelle pour beaucoup',
    'Une réponse à votre curiosité, dans un sens ou dans l’autre',
  ],
  includes: {
    30: [
      'Douche avant et après',
      'Massage du bas du dos et des hanches',
      'Massage prostatique externe et, si vous dites oui, interne, avec gant',
      'Finition lingam, à la main',
    ],
  },
} satisfies Texts['massages']['prostate-massage'];
