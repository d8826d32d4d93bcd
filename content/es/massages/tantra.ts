import type { Texts } from '../../textTypes/texts.ts';

export const tantra = {
  title: 'Tantra',
  seoTitle: 'Masaje tántrico en Barcelona, de cuerpo entero',
  description:
    'Masaje tántrico de cuerpo entero en el Eixample: respiración, aceite y un final lento. Para hombres y mujeres. {prices}.',
  subtitle: 'sin prisa',
  inSentence: 'el Tantra',
  summary: 'Velas, respiración y aceite caliente, de los pies a la nuca',
  features: ['De cuerpo entero', 'Ritual y té en el de {longer} minutos', 'Con aceite caliente'],
  intro:
    'El masaje tántrico es lento y de cuerpo entero, con aceite y mucha atención a la respiración. En lugar de buscar el placer de golpe, lo va repartiendo por todo el cuerpo, y el final llega sin forzarlo.',
  sections: [
    {
      heading: 'Primero, la respiración',
      paragraphs: [
        'La sala está en penumbra, con las velas encendidas y las sábanas recién puestas. En el masaje de {longer} minutos, tu masajista se sienta primero frente a ti y respira contigo hasta que vuestros ritmos coinciden. ¿Se te escapa la risa? Le ocurre a mucha gente.',
        'Luego te tumbas, y a partir de ahí no hay que hacer nada, ni dar conversación.',
      ],
    },
    {
      heading: 'De los pies a la nuca',
      paragraphs: [
        'Las manos empiezan por los pies, suben por las piernas y se quedan un buen rato en la espalda, los hombros y el cuello, con pasadas largas que van y vuelven por el mismo camino.',
        'Cuando la excitación sube, las manos se van a otro sitio: al vientre, al pecho, a las piernas. En eso consiste el tantra: en no tener prisa por llegar.',
      ],
    },
    {
      heading: 'Quién suele elegirlo',
      paragraphs: ['No tienes que saber nada de tantra ni creer en nada. Suelen pedirlo:'],
      bullets: [
        'Quienes vienen por primera vez y prefieren que alguien lleve el ritmo.',
        'Quienes ya conocen el tantra y buscan tiempo y silencio.',
      ],
    },
    {
      heading: '{shorter} o {longer} minutos',
      paragraphs: [
        'El de {shorter} minutos empieza sin preámbulos. El de {longer} añade el rato de respirar a la vez y un té, y deja más tiempo para la espalda, la cabeza y los pies. Ambos sirven para una primera visita, aunque a quien le cueste desconectar le irá mejor el de {longer}.',
      ],
    },
  ],
  benefitsTitle: 'Qué queda después',
  benefits: [
    'El placer se nota en todo el cuerpo y no en un solo punto.',
    'Al salir cuesta volver a andar deprisa.',
    'El móvil puede esperar un poco más.',
  ],
  includes: {
    45: ['Ducha antes y después', 'Masaje tántrico de cuerpo entero con aceite', 'Final de lingam o de yoni'],
    60: [
      'Todo lo del masaje de {shorter} minutos',
      'Ritual de respiración y té',
      'Más tiempo para la espalda, el cuero cabelludo y los pies',
    ],
  },
} satisfies Texts['massages']['tantra-massage'];
