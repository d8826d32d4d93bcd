import type { FormState, FormValues } from '../client/form/types.ts';
import type { ServiceSlug } from '../content/catalogue.ts';
import type { MasseuseSlug } from '../content/masseuses.ts';
import type { RequestKind } from '../content/requestFields.ts';

export type { FormState, FormValues };

/** One screen of the site with all that its HTML depends on. */
export type Screen =
  /** `values` is what was typed before an error; `chosen` the massage that the address names. */
  | { page: 'home'; form: FormState; values?: FormValues; chosen?: ServiceSlug | undefined }
  | { page: 'services'; query: string }
  | { page: 'service'; slug: ServiceSlug }
  /** `photo` counts from 1; without it the lightbox is closed. */
  | { page: 'gallery'; photo?: number | undefined }
  | { page: 'masseuses' }
  | { page: 'masseuse'; slug: MasseuseSlug }
  | { page: 'hotels' }
  | { page: 'about' }
  | { page: 'casting' }
  | { page: 'contact'; form: FormState; values?: FormValues }
  | { page: 'privacy' }
  | { page: 'cookies' }
  | { page: 'notFound' }
  | { page: 'profileNotFound' }
  | { page: 'unexpected' }
  /** A request that was refused before its fields were read; `form` is the one it came from. */
  | { page: 'refusal'; message: string; form: RequestKind };

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
