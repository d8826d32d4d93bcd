import type { Texts } from '../texts.ts';

/** The texts of the layout: header, breadcrumb, footer and bottom bar. */
export const layout = {
  skipLink: 'Ir al contenido',
  homeLink: '{name}, página de inicio',
  navLabel: 'Principal',
  openMenu: 'Menú',
  closeMenu: 'Cerrar',
  breadcrumbLabel: 'Ruta de navegación',
  switcherLabel: 'Idioma',
  /** The name of the language in the language itself. */
  languageName: 'Español',
  chat: 'WhatsApp',
  chatLong: 'Escribir por WhatsApp',
  contactButton: 'Contactar',
  book: 'Reservar',
  /** The accessible name of the three links in the bottom bar. */
  reachLabel: 'Formas de reservar',
  call: 'Llamar al',
  /** The prepared greeting of a chat. */
  chatGreeting: 'Hola, quería preguntar una cosa.',
  /** The label of an English text on a page in another language. */
  inEnglish: '(en inglés)',
  tagline: 'Masaje erótico y tántrico en el Eixample de Barcelona, para hombres, mujeres y parejas.',
  footer: {
    massages: 'Masajes',
    address: 'Dónde estamos',
    metro: 'Metro: {stops}; a {walk.Urgell} y {walk.Catalunya} minutos a pie.',
    mapsLink: 'Abrir en Google Maps',
    prices: 'Masajes de {lowest} a {highest}, IVA incluido.',
    legal: 'Información legal',
    hours: 'Horario',
    reach: 'Contacto',
    phone: 'Teléfono',
    email: 'Correo',
  },
  consent: {
    heading: 'Cookies',
    text: '¿Aceptas las cookies de {provider.map} (vista de la calle) y {provider.tour} (recorrido en 3D)?',
    accept: 'Aceptar',
    reject: 'Rechazar',
    settings: 'Configurar cookies',
  },
  embeds: {
    failed: 'No se ha podido cargar. Puedes abrirlo en {provider} o probar otra vez.',
    plan: 'Plano de las calles alrededor del centro, y una gota de ámbar que marca dónde estamos.',
    map: {
      title: 'Vista de nuestra calle, de {provider}',
      button: 'Ver nuestra calle con {provider}',
      note: 'Carga la vista de {provider}, que recibirá tu dirección IP.',
    },
    tour: {
      title: 'Recorrido en 3D por la sala principal, de {provider}',
      button: 'Empezar el recorrido en 3D con {provider}',
      note: 'Carga el recorrido de {provider}, que recibirá tu dirección IP.',
    },
  },
  days: {
    mondayToWednesday: 'de lunes a miércoles',
    thursdayToSunday: 'de jueves a domingo',
  },
  timeOnDays: '{time} {days}',
  numbers: [
    'cero',
    'un',
    'dos',
    'tres',
    'cuatro',
    'cinco',
    'seis',
    'siete',
    'ocho',
    'nueve',
    'diez',
    'once',
    'doce',
  ],
  spans: { hours: { one: 'una hora', other: '{number} horas' }, minutes: '{count} minutos' },
  rights: '© {year} {name}. Todos los derechos reservados.',
  adultsOnly: 'Solo para mayores de {age} años.',
} satisfies Texts['layout'];
