import type { Copy } from '../copy.ts';
import { about } from './about.ts';
import { casting } from './casting.ts';
import { cookiePage } from './cookies.ts';
import { errors } from './errors.ts';
import { extras } from './extras.ts';
import { faq } from './faq.ts';
import { form } from './form.ts';
import { frame } from './frame.ts';
import { gallery } from './gallery.ts';
import { homeSections } from './home-sections.ts';
import { hotels } from './hotels.ts';
import { masseusesPage, profile } from './masseuses.ts';
import { pages } from './pages.ts';
import { pictureAlts } from './pictures.ts';
import { privacy } from './privacy.ts';
import { serviceHeads } from './services/heads.ts';

export const fr = {
  frame,
  pages,
  form,
  errors,
  pictureAlts,
  serviceHeads,
  homeSections,
  faq,
  about,
  gallery,
  casting,
  masseuses: masseusesPage,
  profile,
  hotels,
  extras,
  privacy,
  cookies: cookiePage,
} satisfies Copy;
