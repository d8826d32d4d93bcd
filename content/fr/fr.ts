import type { Texts } from '../textTypes/texts.ts';
import { about } from './about.ts';
import { answeringHours } from './answeringHours.ts';
import { casting } from './casting.ts';
import { contact } from './contact.ts';
import { cookies } from './cookies.ts';
import { errors } from './errors.ts';
import { extras } from './extras.ts';
import { faq } from './faq.ts';
import { form } from './form.ts';
import { gallery } from './gallery.ts';
import { home } from './home.ts';
import { hotels } from './hotels.ts';
import { layout } from './layout.ts';
import { massages } from './massages.ts';
import { masseuse } from './masseuse.ts';
import { masseuses } from './masseuses.ts';
import { paths } from './paths.ts';
import { pictureAlts } from './pictureAlts.ts';
import { privacy } from './privacy.ts';
import { service } from './service.ts';
import { services } from './services.ts';
import { staff } from './staff.ts';

export const fr = {
  intlTag: 'fr-FR',
  paths,
  layout,
  form,
  errors,
  answeringHours,
  pictureAlts,
  massages,
  detailLinks: false,
  extras,
  faq,
  staff,
  pages: {
    home,
    services,
    service,
    gallery,
    masseuses,
    masseuse,
    hotels,
    about,
    casting,
    contact,
    privacy,
    cookies,
  },
} satisfies Texts;
