import type { ServiceWords } from '../../service-words.ts';

export const fetish = {
  summary: 'Lo que te gusta, dicho de antemano y tratado con naturalidad',
  features: ['Límites hablados antes', 'Cuero, látex, seda, tacones', 'Puedes traer lo tuyo'],
  intro:
    'Puede ser el látex, unas medias o el ruido de un tacón en el suelo. Nos lo dices con tus palabras y te contestamos con franqueza qué hacemos y qué no. Después viene el masaje.',
  sections: [
    {
      heading: 'Dilo antes de venir',
      paragraphs: [
        'Basta una línea en la solicitud de reserva, o una llamada. No hay que justificarlo. Un detalle concreto ayuda más que una explicación larga: el material, la prenda, la postura, una frase.',
        'Ya en el centro, lo repasas con tu masajista y fijáis los límites, los tuyos y los suyos. Nadie levanta una ceja.',
      ],
    },
    {
      heading: 'Qué hay en el armario',
      paragraphs: [
        'El vestuario se limpia y se cuida tanto como la ropa de cama. Elige una cosa o combina varias:',
      ],
      bullets: [
        'Cuero y látex.',
        'Seda, medias y zapatos de tacón.',
        'Los pies, si lo tuyo son los pies.',
        'Un papel que interpretar, con un guion breve acordado contigo.',
        'Lo que traigas de casa, si prefieres tus propias cosas.',
      ],
    },
    {
      heading: 'Sigue siendo un masaje',
      paragraphs: [
        'La prenda y el papel ponen el tono. Debajo hay un masaje con aceite tibio, de la nuca a los pies, dado por alguien que conoce su oficio. A veces el cuero solo se ve; a veces se nota en cada pase. Eso también se decide antes.',
        'El final es de lingam o de yoni. Si por el camino algo no encaja, lo dices y se cambia de rumbo, sin preguntas y sin perder el hilo.',
      ],
    },
    {
      heading: 'Discreción, también en la puerta',
      paragraphs: [
        'Lo que se cuenta en la habitación no sale de ella. Tampoco se adivina nada desde fuera: entras por un portal normal del Eixample, llamas a un timbre sin nombre y no compartes sala de espera con nadie.',
        'También podéis venir en pareja, aunque el gusto no sea compartido. Se habla antes y cada cual encuentra su sitio.',
      ],
    },
  ],
  benefitsTitle: 'Lo que más se agradece',
  benefits: [
    'Hablar del tema sin bajar la voz.',
    'Saber de antemano qué va a haber y qué no.',
    'Ver por fin el detalle que tantas veces habías imaginado.',
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
} satisfies ServiceWords<'fetish-massage'>;
