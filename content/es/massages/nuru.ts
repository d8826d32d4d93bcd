import type { Massage } from '../../massage.ts';

export const nuru = {
  title: 'Nuru',
  seoTitle: 'Masaje nuru en Barcelona con gel de alga nori',
  description:
    'Masaje nuru con gel tibio de alga nori, sin color ni olor, sobre colchón caliente. Qué incluye cada sesión y qué conviene saber la primera vez.',
  subtitle: 'como el agua',
  summary: 'Gel tibio de alga nori y una masajista que se desliza sobre ti',
  features: ['Gel de nori sin color ni olor', 'Sobre un colchón caliente', 'Se va con agua, sin frotar'],
  intro:
    'Nuru viene de una palabra japonesa que significa «resbaladizo». El masaje nació en Kawasaki y tiene un solo ingrediente: un gel tibio de alga nori, que deja a tu masajista deslizarse con el cuerpo entero.',
  sections: [
    {
      heading: 'Es alga, pero no huele a mar',
      paragraphs: [
        'Se prepara con nori, la misma alga que envuelve el sushi. No tiene color ni aroma y se disuelve en agua: con la ducha no queda ni rastro. Mientras está en la piel, ningún aceite resbala tanto.',
        'Si tienes alergia a las algas o al yodo, dínoslo al reservar y te propondremos el cuerpo a cuerpo, que se hace con aceite.',
      ],
    },
    {
      heading: 'Sobre el colchón',
      paragraphs: [
        'Te duchas, te tumbas en un colchón templado y notas el gel en la espalda. Luego llega otra piel. Tu masajista sube y baja a lo largo del cuerpo, cruza de un lado a otro, frena, vuelve. Nada aprieta en ninguna parte. Las manos solo intervienen al final, que es de lingam o de yoni.',
      ],
    },
    {
      heading: 'Consejos para la primera vez',
      paragraphs: ['Cuesta un poco fiarse de algo que no sujeta. Ayuda saber esto:'],
      bullets: [
        'Muévete despacio, sobre todo al darte la vuelta.',
        'No te agarres. Deja que el cuerpo resbale y que tu masajista haga el recorrido.',
        'Quítate los anillos y el reloj antes de la ducha.',
        'Avisa si tienes frío: el gel y el colchón se pueden calentar más.',
      ],
    },
    {
      heading: 'Qué añade la sesión larga',
      paragraphs: [
        'La corta es gel desde el principio. La larga empieza con un masaje de espalda con aceite tibio, para llegar al gel con los hombros ya sueltos. Después hay una segunda capa y más tiempo de cuerpo a cuerpo. Se termina con toallas calientes.',
      ],
    },
  ],
  benefitsTitle: 'Después de la ducha',
  benefits: [
    'La piel queda suave y sin sensación de grasa.',
    'El calor ha aflojado los músculos sin un solo apretón.',
    'El gel no deja olor, tampoco en la ropa.',
    'Tarda un rato en irse la impresión de flotar.',
  ],
  includes: {
    30: [
      'Ducha antes y después',
      'Nuru con gel de alga tibio sobre colchón caliente',
      'Final de lingam o de yoni',
    ],
    60: [
      'Todo lo de la sesión corta',
      'Para empezar, masaje de espalda con aceite tibio',
      'Segunda capa de gel y más tiempo de cuerpo a cuerpo',
      'Toallas calientes',
    ],
  },
} satisfies Massage<'nuru-massage'>;
