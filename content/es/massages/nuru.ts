import type { Massage } from '../../massage.ts';

export const nuru = {
  title: 'Nuru',
  seoTitle: 'Masaje nuru en Barcelona con gel de alga nori',
  description:
    'Masaje nuru con gel de alga nori, sin color ni olor, sobre un colchón caliente, en el Eixample de Barcelona. Precios: {prices}.',
  subtitle: 'como el agua',
  summary: 'Gel tibio de alga nori y una masajista que se desliza sobre ti',
  features: ['Gel de nori sin color ni olor', 'Sobre un colchón caliente', 'Se va con agua, sin frotar'],
  intro:
    'Nuru viene de una palabra japonesa que significa «resbaladizo». El masaje nació en Kawasaki y se hace con un gel de alga nori, sobre el que tu masajista se desliza con todo el cuerpo.',
  sections: [
    {
      heading: 'El gel',
      paragraphs: [
        'Se prepara con nori, el alga del sushi, pero no huele a mar. No tiene color y se disuelve en agua: con la ducha no queda ni rastro. En la piel se desliza mucho mejor que el aceite.',
        'Con alergia a las algas o al yodo, elige mejor el cuerpo a cuerpo, que se hace con aceite.',
      ],
    },
    {
      heading: 'Sobre el colchón',
      paragraphs: [
        'Te duchas, te tumbas boca abajo en un colchón caliente y notas el gel en la espalda. Luego, tu masajista, sin ropa, se desliza sobre ti: sube y baja a lo largo del cuerpo, cruza de un lado a otro, va más despacio o más deprisa. A mitad del masaje te das la vuelta. El final es con las manos.',
      ],
    },
    {
      heading: 'Consejos para la primera vez',
      paragraphs: ['Al principio sorprende lo poco que sujeta el gel. Ayuda saber esto:'],
      bullets: [
        'Muévete despacio, sobre todo al darte la vuelta.',
        'No hace falta agarrarse: tu masajista hace el recorrido.',
        'Quítate los anillos y el reloj antes de la ducha.',
        'Avisa si tienes frío: el gel y el colchón se pueden calentar más.',
      ],
    },
    {
      heading: 'Qué añade la sesión larga',
      paragraphs: [
        'La corta es gel desde el principio. La larga empieza con un masaje de espalda con aceite, para llegar al gel con los hombros relajados. Después hay una segunda capa de gel y más tiempo de cuerpo a cuerpo. Se termina con toallas calientes.',
      ],
    },
  ],
  benefitsTitle: 'Después de la ducha',
  benefits: [
    'La piel queda suave y sin sensación de grasa.',
    'El calor afloja los músculos sin apretar.',
    'El gel no deja olor ni mancha la ropa.',
    'Durante un rato queda una sensación de ligereza.',
  ],
  includes: {
    30: ['Ducha antes y después', 'Nuru con gel de alga sobre colchón caliente', 'Final de lingam o de yoni'],
    60: [
      'Todo lo de la sesión corta',
      'Para empezar, masaje de espalda con aceite',
      'Segunda capa de gel y más tiempo de cuerpo a cuerpo',
      'Toallas calientes',
    ],
  },
} satisfies Massage<'nuru-massage'>;
