import type { PageId } from '../content/routes.ts';
import type { PageDefinition } from './definePage.ts';
import { about } from './pages/About.tsx';
import { casting } from './pages/Casting.tsx';
import { contact } from './pages/Contact.tsx';
import { cookies } from './pages/Cookies.tsx';
import { gallery } from './pages/Gallery.tsx';
import { home } from './pages/Home.tsx';
import { hotels } from './pages/Hotels.tsx';
import { masseuse } from './pages/Masseuse.tsx';
import { masseuses } from './pages/Masseuses.tsx';
import { privacy } from './pages/Privacy.tsx';
import { service } from './pages/Service.tsx';
import { services } from './pages/Services.tsx';

/** The definitions of the pages of all routes. */
export const pageDefinitions: Record<PageId, PageDefinition> = {
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
};
