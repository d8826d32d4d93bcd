import type { Texts } from '../texts.ts';

/** The texts of the layout: header, breadcrumb, footer and bottom bar. */
export const layout = {
  skipLink: 'Aller au contenu',
  homeLink: '{name}, page d’accueil',
  navLabel: 'Menu principal',
  openMenu: 'Menu',
  closeMenu: 'Fermer',
  breadcrumbLabel: 'Fil d’Ariane',
  switcherLabel: 'Langue',
  /** The name of the language in the language itself. */
  languageName: 'Français',
  chat: 'WhatsApp',
  chatLong: 'Nous écrire sur WhatsApp',
  contactButton: 'Nous contacter',
  book: 'Réserver',
  /** The accessible name of the three links in the bottom bar. */
  reachLabel: 'Pour réserver',
  call: 'Appeler',
  /** The prepared greeting of a chat. */
  chatGreeting: 'Bonjour, j’aurais une question.',
  /** The label of an English text on a page in another language. */
  inEnglish: '(en anglais)',
  tagline:
    'Massages érotiques et tantriques dans l’Eixample, à Barcelone. Bienvenue aux hommes, aux femmes et aux couples.',
  footer: {
    massages: 'Massages',
    address: 'Où nous trouver',
    metro: 'Métro : {stops}, à {walk.Urgell} et {walk.Catalunya} minutes à pied',
    mapsLink: 'Ouvrir dans Google Maps',
    prices: 'Massages de {lowest} à {highest}, TVA comprise.',
    legal: 'Mentions légales',
    hours: 'Horaires d’ouverture',
    reach: 'Nous joindre',
    phone: 'Téléphone',
    email: 'E-mail',
  },
  consent: {
    heading: 'Cookies',
    text: 'Acceptez-vous les cookies {provider.map} (vue de la rue) et {provider.tour} (visite 3D) ?',
    accept: 'Accepter',
    reject: 'Refuser',
    settings: 'Paramètres des cookies',
  },
  embeds: {
    failed: 'Le chargement n’a pas abouti. Réessayez, ou ouvrez la page sur {provider}.',
    plan: 'Plan des rues autour du centre, une goutte d’ambre à son emplacement.',
    map: {
      title: 'Vue de la rue du centre, par {provider}',
      button: 'Voir la rue avec {provider}',
      note: 'En affichant la vue, vous transmettez votre adresse IP à {provider}, qui peut déposer des cookies.',
    },
    tour: {
      title: 'Visite en 3D du grand salon, par {provider}',
      button: 'Commencer la visite en 3D avec {provider}',
      note: 'En commençant la visite, vous transmettez votre adresse IP à {provider}, qui peut déposer des cookies.',
    },
  },
  days: {
    mondayToWednesday: 'du lundi au mercredi',
    thursdayToSunday: 'du jeudi au dimanche',
  },
  timeOnDays: 'à {time} {days}',
  numbers: [
    'zéro',
    'un',
    'deux',
    'trois',
    'quatre',
    'cinq',
    'six',
    'sept',
    'huit',
    'neuf',
    'dix',
    'onze',
    'douze',
  ],
  spans: { hours: { one: 'une heure', other: '{number} heures' }, minutes: '{count} minutes' },
  rights: '© {year} {name}. Tous droits réservés.',
  adultsOnly: 'Réservé aux personnes de {age} ans et plus.',
} satisfies Texts['layout'];
