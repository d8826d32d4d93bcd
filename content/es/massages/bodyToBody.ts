import type { Massage } from '../../massage.ts';

export const bodyToBody = {
  title: 'Cuerpo a cuerpo',
  seoTitle: 'Masaje cuerpo a cuerpo en Barcelona, con aceite tibio',
  description:
    'Masaje cuerpo a cuerpo en el Eixample, sobre futón y con aceite tibio. En qué se distingue del nuru, qué incluye y cómo se elige masajista.',
  subtitle: 'piel con piel',
  summary: 'Piel con piel, un poco de aceite y el peso justo de otro cuerpo',
  features: ['Con todo el cuerpo', 'Aceite tibio, sobre un futón', 'Boca abajo y boca arriba'],
  intro:
    'Aquí las manos son lo de menos. Tu masajista se vale de los antebrazos, el pecho, el vientre y las piernas, sobre un futón y con aceite tibio. Un masaje sencillo, cercano, sin ceremonia.',
  sections: [
    {
      heading: 'Dicho con claridad',
      paragraphs: [
        'No hay ropa de por medio, ni la tuya ni la suya, y el contacto dura casi todo el masaje: en eso consiste. Antes hay ducha, toalla limpia y un momento para decir qué te gusta y qué prefieres dejar fuera. Lo que dejas fuera, fuera se queda.',
      ],
    },
    {
      heading: 'No aprieta, pesa',
      paragraphs: [
        'Un antebrazo recorre la espalda de abajo arriba. Después, el torso entero baja despacio hasta apoyarse en ti, y de ahí sale la presión. El movimiento lo pone el aceite; lo demás, el calor. A mitad de camino te das la vuelta y todo vuelve a empezar, esta vez cara a cara.',
        'Puedes pedir más peso o menos, más ritmo o más quietud; también que todo se pare y quede solo la respiración. Las manos esperan su turno: suyo es el final, de lingam o de yoni.',
      ],
    },
    {
      heading: '¿Aceite o gel?',
      paragraphs: [
        'Mucha gente duda entre este masaje y el nuru. Se parecen, pero la piel nota la diferencia:',
      ],
      bullets: [
        'El aceite calienta más y resbala menos.',
        'Hay paradas, y el contacto importa más que el movimiento.',
        'Al nuru se va a deslizarse; aquí se viene a estar cerca.',
      ],
    },
    {
      heading: 'Con quién y cómo',
      paragraphs: [
        'Eliges masajista, hombre o mujer, según quién esté ese día. Si lo tienes claro, lo mejor es reservar. Si no, ven cuando te apetezca: es la puerta de un edificio cualquiera del Eixample, con un timbre sin rótulo.',
        'Si prefieres el aceite sin perfume, dilo y lo cambiamos. Al terminar hay otra ducha y un albornoz, y te vistes cuando quieras.',
      ],
    },
  ],
  benefitsTitle: 'Por qué sienta bien',
  benefits: [
    'El calor llega a toda la espalda a la vez.',
    'El peso tranquiliza y se respira más hondo.',
    'La cercanía no hay que explicarla.',
    'La piel agradece el aceite.',
  ],
  includes: {
    30: [
      'Ducha antes y después',
      'Cuerpo a cuerpo con aceite tibio, boca abajo y boca arriba',
      'Final de lingam o de yoni',
    ],
  },
} satisfies Massage<'body-to-body-massage'>;
