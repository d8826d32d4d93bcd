/** A span in days or calendar months. */
export type Retention = { count: number; unit: 'day' | 'month' };

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
  /** The 3D tour and the street view at their providers; empty where the operator turned one off. */
  tourUrl: string;
  mapUrl: string;
  /** How long a request is kept at most, as the privacy policy says it. */
  retention: Retention;
};
