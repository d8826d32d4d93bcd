import type { Booking } from '../bookings/bookingRecord.ts';

/** All that a channel may know of a request: nothing that a visitor typed. */
export type Announcement = Pick<Booking, 'id' | 'createdAt' | 'kind' | 'serviceSlug' | 'locale'>;

export const announcementOf = ({ id, createdAt, kind, serviceSlug, locale }: Booking): Announcement => ({
  id,
  createdAt,
  kind,
  serviceSlug,
  locale,
});

/** A way to tell staff of a request. */
export type Channel = {
  name: 'mail' | 'command';
  /** How long an attempt may take; after that its signal aborts. */
  timeoutMs: number;
  /**
   * Resolves when the request was told, with how many of the receivers were refused while others were not; rejects with
   * `DeliveryFailed`, soon after the signal at the latest.
   */
  deliver: (announcement: Announcement, signal: AbortSignal) => Promise<{ refused: number }>;
};

/** An attempt failed. The code holds letters of our own or a package's, and numbers: nothing that another side sent. */
export class DeliveryFailed extends Error {
  override name = 'DeliveryFailed';
  readonly code: string;

  constructor(code: string) {
    super(`Not delivered (${code}).`);
    this.code = code;
  }
}
