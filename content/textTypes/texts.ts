import type { PictureId } from '../pictures.ts';
import type { Paths } from '../routes.ts';
import type { FormTexts } from './form.ts';
import type { AnsweringHoursTexts, ErrorTexts, LayoutTexts, StaffTexts } from './layout.ts';
import type { CookiesTexts, PrivacyTexts } from './legal.ts';
import type { ServiceTextsBySlug } from './massages.ts';
import type {
  AboutTexts,
  CastingTexts,
  ContactTexts,
  ExtrasTexts,
  GalleryTexts,
  HomeTexts,
  HotelsTexts,
  MasseuseListTexts,
  MasseuseTexts,
  ServiceListTexts,
  ServicePageTexts,
} from './pages.ts';
import type { FaqItem } from './shared.ts';

/** All texts of one language. */
export type Texts = {
  /** The BCP 47 tag for the formats of dates and prices. */
  intlTag: string;
  paths: Paths;
  layout: LayoutTexts;
  form: FormTexts;
  errors: ErrorTexts;
  answeringHours: AnsweringHoursTexts;
  /** The alternative texts of the pictures. */
  pictureAlts: Record<PictureId, string>;
  massages: ServiceTextsBySlug;
  /** Whether the cards of the list link to the detail pages. Otherwise each card opens a panel. */
  detailLinks: boolean;
  extras: ExtrasTexts;
  faq: readonly FaqItem[];
  staff: StaffTexts;
  pages: {
    home: HomeTexts;
    services: ServiceListTexts;
    service: ServicePageTexts;
    gallery: GalleryTexts;
    masseuses: MasseuseListTexts;
    masseuse: MasseuseTexts;
    hotels: HotelsTexts;
    about: AboutTexts;
    casting: CastingTexts;
    contact: ContactTexts;
    privacy: PrivacyTexts;
    cookies: CookiesTexts;
  };
};
