import type { Massage } from '../../massage.ts';

export const prostate = {
  title: 'Prostático',
  seoTitle: 'Masaje prostático en Barcelona, explicado paso a paso',
  description:
    'Masaje prostático lento y explicado antes, externo y, si quieres, interno, con guante. Para en cuanto lo digas. Precios: {prices}.',
  subtitle: 'paso a paso',
  summary: 'Preciso, lento y explicado antes de cada paso',
  features: ['Externo y, si quieres, interno', 'Guante y lubricante a base de agua', 'Nada sin tu permiso'],
  intro:
    'El neotantra llama a la próstata «el punto sagrado». El masaje es lento y muy preciso: primero se explica, luego se hace, y llega hasta donde tú digas.',
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
        'El masaje empieza lejos, en las lumbares y las caderas, que suelen guardar más tensión de la que parece. Con la respiración ya tranquila, la mano baja hasta el perineo y se queda ahí, con una presión constante. Hay quien prefiere no ir más allá, y el masaje también es completo así.',
        'La parte interna se hace solo si dices que sí, con guante y lubricante a base de agua, muy despacio, con pausas y al compás de tu respiración. Si dices «para», tu masajista retira la mano en el acto.',
      ],
    },
    {
      heading: 'Para venir con tranquilidad',
      paragraphs: ['La preparación es mínima:'],
      bullets: [
        'Con la ducha del centro basta. No hace falta nada especial.',
        'Ese día, come ligero.',
        'Elige masajista con calma: la confianza cuenta mucho.',
        'Si es tu primera vez, tu masajista irá todavía más despacio.',
        'Si cambias de idea a la mitad, el masaje sigue por fuera o termina, como prefieras. En los primeros {refundWithin} minutos te devolvemos el dinero. Pasado ese tiempo, no se devuelve.',
      ],
    },
    {
      heading: 'Un masaje, no una consulta',
      paragraphs: [
        'Aquí no se cura ni se diagnostica. Con dolor, una enfermedad de la zona o una operación reciente, pide opinión médica antes de reservar. No hace falta que nos la cuentes.',
      ],
    },
    {
      heading: 'La versión larga',
      paragraphs: [
        'No tiene una lista cerrada: se prepara contigo, según lo que ya conozcas y lo que te apetezca probar. Llámanos o escríbenos y te damos los detalles.',
      ],
    },
  ],
  benefitsTitle: 'Qué te llevas',
  benefits: [
    'Menos tensión en las caderas y las lumbares.',
    'Una respiración más lenta, desde el vientre.',
    'Un placer más lento, distinto del habitual.',
    'La tranquilidad de saber en todo momento qué viene después.',
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
