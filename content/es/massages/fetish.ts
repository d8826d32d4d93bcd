import type { Texts } from '../../textTypes/texts.ts';

export const fetish = {
  title: 'Fetichista',
  seoTitle: 'Masaje fetichista en Barcelona, con límites claros',
  description:
    'Cuero, látex, seda, tacones o pies: nos lo cuentas, acordamos los límites y luego viene el masaje con aceite. {prices}.',
  subtitle: 'a tu gusto',
  inSentence: 'el Fetichista',
  summary: 'Lo que te gusta, sin rodeos y con naturalidad',
  features: ['Sin explicaciones largas', 'Cuero, látex, seda, tacones', 'Puedes traer lo tuyo'],
  intro:
    'Un fetiche puede ser el látex, unas medias o el ruido de un tacón en el suelo. Nos lo cuentas con tus palabras, te contestamos con franqueza qué hacemos y qué no, y luego viene el masaje.',
  sections: [
    {
      heading: 'Dilo antes de venir',
      paragraphs: [
        'Basta una línea en la solicitud de reserva o una llamada. Más que una explicación larga, ayuda un detalle concreto, como el material, la prenda, la postura o una frase.',
        'Ya en el centro, lo repasas con tu masajista y fijáis los límites, los tuyos y los suyos. Acordáis también si la prenda la llevas tú o tu masajista, o cada cual la suya. Nadie va a poner cara de sorpresa.',
      ],
    },
    {
      heading: 'Qué puedes pedir',
      paragraphs: [
        'Limpiamos cada prenda con el mismo cuidado que las sábanas. Elige una cosa o combina varias:',
      ],
      bullets: [
        'Cuero y látex.',
        'Seda, medias y zapatos de tacón.',
        'Los pies, descalzos o con medias.',
        'Un juego de rol, con un guion breve que acordáis antes.',
        'Tus propias cosas, traídas de casa.',
      ],
    },
    {
      heading: 'Sigue siendo un masaje',
      paragraphs: [
        'El juego marca el tono; lo demás es un masaje con aceite, de la nuca a los pies. El cuero, por ejemplo, lo miras sin más o lo sientes en cada pasada.',
        'Si algo no te convence, lo dices y se cambia por otra cosa o se deja, sin más preguntas.',
      ],
    },
    {
      heading: 'Cuando cuesta decirlo',
      paragraphs: [
        'Empieza por lo que no quieres y verás que lo demás sale solo. Tampoco tienes que contarlo todo, ni explicar por qué. Lo que en casa guardas en un cajón, aquí lo puedes traer puesto.',
      ],
    },
  ],
  includes: {
    60: [
      'Conversación previa',
      'Ducha antes y después',
      'Prenda o material de nuestro armario, a tu elección',
      'Masaje con aceite',
      'Final de lingam o de yoni',
    ],
  },
} satisfies Texts['massages']['fetish-massage'];
