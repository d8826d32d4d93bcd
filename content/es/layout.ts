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
  tagline: 'Masaje erótico y tántrico en el Eixample de Barcelona, para hombres, mujeres y parejas.',
  footer: {
    address: 'Dónde estamos',
    metro: 'Metro: {stops}',
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
    text: '¿Aceptas las cookies de {provider.map} (vista de la calle) y de {provider.tour} (recorrido en 3D)?',
    accept: 'Aceptar',
    reject: 'Rechazar',
    settings: 'Configurar cookies',
  },
  embeds: {
    plan: 'Plano de las calles alrededor del centro, con una gota de ámbar en su sitio.',
    map: {
      title: 'Vista de la calle del centro, de {provider}',
      button: 'Ver la calle con {provider}',
      note: 'Carga la vista de la calle de {provider}, que conocerá tu dirección IP.',
    },
    tour: {
      title: 'Recorrido en 3D por la sala principal, de {provider}',
      button: 'Empezar el recorrido en 3D con {provider}',
      note: 'Carga el recorrido de {provider}, que conocerá tu dirección IP.',
    },
  },
  days: {
    mondayToWednesday: 'De lunes a miércoles',
    thursdayToSunday: 'De jueves a domingo',
  },
  rights: '© {year} {name}. Todos los derechos reservados.',
  adultsOnly: 'Solo para mayores de {age} años.',
} satisfies Copy['layout'];
