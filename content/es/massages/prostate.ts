import type { Texts } from '../../textTypes/texts.ts';

export const prostate = {
  title: 'Prostático',
  seoTitle: 'Masaje prostático en Barcelona, explicado paso a paso',
  description:
    'Masaje prostático explicado paso a paso: externo y, si quieres, interno, con guante. Paramos en cuanto lo digas. {prices}.',
  subtitle: 'paso a paso',
  inSentence: 'el Prostático',
  summary: 'Lento, preciso y sin sorpresas: antes de empezar te lo explican todo',
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
        'Con la ropa todavía puesta, hablas con tu masajista, que te cuenta qué va a hacer, en qué orden y qué es normal sentir. Pregúntale lo que quieras: seguro que ya se lo han preguntado.',
      ],
    },
    {
      heading: 'El masaje',
      paragraphs: [
        'Empieza lejos, en las lumbares y las caderas, donde suele haber tensión. Cuando el cuerpo afloja, la mano baja hasta el perineo y se queda ahí, con una presión constante. No hace falta ir más allá para que el masaje sea completo.',
        'Por dentro solo sigue si le dices que sí, con guante y lubricante a base de agua, con pausas y a tu ritmo. Basta un «para» y tu masajista retira la mano al momento.',
      ],
    },
    {
      heading: 'Los {longer} minutos',
      paragraphs: [
        'Son los mismos pasos con más tiempo. Tú dices en qué: un comienzo por todo el cuerpo, pausas más largas o un final todavía más lento. Pídelo al reservar o al llegar.',
      ],
    },
    {
      heading: 'Para venir con tranquilidad',
      paragraphs: ['La preparación es mínima:'],
      bullets: [
        'Con la ducha del centro es suficiente.',
        'Ese día, come ligero.',
        'Di si es tu primera vez: iremos con más calma.',
        'Puedes cambiar de idea en cualquier momento: el masaje sigue solo por fuera o se termina. El dinero se devuelve si lo dejas en los primeros {refundWithin} minutos.',
      ],
    },
    {
      heading: 'No es un tratamiento',
      paragraphs: [
        'Este masaje es para el placer y el descanso. Si tienes dolores o una enfermedad en la zona, o te han operado hace poco, consulta a un médico antes de reservar. En el formulario no cuentes nada de eso.',
      ],
    },
  ],
  includes: {
    30: [
      'Ducha antes y después',
      'Masaje de lumbares y caderas',
      'Masaje prostático externo y, si quieres, interno, con guante',
      'Final de lingam',
    ],
  },
} satisfies Texts['massages']['prostate-massage'];
