import type { FormState } from '../../client/form/types.ts';
import { business } from '../../content/business.ts';
import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { galleryPictures, type PictureId } from '../../content/pictures.ts';
import type { RequestKind } from '../../content/requestFields.ts';
import { masseuseIn } from '../masseuses.ts';
import type { Screen } from '../screen.ts';
import { fill } from '../text.ts';

/** What the document's head says of a screen. */
export type HeadWords = {
  title: string;
  description: string;
  /** Whether search engines may list this very URL. */
  indexable: boolean;
  picture: PictureId;
};

/** Characters that search engines show of a title. */
const titleLimit = 60;

const withName = (title: string): string => {
  const long = `${title} · ${business.name}`;
  return long.length < titleLimit ? long : title;
};

const formTitle = (title: string, form: FormState, kind: RequestKind, copy: Copy): string => {
  switch (form.state) {
    case 'sent':
      return withName(copy.form.sent[kind]);
    case 'invalid':
    case 'failed':
      return fill(copy.form.errorTitle, { title });
    default:
      return withName(title);
  }
};

/** The pages whose head is nothing but their words. */
const plainPages = {
  masseuses: { indexable: true, picture: 'masseuses/nora' },
  hotels: { indexable: true, picture: 'hotels' },
  about: { indexable: true, picture: 'about' },
  casting: { indexable: true, picture: 'casting' },
  privacy: { indexable: false, picture: 'hero' },
  cookies: { indexable: false, picture: 'hero' },
} as const satisfies Record<string, Pick<HeadWords, 'indexable' | 'picture'>>;

const galleryHead = (photo: number | undefined, copy: Copy): HeadWords => {
  const { title, description, photoTitle } = copy.gallery;
  const picture = galleryPictures[(photo ?? 1) - 1] ?? 'hero';
  if (photo === undefined) return { title: withName(title), description, indexable: true, picture };
  const places = { number: photo, count: galleryPictures.length };
  return {
    title: withName(`${fill(photoTitle, places)} – ${copy.frame.nav.gallery}`),
    description: copy.pictureAlts[picture],
    indexable: true,
    picture,
  };
};

/** Title, description and the like of one screen. */
export const headOf = (screen: Screen, copy: Copy, locale: Locale): HeadWords => {
  const { pages, errors, serviceHeads } = copy;
  switch (screen.page) {
    case 'home':
      return {
        title: formTitle(pages.home.title, screen.form, 'booking', copy),
        description: pages.home.description,
        indexable: screen.form.state === 'empty' && !screen.chosen,
        picture: 'hero',
      };
    case 'contact':
      return {
        title: formTitle(pages.contact.title, screen.form, 'contact', copy),
        description: pages.contact.description,
        indexable: screen.form.state === 'empty',
        picture: 'hero',
      };
    case 'services':
      return {
        title: withName(
          screen.query ? fill(pages.services.searchTitle, { query: screen.query }) : pages.services.title,
        ),
        description: pages.services.description,
        indexable: screen.query === '',
        picture: 'hero',
      };
    case 'service': {
      const { seoTitle, description } = serviceHeads[screen.slug];
      return { title: withName(seoTitle), description, indexable: true, picture: `services/${screen.slug}` };
    }
    case 'gallery':
      return galleryHead(screen.photo, copy);
    case 'masseuse': {
      const { name, specialties } = masseuseIn(screen.slug, copy, locale);
      const places = { name, specialties };
      return {
        title: withName(fill(copy.profile.title, places)),
        description: fill(copy.profile.description, places),
        indexable: true,
        picture: `masseuses/${screen.slug}`,
      };
    }
    case 'masseuses':
    case 'hotels':
    case 'about':
    case 'casting':
    case 'privacy':
    case 'cookies': {
      const { title, description } = copy[screen.page];
      const { indexable, picture } = plainPages[screen.page];
      return { title: withName(title), description, indexable, picture };
    }
    case 'profileNotFound': {
      const { title, lead } = copy.profile.notFound;
      return { title: withName(title), description: lead, indexable: false, picture: 'hero' };
    }
    case 'notFound':
    case 'unexpected': {
      const { title, lead } = errors[screen.page];
      return { title: withName(title), description: lead, indexable: false, picture: 'hero' };
    }
    case 'refusal':
      return {
        title: fill(copy.form.errorTitle, { title: errors.refusalTitle }),
        description: screen.message,
        indexable: false,
        picture: 'hero',
      };
  }
};

/** Whether a screen tells of an error: it then has no canonical address and no twins in other languages. */
export const isErrorScreen = (screen: Screen): boolean =>
  screen.page === 'notFound' ||
  screen.page === 'profileNotFound' ||
  screen.page === 'unexpected' ||
  screen.page === 'refusal' ||
  ((screen.page === 'home' || screen.page === 'contact') &&
    (screen.form.state === 'invalid' || screen.form.state === 'failed'));
