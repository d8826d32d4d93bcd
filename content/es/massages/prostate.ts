import type { Massage } from '../../massage.ts';

export const prostate = {
  title: 'Prostático',
  seoTitle: 'Masaje prostático en Barcelona, explicado paso a paso',
  description:
    'Masaje prostático explicado paso a paso: externo y, si quieres, interno, con guante. Paramos en cuanto lo digas. {prices}.',
  subtitle: 'paso a paso',
  inSentence: 'el Prostático',
  summary: 'Preciso, lento y explicado antes de empezar',
  features: ['Externo y, si quieres, interno', 'Guante y lubricante a base de agua', 'Nada sin tu permiso'],
  intro:
    'El neotantra llama a la próstata «el punto sagrado». Tanto si quieres llegar hasta ella como si prefieres quedarte cerca, tu masajista te explica cada paso antes de darlo y va hasta donde tú digas.',
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
        'Empieza lejos, en las lumbares y las caderas, donde suele haber tensión. Con la respiración ya tranquila, la mano baja hasta el perineo y se queda ahí, con una presión constante. Hay quien no quiere ir más allá, y el masaje es igual de completo.',
        'A la parte interna solo llega si dices que sí, con guante y lubricante a base de agua, con pausas y al compás de tu respiración. Si dices «para», tu masajista retira la mano al momento.',
      ],
    },
    {
      heading: 'La sesión larga',
      paragraphs: [
        'No tiene una lista fija, porque la preparas con tu masajista: puedes dedicar el tiempo que se añade a la espalda, a hacer más pausas o a ir todavía más despacio.',
      ],
    },
    {
      heading: 'Para venir con tranquilidad',
      paragraphs: ['La preparación es mínima:'],
      bullets: [
        'Basta con la ducha del centro.',
        'Ese día, come ligero.',
        'Si es tu primera vez, dilo e iremos con más calma.',
        'Si cambias de idea, el masaje sigue solo por fuera o lo dejas. En los primeros {refundWithin} minutos te devolvemos todo el dinero; después, ya no.',
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
    'Un placer más lento, distinto del habitual.',
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
