import type { Texts } from '../texts.ts';

export const masseuses = {
  nav: 'Masajistas',
  title: 'Nuestras masajistas, en Barcelona',
  description:
    'Nuestras {masseuses} masajistas, en el Eixample de Barcelona: la edad, los idiomas y las especialidades de cada una, y una flor en lugar de una foto.',
  heading: '{Masseuses} nombres *y {masseuses} flores*',
  intro:
    'Abre un perfil para conocer un poco a la masajista y ver qué masajes da. Si quieres saber quién trabaja hoy, llama o escribe y te damos nombres.',
  men: 'También trabajan aquí {men} hombres, aunque no tengan perfil. Si prefieres que te atienda uno de ellos, avísanos {men.ahead}.',
  viewProfile: 'Ver perfil',
  viewProfileOf: 'Ver perfil de {name}',
  discretionHeading: 'Discreción, *por las dos partes*',
  discretion: [
    'Nuestras masajistas tienen otra vida fuera de aquí, con familia, estudios y vecinos, y por eso no enseñamos caras. Cada una ha elegido una flor para la web y un nombre para trabajar.',
    'Contigo hacemos lo mismo: basta un nombre de pila o un seudónimo, y solo le pedimos un documento a quien parezca menor de {adultAge} años.',
    'Fotos no hay, pero tampoco decides a ciegas: a tu masajista la conoces en la sala, antes de pagar. Habláis un momento y, si prefieres dejarlo, no pagas nada.',
    'En la sala nadie graba ni hace fotos, y fuera de ella nadie comenta nada.',
  ],
  discretionLinks: [
    { to: 'privacy', text: 'Qué datos tuyos guardamos' },
    { to: 'hotels', text: 'Masaje en tu hotel' },
  ],
} satisfies Texts['pages']['masseuses'];
