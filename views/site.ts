/** A period in days or calendar months. */
export type Retention = { count: number; unit: 'day' | 'month' };

/** A rule of the style sheet. Documents contain the rules that their first screen needs. */
export type StyleRule = {
  /** The openings of the at-rules around the rule: `@layer base{@supports (…){`. */
  scope: string;
  css: string;
  /**
   * What a document must contain to need the rule: everything in one of the entries. An entry lists element
   * names and classes with a dot, separated by spaces: `.faq summary`.
   */
  needs: readonly string[];
};

/** The settings and assets that pages need. */
export type Site = {
  /** Absolute, without a trailing slash. */
  origin: string;
  /** Returns the URL of a file of `static/` or of the client bundle. Throws if the path is unknown. */
  asset: (path: string) => string;
  /** In cascade order. */
  styles: readonly StyleRule[];
  /** The prefix of picture URLs: empty, or the base URL of the image CDN without a trailing slash. */
  pictureBase: string;
  /** The URLs of the 3D tour and the street view; empty if the operator has disabled the embed. */
  tourUrl: string;
  mapUrl: string;
  /** The retention period of bookings, for the privacy policy. */
  retention: Retention;
};

/** The URL of the style sheet with the rules of all pages. */
export const sheetUrl = (site: Site): string => site.asset('styles/site.css');
