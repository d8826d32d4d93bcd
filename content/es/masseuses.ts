import type { Copy } from '../copy.ts';

export const masseuses = {
  nav: 'Masajistas',
  title: 'Las masajistas del centro, en Barcelona',
  description:
    'Siete masajistas en el Eixample de Barcelona. Cada una, con su flor, sus idiomas y sus especialidades: tantra, nuru, lingam o masaje en pareja.',
  heading: 'Siete nombres *y siete flores*',
  intro:
    'Unas prefieren el aceite y otras, el gel; a unas se les da bien el silencio y a otras, la conversación. Lee los perfiles sin prisa y, si dudas entre dos, pregúntanos: las conocemos bien.',
  viewProfile: 'Ver perfil',
  viewProfileOf: 'Ver perfil de {name}',
  discretionHeading: 'Lo que se ve *y lo que no*',
  discretion: [
    'No enseñamos caras. Quienes trabajan aquí tienen otra vida fuera, con familia, estudios y vecinos, y la flor la protege. El nombre también es solo para el trabajo; el otro se lo guarda cada una.',
    'Contigo hacemos lo mismo. Puedes darnos el nombre que quieras, el portal no dice nada y dentro no hay una sala de espera en la que alguien te reconozca.',
    'Lo que cuentas se queda en la habitación: ni se graba, ni se fotografía, ni se comenta después.',
  ],
  discretionLinks: [
    { to: 'privacy', text: 'Qué datos tuyos guardamos' },
    { to: 'hotels', text: 'Masaje en tu hotel' },
  ],
} satisfies Copy['pages']['masseuses'];
