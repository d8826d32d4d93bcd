import type { Massage } from '../../massage.ts';

export const fetish = {
  title: 'Fetichista',
  seoTitle: 'Masaje fetichista en Barcelona, con límites claros',
  description:
    'Cuero, látex, seda, tacones o pies: nos lo cuentas antes, acordamos los límites y después viene el masaje con aceite. Con discreción, en el Eixample.',
  subtitle: 'a tu gusto',
  summary: 'Lo que te gusta, dicho de antemano y tratado con naturalidad',
  features: ['Límites hablados antes', 'Cuero, látex, seda, tacones', 'Puedes traer lo tuyo'],
  intro:
    'Puede ser el látex, unas medias o el ruido de un tacón en el suelo. Nos lo dices con tus palabras y te contestamos con franqueza qué hacemos y qué no. Después viene el masaje.',
  sections: [
    {
      heading: 'Dilo antes de venir',
      paragraphs: [
        'Basta una línea en la solicitud de reserva, o una llamada. No hay nada que justificar. Un detalle concreto ayuda más que una explicación larga: el material, la prenda, la postura, una frase.',
        'Ya en el centro, lo repasas con tu masajista y fijáis los límites, los tuyos y los suyos. Aquí nadie pone cara rara.',
      ],
    },
    {
      heading: 'El armario y lo que no cabe en él',
      paragraphs: [
        'El vestuario se limpia y se cuida tanto como las sábanas. Elige una cosa o combina varias:',
      ],
      bullets: [
        'Cuero y látex.',
        'Seda, medias y zapatos de tacón.',
        'Los pies, si lo tuyo son los pies.',
        'Un papel, con un guion breve que se acuerda antes.',
        'Tus propias cosas, si prefieres traerlas de casa.',
      ],
    },
    {
      heading: 'Sigue siendo un masaje',
      paragraphs: [
        'La prenda y el papel ponen el tono. Debajo hay un masaje con aceite tibio, de la nuca a los pies, y unas manos que conocen el oficio. A veces el cuero solo se ve; a veces se nota en cada pase. Eso también se decide antes.',
        'El final es de lingam o de yoni. Y si por el camino algo no encaja, lo dices y se cambia de rumbo, sin preguntas y sin perder el hilo.',
      ],
    },
    {
      heading: 'Discreción, también en la puerta',
      paragraphs: [
        'Lo que se cuenta en la habitación no sale de ella. Desde fuera tampoco se adivina nada: un portal normal del Eixample y un timbre sin nombre. Dentro no hay sala de espera que compartir con nadie.',
        'Podéis venir en pareja, aunque no compartáis el gusto: se habla antes y cada cual encuentra su sitio.',
      ],
    },
  ],
  benefitsTitle: 'Lo que más se agradece',
  benefits: [
    'Hablar del tema sin bajar la voz.',
    'Saber de antemano qué va a haber y qué no.',
    'Ver de cerca, por fin, el detalle tantas veces imaginado.',
    'Marcharse sin haber dado explicaciones.',
  ],
  includes: {
    60: [
      'Conversación previa y límites acordados',
      'Ducha antes y después',
      'Prenda o material del vestuario, a tu elección',
      'Masaje con aceite',
      'Final de lingam o de yoni',
    ],
  },
} satisfies Massage<'fetish-massage'>;
