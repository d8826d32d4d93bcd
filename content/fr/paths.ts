import type { Texts } from '../textTypes/texts.ts';

/** The path of each page after the prefix of the language. */
export const paths = {
  home: '/',
  services: '/services',
  service: '/services/:slug',
  gallery: '/gallery',
  masseuses: '/masseuses',
  masseuse: '/therapists/:slug',
  hotels: '/hotels',
  about: '/about',
  casting: '/casting',
  contact: '/contact',
  privacy: '/politique-de-confidentialite',
  cookies: '/politique-de-cookies',
} satisfies Texts['paths'];
