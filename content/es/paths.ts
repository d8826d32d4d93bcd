import type { Paths } from '../routes.ts';

/** The path of each page after the prefix of the language. */
export const paths: Paths = {
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
};
