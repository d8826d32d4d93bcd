import type { Booking } from '../../db/booking.ts';

/** The fields of a booking that a notification may contain: nothing that a visitor typed. */
export type BookingNotification = Pick<Booking, 'id' | 'createdAt' | 'kind' | 'serviceSlug' | 'locale'>;

export type Channel = {
  name: 'mail' | 'command';
  /** Milliseconds after which the signal of an attempt aborts. */
  timeoutMs: number;
  /** Resolves with the number of refused recipients. Rejects with `DeliveryFailed`, soon after the signal. */
  deliver: (notification: BookingNotification, signal: AbortSignal) => Promise<{ refused: number }>;
};

/** A failed attempt. The code comes from this project, a package or a command, not from a server's text. */
export class DeliveryFailed extends Error {
  override name = 'DeliveryFailed';
  readonly code: string;

  constructor(code: string) {
    super(`Not delivered (${code}).`);
    this.code = code;
  }
}
