import type { Massage } from '../../massage.ts';

export const prostate = {
  title: 'Prostático',
  seoTitle: 'Masaje prostático en Barcelona, explicado paso a paso',
  description:
    'Masaje prostático lento y preciso, externo y, si quieres, interno, con guante. Se explica antes de empezar y se detiene en cuanto lo digas.',
  subtitle: 'paso a paso',
  summary: 'Preciso, lento y explicado antes de cada paso',
  features: ['Externo y, si quieres, interno', 'Guante y lubricante a base de agua', 'Nada sin tu permiso'],
  intro:
    'El tantra llama a la próstata «el punto sagrado». El masaje es lento y muy preciso: primero se explica, luego se hace, y llega hasta donde digas. Ni un paso más.',
  sections: [
    {
      heading: 'Antes, una conversación',
      paragraphs: [
        'Hablas con tu masajista todavía con la ropa puesta. Te cuenta qué va a hacer, en qué orden y qué es normal sentir. Pregúntale cualquier cosa, por rara que te parezca: no será la primera vez que la oye.',
      ],
    },
    {
      heading: 'De fuera adentro',
      paragraphs: [
        'El masaje empieza lejos, en las lumbares y las caderas, que suelen guardar más tensión de la que parece. Con la respiración ya tranquila, la mano baja hasta el perineo y se queda ahí, con una presión constante. Hay quien prefiere no ir más allá, y ya es un masaje completo.',
        'La parte interna solo llega si dices que sí. Se hace con guante y lubricante a base de agua, muy despacio, con pausas y al compás del aire que sueltas. Basta decir «para» y todo se detiene en el acto. El final es de lingam.',
      ],
    },
    {
      heading: 'Para venir con tranquilidad',
      paragraphs: ['La preparación es mínima:'],
      bullets: [
        'Con la ducha del centro basta. No hace falta nada especial.',
        'Ese día, come ligero.',
        'Elige masajista con calma: aquí la confianza cuenta mucho.',
        'Si es tu primera vez, dilo e iremos todavía más despacio.',
        'Si cambias de idea a la mitad, el masaje sigue por fuera, sin más.',
      ],
    },
    {
      heading: 'Un masaje, no una consulta',
      paragraphs: [
        'Aquí ni se cura ni se diagnostica. Si tienes dolor o una enfermedad, o si te han operado hace poco de la zona, pide opinión médica antes de reservar.',
      ],
    },
    {
      heading: 'La versión larga',
      paragraphs: [
        'No tiene una lista cerrada. Se prepara hablando contigo, según lo que ya conozcas y lo que te apetezca probar. Llámanos o escríbenos y te damos los detalles.',
      ],
    },
  ],
  benefitsTitle: 'Qué te llevas',
  benefits: [
    'Caderas y lumbares más ligeras.',
    'Una respiración que baja hasta el vientre.',
    'Sensaciones más hondas que las de costumbre.',
    'La tranquilidad de haber sabido siempre qué venía después.',
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
