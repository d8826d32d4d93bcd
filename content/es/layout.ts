import type { Copy } from '../copy.ts';

/** The words around every page: header, breadcrumb, footer, rights bar. */
export const layout = {
  skipLink: 'Ir al contenido',
  homeLink: '{name}, página de inicio',
  navLabel: 'Principal',
  openMenu: 'Menú',
  closeMenu: 'Cerrar',
  breadcrumbLabel: 'Ruta de navegación',
  switcherLabel: 'Idioma',
  /** The language’s own name. */
  languageName: 'Español',
  chat: 'WhatsApp',
  chatLong: 'Escribir por WhatsApp',
  contactButton: 'Contactar',
  book: 'Reservar',
  /** Names the three links at the bottom of a phone’s screen. */
  reachLabel: 'Formas de reservar',
  call: 'Llamar al',
  /** What a chat begins with, in the visitor’s language. */
  chatGreeting: 'Hola, quería preguntar una cosa.',
  /** Said to the eye where a text is English on a page that is not. */
  inEnglish: '(en inglés)',
  tagline: 'Masaje erótico y tántrico en el Eixample de Barcelona, para hombres, mujeres y parejas.',
  footer: {
    massages: 'Masajes',
    address: 'Dónde estamos',
    metro: 'Metro: {stops}; a pie, {walk.Urgell} y {walk.Catalunya} minutos.',
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
    text: '¿Aceptas las cookies de {provider.map} (vista de la calle) y {provider.tour} (recorrido 3D)?',
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
    mondayToWednesday: 'De lunes a miércoles',
    thursdayToSunday: 'De jueves a domingo',
  },
  rights: '© {year} {name}. Todos los derechos reservados.',
  adultsOnly: 'Solo para mayores de {age} años.',
} satisfies Copy['layout'];
