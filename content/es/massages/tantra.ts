import type { Massage } from '../../massage.ts';

export const tantra = {
  title: 'Tantra',
  seoTitle: 'Masaje tántrico en Barcelona, con velas y aceite tibio',
  description:
    'Masaje tántrico de cuerpo entero en el Eixample: respiración, aceite tibio y un final lento. Individual o en pareja, con masajista a tu elección.',
  subtitle: 'sin prisa',
  summary: 'Velas, respiración y aceite tibio, al paso que pida el cuerpo',
  features: ['De cuerpo entero y sin prisa', 'Ritual y té en la versión larga', 'Individual o en pareja'],
  intro:
    'El tántrico es un masaje de cuerpo entero en el que nada se precipita. La tensión no se descarga a la primera: se junta, se reparte y acaba llegando a todas partes.',
  sections: [
    {
      heading: 'Primero, la respiración',
      paragraphs: [
        'La habitación está en penumbra, con las velas encendidas y las sábanas recién puestas. Tu masajista se sienta frente a ti, te mira y respira contigo hasta que los dos ritmos coinciden. A veces se escapa la risa. No pasa nada: también afloja.',
        'Luego te tumbas y ya está. No hay que corresponder, ni dar conversación, ni estar a la altura.',
      ],
    },
    {
      heading: 'De los pies a la nuca',
      paragraphs: [
        'Las manos empiezan por los pies, suben por las piernas y se quedan un buen rato en la espalda, los hombros y el cuello. Son pases largos, casi sin cortes, que van y vuelven por el mismo camino.',
        'Cuando algo se enciende, se lo llevan a otro sitio: al vientre, al pecho, otra vez a la espalda. Esa es la idea del tantra: repartir en lugar de soltar de golpe. El final, de lingam o de yoni, lleva el mismo paso que todo lo anterior.',
      ],
    },
    {
      heading: 'Quién suele elegirlo',
      paragraphs: ['No hace falta saber nada de tantra ni creer en nada. Lo piden, sobre todo:'],
      bullets: [
        'Quienes vienen por primera vez y prefieren que alguien marque el paso.',
        'Quienes ya conocen el tantra y buscan tiempo y silencio.',
        'Las parejas que quieren recibirlo a la vez, lado a lado, con dos masajistas. Hay que pedirlo al reservar.',
      ],
    },
    {
      heading: 'Corto o largo',
      paragraphs: [
        'El corto va derecho al masaje. El largo empieza con un ritual de respiración y un té, y deja más margen para la espalda, la cabeza y los pies. Para una primera visita sirven los dos; si te cuesta desconectar, el largo te da tiempo a entrar.',
        'Antes y después hay ducha, solo para ti, con toallas y albornoz.',
      ],
    },
  ],
  benefitsTitle: 'Qué queda después',
  benefits: [
    'La respiración, más honda y más lenta.',
    'Los hombros y la mandíbula, sueltos.',
    'El placer, repartido por todo el cuerpo.',
    'Calma para lo que quede de día.',
  ],
  includes: {
    45: [
      'Ducha antes y después',
      'Masaje tántrico de cuerpo entero con aceite tibio',
      'Final de lingam o de yoni',
    ],
    60: [
      'Todo lo del corto',
      'Ritual de respiración y té',
      'Más tiempo para la espalda, el cuero cabelludo y los pies',
    ],
  },
} satisfies Massage<'tantra-massage'>;
