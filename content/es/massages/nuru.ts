import type { Texts } from '../../textTypes/texts.ts';

export const nuru = {
  title: 'Nuru',
  seoTitle: 'Masaje nuru en Barcelona con gel de alga nori',
  description:
    'Masaje nuru con gel de alga nori, sin color ni olor, sobre un colchón caliente, en el Eixample de Barcelona. {prices}.',
  subtitle: 'como el agua',
  inSentence: 'el Nuru',
  summary: 'Gel de alga nori y una masajista que se desliza sobre ti',
  features: ['Gel de nori sin color ni olor', 'Sobre un colchón caliente', 'Se aclara con agua'],
  intro:
    'Nuru viene de una palabra japonesa que significa «resbaladizo»; el masaje nació en Kawasaki. Con un gel de alga nori de por medio, tu masajista se desliza sobre ti con todo el cuerpo.',
  sections: [
    {
      heading: 'El gel',
      paragraphs: [
        'Está hecho con nori, la misma alga del sushi, pero no huele a mar, no tiene color y desaparece con la ducha. Sobre la piel resbala mucho más que el aceite.',
        'Si tienes alergia a las algas o al yodo, elige mejor el Cuerpo a cuerpo, que se hace con aceite.',
      ],
    },
    {
      heading: 'Sobre el colchón',
      paragraphs: [
        'Al salir de la ducha te tumbas boca abajo en un colchón caliente, y el gel, caliente también, te cae por la espalda. Entonces tu masajista empieza a deslizarse: sube y baja a lo largo de tu cuerpo o lo cruza de un lado a otro, a ratos despacio y a ratos más deprisa. A mitad del masaje te das la vuelta y todo vuelve a empezar, esta vez de frente.',
        'Antes habláis de dónde pueden ir tus manos.',
      ],
    },
    {
      heading: 'Cómo moverte',
      paragraphs: ['Al principio sorprende cuánto resbala. Te ayudará saber esto:'],
      bullets: [
        'Muévete despacio, sobre todo al darte la vuelta.',
        'En lugar de agarrarte, deja que tu masajista haga el recorrido.',
        'Quítate los anillos y el reloj antes de la ducha.',
        'Si tienes frío, dilo y calentamos más el gel y el colchón.',
      ],
    },
    {
      heading: '{shorter} o {longer} minutos',
      paragraphs: [
        'El de {shorter} minutos empieza directamente con el gel. El de {longer} abre con un masaje de espalda con aceite, para que los hombros lleguen relajados; más adelante hay una segunda capa de gel y, al terminar, toallas calientes.',
      ],
    },
  ],
  benefitsTitle: 'Después de la ducha',
  benefits: [
    'La piel queda suave, sin grasa ni olor.',
    'El calor del colchón te acompaña hasta la calle.',
    'Todavía te hacen gracia los primeros resbalones.',
  ],
  includes: {
    30: ['Ducha antes y después', 'Nuru con gel de alga sobre colchón caliente', 'Final de lingam o de yoni'],
    60: [
      'Todo lo del masaje de {shorter} minutos',
      'Para empezar, masaje de espalda con aceite',
      'Segunda capa de gel y más tiempo de cuerpo a cuerpo',
      'Toallas calientes',
    ],
  },
} satisfies Texts['massages']['nuru-massage'];
