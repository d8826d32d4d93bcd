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
    'El neotantra llama a la próstata «el punto sagrado». Para llegar hasta ella, o para quedarse cerca, tu masajista te explica cada paso antes de darlo y va hasta donde tú digas.',
  sections: [
    {
      heading: 'Antes, una conversación',
      paragraphs: [
        'Hablas con tu masajista todavía con la ropa puesta. Te cuenta qué va a hacer, en qué orden y qué es normal sentir. Pregúntale lo que quieras, por raro que te parezca.',
      ],
    },
    {
      heading: 'El masaje',
      paragraphs: [
        'Empieza lejos, en las lumbares y las caderas, que suelen guardar más tensión de la que parece. Con la respiración ya tranquila, la mano baja hasta el perineo y se queda ahí, con una presión constante. Hay quien no quiere ir más allá, y el masaje es igual de completo.',
        'A la parte interna llega solo si dices que sí: con guante y lubricante a base de agua, con pausas y al compás de tu respiración. Si dices «para», tu masajista retira la mano en el acto.',
      ],
    },
    {
      heading: 'Para venir con tranquilidad',
      paragraphs: ['La preparación es mínima:'],
      bullets: [
        'La ducha del centro es suficiente.',
        'Ese día, come ligero.',
        'Elige masajista con calma: la confianza cuenta mucho.',
        'Si es tu primera vez, dilo: iremos todavía más despacio.',
        'Si cambias de idea sobre la marcha, el masaje sigue por fuera o lo dejas del todo. Si lo dejas en los primeros {refundWithin} minutos, te devolvemos el dinero, todo; después, ya no.',
      ],
    },
    {
      heading: 'Un masaje, no una consulta',
      paragraphs: [
        'Aquí no curamos ni diagnosticamos. Si tienes dolor, una enfermedad de la zona o una operación reciente, pide opinión médica antes de reservar. En el formulario no escribas nada de eso.',
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
