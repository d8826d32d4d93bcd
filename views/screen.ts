import type { RequestFormProps } from '../client/form/types.ts';
import type { ServiceSlug } from '../content/catalogue.ts';
import type { MasseuseSlug } from '../content/masseuses.ts';

export type FormKind = RequestFormProps['kind'];
export type FormValues = RequestFormProps['values'];
export type FormField = keyof FormValues;

/** How a form is shown. `message` and `errors` are texts for a person, in the page's language. */
export type FormView =
  | { state: 'empty'; chosen?: ServiceSlug | undefined }
  | { state: 'sent' }
  | { state: 'invalid'; values: FormValues; message: string; errors: Partial<Record<FormField, string>> }
  | { state: 'failed'; values: FormValues; message: string };

/** One screen of the site with all that its HTML depends on. */
export type Screen =
  | { page: 'home'; form: FormView }
  | { page: 'services'; query: string }
  | { page: 'service'; slug: ServiceSlug }
  /** `photo` counts from 1; without it the lightbox is closed. */
  | { page: 'gallery'; photo?: number | undefined }
  | { page: 'masseuses' }
  | { page: 'masseuse'; slug: MasseuseSlug }
  | { page: 'hotels' }
  | { page: 'about' }
  | { page: 'casting' }
  | { page: 'contact'; form: FormView }
  | { page: 'privacy' }
  | { page: 'cookies' }
  | { page: 'notFound' }
  | { page: 'profileNotFound' }
  | { page: 'unexpected' }
  /** A request that was refused before its fields were read; `form` is the one it came from. */
  | { page: 'refusal'; message: string; form: FormKind };

/** What all pages need of where they are served. */
export type Site = {
  /** Absolute, without a trailing slash. */
  origin: string;
  /** The URL of a file of `static/` or of the client bundle, by its path there. Throws on an unknown one. */
  asset: (path: string) => string;
  /** The style sheet; its hash is in the CSP. */
  styles: string;
  /** What picture URLs begin with: empty, or the picture network's base without a trailing slash. */
  pictureBase: string;
  /** The 3D tour and the street view at their providers. */
  tourUrl: string;
  mapUrl: string;
};
