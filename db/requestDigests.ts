import type { NewBooking } from './booking.ts';
import type { Digest, SaveOptions } from './saveOnce.ts';

/** By what a repeat of a request is found. */
export const createRequestDigests = <R>({
  columns,
  notCompared,
}: Pick<SaveOptions<R>, 'columns' | 'notCompared'>) => {
  const compared = columns.filter((column) => !notCompared.includes(column));

  const textsOf = (booking: NewBooking<R>) => [...compared.map((column) => booking[column]), booking.status];

  /** Nobody learns from another address whether the same content was sent from this one. */
  const fromText = (booking: NewBooking<R>): string =>
    JSON.stringify(['from', booking.clientAddress, ...textsOf(booking)]);
  const keyText = (idempotencyKey: string): string => JSON.stringify(['key', idempotencyKey]);

  return {
    fingerprintOf: (booking: NewBooking<R>, digest: Digest): Buffer => digest(fromText(booking)),
    contentOf: (booking: NewBooking<R>, digest: Digest): Buffer =>
      digest(JSON.stringify(['content', ...textsOf(booking)])),
    keyOf: (idempotencyKey: string, digest: Digest): Buffer => digest(keyText(idempotencyKey)),

    /** The texts of which two requests have one in common if the one may repeat the other. */
    identityOf: (booking: NewBooking<R>): string[] => [
      fromText(booking),
      ...(booking.idempotencyKey === null ? [] : [keyText(booking.idempotencyKey)]),
    ],
  };
};
