import type { frame as shape } from '../en/frame.ts';

/** The words around every page: header, breadcrumb, footer, rights bar. */
export const frame = {
  skipLink: 'Aller au contenu',
  homeLink: '{name}, page d’accueil',
  nav: {
    home: 'Accueil',
    services: 'Massages',
    gallery: 'Galerie',
    masseuses: 'Masseuses',
    hotels: 'Hôtels',
    about: 'Le centre',
    casting: 'Casting',
    contact: 'Contact',
    privacy: 'Politique de confidentialité',
    cookies: 'Politique de cookies',
  },
  navLabel: 'Menu principal',
  openMenu: 'Menu',
  closeMenu: 'Fermer',
  breadcrumbLabel: 'Fil d’Ariane',
  switcherLabel: 'Langue',
  languageNames: { en: 'anglais', es: 'espagnol', fr: 'français' },
  chat: 'WhatsApp',
  chatLong: 'Nous écrire sur WhatsApp',
  contactButton: 'Nous contacter',
  call: 'Appeler',
  tagline:
    'Massages érotiques et tantriques dans l’Eixample, à Barcelone. Bienvenue aux hommes, aux femmes et aux couples.',
  footer: {
    address: 'Où nous trouver',
    metro: 'Métro : {stops}',
    mapsLink: 'Ouvrir dans Google Maps',
    prices: 'Massages de {lowest} à {highest}, TVA comprise.',
    legal: 'Mentions légales',
    hours: 'Horaires d’ouverture',
    reach: 'Nous joindre',
    phone: 'Téléphone',
    email: 'E-mail',
  },
  days: {
    mondayToWednesday: 'Du lundi au mercredi',
    thursdayToSunday: 'Du jeudi au dimanche',
  },
  rights: '© {year} {name}. Tous droits réservés.',
  adultsOnly: 'Réservé aux personnes de {age} ans et plus.',
} satisfies typeof shape;
