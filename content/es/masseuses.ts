import type { Texts } from '../textTypes/texts.ts';

export const masseuses = {
  nav: 'Masajistas',
  title: 'Nuestras masajistas, en Barcelona',
  description:
    'Nuestras {masseuses} masajistas, en el Eixample de Barcelona: la edad, los idiomas y las especialidades de cada una, y una flor en lugar de una foto.',
  heading: '{Masseuses} nombres *y {masseuses} flores*',
  intro:
    'Abre un perfil para conocer un poco a cada una y ver qué masajes da. ¿Quién trabaja hoy? Llama o escribe y te damos nombres.',
  men: 'También trabajan aquí {men} hombres, sin perfil y con cita. Si prefieres a uno de ellos, pídelo {men.ahead}.',
  viewProfile: 'Ver perfil',
  viewProfileOf: 'Ver perfil de {name}',
  discretionHeading: 'Discreción, *por las dos partes*',
  discretion: [
    'Nuestras masajistas tienen otra vida fuera de aquí, con familia, estudios y vecinos. Por eso no enseñamos caras: cada una ha elegido una flor para la web y un nombre para trabajar.',
    'Contigo hacemos lo mismo: nos vale un nombre de pila o un seudónimo. Documentos no pedimos, salvo a quien parezca menor de {adultAge} años. Y, como cada sala tiene su ducha, no sales al corredor a medio vestir.',
    'Fotos no hay, pero tampoco decides a ciegas: conoces a tu masajista en la sala, habláis un momento y todavía puedes marcharte sin pagar nada.',
    'En la sala no se graba ni se hacen fotos. Fuera de ella no se comenta nada.',
  ],
  discretionLinks: [
    { to: 'privacy', text: 'Qué datos tuyos guardamos' },
    { to: 'hotels', text: 'Masaje en tu hotel' },
  ],
} satisfies Texts['pages']['masseuses'];
