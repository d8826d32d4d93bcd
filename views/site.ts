/** A period in days or calendar months. */
export type Retention = { count: number; unit: 'day' | 'month' };

/** The styles for the `<style>` elements of documents. */
export type Styles = {
  /** The styles of every document. */
  common: string;
  /**
   * The styles of components, in cascade order. Each entry of `needs` lists classes, separated by spaces. A
   * document needs a part if it contains all classes of one entry.
   */
  parts: readonly { css: string; needs: readonly string[] }[];
};

/** The settings and assets that pages need. */
export type Site = {
  /** Absolute, without a trailing slash. */
  origin: string;
  /** Returns the URL of a file of `static/` or of the client bundle. Throws if the path is unknown. */
  asset: (path: string) => string;
  styles: Styles;
  /** The prefix of picture URLs: empty, or the base URL of the image CDN without a trailing slash. */
  pictureBase: string;
  /** The URLs of the 3D tour and the street view; empty if the operator has disabled the embed. */
  tourUrl: string;
  mapUrl: string;
  /** The retention period of requests, for the privacy policy. */
  retention: Retention;
};
