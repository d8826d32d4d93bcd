import type { Retention } from '../content/rules/retentionPeriod.ts';

/** The settings and assets that pages need. */
export type Site = {
  /** Absolute, without a trailing slash. */
  origin: string;
  /** Returns the URL of a file of `static/` or of the client bundle. Throws if the path is unknown. */
  asset: (path: string) => string;
  /** The prefix of picture URLs: empty, or the base URL of the image CDN without a trailing slash. */
  pictureBase: string;
  /** The URLs of the 3D tour and the street view; empty if the operator has disabled the embed. */
  tourUrl: string;
  mapUrl: string;
  /** The retention period of bookings, for the privacy policy. */
  retention: Retention;
};

/** Whether other sites may set cookies. Without embeds, nobody is asked about cookies. */
export const hasEmbeds = ({ tourUrl, mapUrl }: Site): boolean => tourUrl !== '' || mapUrl !== '';
