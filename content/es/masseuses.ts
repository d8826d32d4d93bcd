import type { Texts } from '../texts.ts';

export const masseuses = {
  nav: 'Masajistas',
  title: 'Nuestras masajistas, en Barcelona',
  description:
    'Nuestras {masseuses} masajistas, en el Eixample de Barcelona: la edad, los idiomas y las especialidades de cada una, y una flor en lugar de una foto.',
  heading: '{Masseuses} nombres *y {masseuses} flores*',
  intro:
    'En cada perfil están la edad, los idiomas, las especialidades y los demás masajes que da. ¿Quién trabaja hoy? Llama o escribe y te damos nombres.',
  men: 'También hay {men} hombres, aunque aquí no tengan perfil. Si prefieres que te atienda uno de ellos, avísanos {men.ahead}.',
  viewProfile: 'Ver perfil',
  viewProfileOf: 'Ver perfil de {name}',
  discretionHeading: 'Discreción, *por las dos partes*',
  discretion: [
    'No enseñamos caras. Nuestras masajistas tienen otra vida fuera, con familia, estudios y vecinos. Por eso hay una flor en lugar de una foto, y el nombre es el que cada una ha elegido para trabajar.',
    'Contigo hacemos lo mismo. Basta un nombre de pila o un seudónimo; solo a quien parezca menor de {adultAge} años le pedimos un documento.',
    'Fotos no hay, pero tampoco decides a ciegas: a tu masajista la conoces en la sala, antes de pagar. Habláis un momento y, si prefieres dejarlo, no pagas nada.',
    'En la sala nadie graba ni hace fotos, y fuera de ella nadie comenta nada.',
  ],
  discretionLinks: [
    { to: 'privacy', text: 'Qué datos tuyos guardamos' },
    { to: 'hotels', text: 'Masaje en tu hotel' },
  ],
} satisfies Texts['pages']['masseuses'];
