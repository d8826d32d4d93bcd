import { en } from './en/en.ts';
import { es } from './es/es.ts';
import { fr } from './fr/fr.ts';
import type { Locale } from './locales.ts';
import type {
  AboutWords,
  CastingWords,
  CookiesWords,
  ExtrasWords,
  FaqItem,
  GalleryWords,
  HomeSections,
  HotelsWords,
  MasseusesWords,
  PrivacyWords,
  ProfileWords,
} from './page-words.ts';

/** The parts whose shape is what English says. */
type ShapedByEnglish = Pick<
  typeof en,
  'frame' | 'pages' | 'form' | 'errors' | 'pictureAlts' | 'serviceHeads'
>;

/** Everything the site says in one language but the massages' own pages. */
export type Copy = ShapedByEnglish & {
  homeSections: HomeSections;
  faq: readonly FaqItem[];
  about: AboutWords;
  gallery: GalleryWords;
  casting: CastingWords;
  masseuses: MasseusesWords;
  profile: ProfileWords;
  hotels: HotelsWords;
  extras: ExtrasWords;
  privacy: PrivacyWords;
  cookies: CookiesWords;
};

export const copies: Record<Locale, Copy> = { en, es, fr };
