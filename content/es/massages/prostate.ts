import type { Massage } from '../../massage.ts';

export const prostate = {
  title: 'Prostático',
  seoTitle: 'Masaje prostático en Barcelona, explicado paso a paso',
  description:
    'Masaje prostático explicado paso a paso: externo y, si quieres, interno, con guante. Paramos en cuanto lo digas. {prices}.',
  subtitle: 'paso a paso',
  inSentence: 'el Prostático',
  summary: 'Preciso, lento y explicado antes de empezar',
  features: [
    'Externo y, si quieres, interno',
    'Guante y lubricante a base de agua',
    'Se habla antes, con la ropa puesta',
  ],
  intro:
    'El neotantra llama a la próstata «el punto sagrado». Tanto si quieres que llegue hasta ella como si prefieres que se quede cerca, tu masajista te explica cada paso y no pasa de donde tú digas.',
  sections: [
    {
      heading: 'Antes, una conversación',
      paragraphs: [
        'Con la ropa todavía puesta, hablas con tu masajista, que te cuenta qué va a hacer, en qué orden y qué es normal sentir. Puedes preguntarle lo que quieras, por raro que te parezca.',
      ],
    },
    {
      heading: 'El masaje',
      paragraphs: [
        'Empieza lejos, en las lumbares y las caderas, donde suele haber tensión. Cuando el cuerpo afloja, la mano baja hasta el perineo y se queda ahí, con una presión constante. Hay quien no quiere ir más allá, y el masaje es igual de completo.',
        'A la parte interna solo llega si dices que sí, con guante y lubricante a base de agua, con pausas y a tu compás. Si dices «para», tu masajista retira la mano al momento.',
      ],
    },
    {
      heading: 'La versión larga',
      paragraphs: [
        'Tiene todo lo de la corta y más tiempo, que repartes con tu masajista: más espalda, más pausas o un paso todavía más lento. Si quieres saber los detalles, pregúntanos.',
      ],
    },
    {
      heading: 'Para venir con tranquilidad',
      paragraphs: ['La preparación es mínima:'],
      bullets: [
        'Basta con la ducha del centro.',
        'Ese día, come ligero.',
        'Si nunca lo has probado, dilo e iremos con más calma.',
        'Si cambias de idea, el masaje sigue solo por fuera o lo dejas. Si lo dejas en los primeros {refundWithin} minutos, te devolvemos todo el dinero; después, ya no.',
      ],
    },
    {
      heading: 'Si tienes alguna molestia',
      paragraphs: [
        'Este masaje no es un tratamiento. Si tienes dolor, una enfermedad de la zona o una operación reciente, consúltalo con un médico antes de reservar, y no escribas nada de eso en el formulario.',
      ],
    },
  ],
  benefitsTitle: 'Qué te llevas',
  benefits: [
    'Un placer que llega despacio, desde otro sitio.',
    'La calma de saber en cada momento qué viene después.',
  ],
  includes: {
    30: [
      'Ducha antes y después',
      'Masaje de lumbares y caderas',
      'Masaje prostático externo y, si quieres, interno, con guante',
      'Final de lingam',
    ],
  },
} satisfies Massage<'prostate-massage'>;
