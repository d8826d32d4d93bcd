import type { Massage } from '../../massage.ts';

export const prostate = {
  title: 'Prostatique',
  longTitle: 'Massage prostatique',
  inSentence: 'le massage prostatique',
  seoTitle: 'Massage prostatique à Barcelone, étape par étape',
  description:
    'Un massage prostatique lent, expliqué à l’avance. Externe d’abord, interne seulement avec votre accord, avec gant. {prices}.',
  subtitle: 'pas à pas',
  summary: 'Lent et précis. Rien ne se fait sans votre accord.',
  features: [
    'Chaque étape est expliquée avant',
    'Gant et lubrifiant à base d’eau',
    'Externe, puis interne si vous dites oui',
  ],
  intro:
    'Beaucoup y pensent, peu le demandent. L’accueil vous explique chaque étape, en français, avant de commencer. Le massage ne devient interne que si vous dites oui. Ce mot-là et « stop », la masseuse les comprend.',
  sections: [
    {
      heading: 'Commencer par le dos, sans se presser',
      paragraphs: [
        'La masseuse s’occupe d’abord du bas du dos et des hanches, que beaucoup contractent sans le savoir. Elle passe ensuite au périnée, de l’extérieur. Vous pouvez vous en tenir là : le massage n’en est pas moins complet.',
        'Si vous souhaitez poursuivre, elle enfile un gant, prend un lubrifiant à base d’eau et attend un nouveau oui. Les mouvements restent infimes. Vous pouvez y mettre fin à tout moment : à « stop », tout s’arrête. La séance se termine par la finition lingam.',
      ],
    },
    {
      heading: 'Le point sacré',
      paragraphs: [
        'C’est ainsi que le tantra appelle la prostate. Sacré ou non, ce point répond surtout à la respiration : retenue, elle crispe tout ; lente, elle laisse faire. Perdez-vous le fil ? La masseuse respire lentement avec vous, et vous la suivez.',
      ],
    },
    {
      heading: 'Les questions que l’on garde pour soi',
      paragraphs: ['Voici les réponses, pour que vous n’ayez pas à les demander.'],
      bullets: [
        'Faut-il se préparer ? Un repas léger avant de venir, une douche sur place, et c’est tout.',
        'Est-ce douloureux ? Cela ne doit pas faire mal. À la moindre gêne, « stop » suffit.',
        'Est-ce un soin médical ? Non. En cas de douleur ou de maladie, voyez d’abord un médecin.',
        'Et si je change d’avis ? La séance continue autrement, ou s’arrête, sans commentaire. Dans les {refundWithin} premières minutes, nous vous remboursons tout.',
      ],
    },
    {
      heading: 'La version longue se compose avec vous',
      paragraphs: [
        'Elle donne surtout plus de temps, sans programme fixe : vous la composez avec l’accueil, d’après ce que vous connaissez déjà et ce que vous aimeriez essayer.',
      ],
    },
  ],
  benefitsTitle: 'À quoi s’attendre',
  benefits: [
    'Une sensation lente et diffuse, nouvelle pour beaucoup',
    'Une curiosité satisfaite sans embarras',
  ],
  includes: {
    30: [
      'Douche avant et après',
      'Massage du bas du dos et des hanches',
      'Massage prostatique externe et, si vous dites oui, interne, avec gant',
      'Finition lingam',
    ],
  },
} satisfies Massage<'prostate-massage'>;
