import type { ServiceWords } from '../../service-words.ts';

export const bodyToBody = {
  summary: 'Piel con piel, aceite tibio y el peso justo de otro cuerpo',
  features: ['Con todo el cuerpo', 'Aceite tibio, sobre un futón', 'Boca abajo y boca arriba'],
  intro:
    'Aquí las manos son lo de menos. La masajista se vale de los antebrazos, el pecho, el vientre y las piernas, sobre un futón y con aceite tibio. Un masaje sencillo, cercano, sin ceremonia.',
  sections: [
    {
      heading: 'Dicho con claridad',
      paragraphs: [
        'No hay ropa de por medio, ni la tuya ni la suya, y el contacto dura casi todo el masaje: en eso consiste. Antes tienes una ducha, una toalla limpia y un momento para decir qué te gusta y qué prefieres dejar fuera. Lo que dejas fuera, fuera se queda.',
      ],
    },
    {
      heading: 'Cómo aprieta un cuerpo',
      paragraphs: [
        'La presión no viene de los dedos. Viene del peso. Un antebrazo recorre la espalda de abajo arriba; después, el torso entero baja despacio hasta apoyarse en ti. El aceite permite el movimiento y el calor pone lo demás. A mitad de camino te das la vuelta y todo vuelve a empezar, esta vez cara a cara.',
        'Puedes pedir más peso o menos, más ritmo o más quietud. También que se pare todo y solo quede la respiración. Las manos esperan su turno: suyo es el final, de lingam o de yoni.',
      ],
    },
    {
      heading: '¿Aceite o gel?',
      paragraphs: ['Es fácil dudar entre este masaje y el nuru. Se parecen, pero no se sienten igual:'],
      bullets: [
        'El aceite calienta más y resbala menos.',
        'Hay paradas. El contacto importa más que el movimiento.',
        'Al nuru se va a resbalar; aquí se viene a estar cerca.',
      ],
    },
    {
      heading: 'Con quién y cómo',
      paragraphs: [
        'Eliges masajista y también si prefieres hombre o mujer, según quién esté ese día. Si tienes una preferencia clara, lo mejor es reservar. Si no, ven cuando te apetezca: la puerta es la de un edificio cualquiera del Eixample, con un timbre sin rótulo.',
        'El aceite puede ir sin perfume; dilo y lo cambiamos. Al terminar hay otra ducha y un albornoz, y te vistes cuando quieras.',
      ],
    },
  ],
  benefitsTitle: 'Por qué sienta bien',
  benefits: [
    'El calor llega a toda la espalda al mismo tiempo.',
    'El peso tranquiliza y se respira más hondo.',
    'La cercanía no hay que explicarla.',
    'La piel sale ganando con el aceite.',
  ],
  includes: {
    30: [
      'Ducha antes y después',
      'Cuerpo a cuerpo con aceite tibio, boca abajo y boca arriba',
      'Final de lingam o de yoni',
    ],
  },
} satisfies ServiceWords<'body-to-body-massage'>;
