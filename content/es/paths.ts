import type { Texts } from '../textTypes/texts.ts';

/** The path of each page after the prefix of the language. */
export const paths = {
  home: '/',
  services: '/services',
  service: '/services/:slug',
  gallery: '/gallery',
  masseuses: '/masajistas',
  masseuse: '/therapists/:slug',
  hotels: '/hoteles',
  about: '/about',
  casting: '/casting',
  contact: '/contact',
  privacy: '/politica-de-privacidad',
  cookies: '/politica-de-cookies',
} satisfies Texts['paths'];
