import { StoreUnavailable } from '../../db/storeUnavailable.ts';
import type { SiteStore } from '../bookings/bookingRecord.ts';

/** What the thread needs to open the store of a file. */
export type OpenOptions = {
  /** The SQLite file, and the file of the key of its digests. */
  database: string;
  digestKey: string;
  /** Public keys that requests are sealed to, where they are. */
  recipients: readonly string[] | undefined;
  /** As in `StoreOptions`. */
  channels: readonly string[];
};

/** What the thread can be asked for, by name; `open` first and once. */
export type StoreCalls = Omit<SiteStore, 'outbox' | 'channels'> &
  SiteStore['outbox'] & {
    /** Resolves whether the file was too large to be checked in time. Rejects with a sentence for an operator. */
    open: (options: OpenOptions) => Promise<boolean>;
  };

export type CallName = keyof StoreCalls;

/** A call as it goes to the thread; its number comes back with the answer. */
export type Call = [number: number, name: CallName, args: readonly unknown[]];

/** An error loses its class on its way from thread to thread. */
type Failure = { unavailable: string } | { error: unknown };

/** An answer as it comes back. */
export type Answer = [number: number, value: unknown, failure?: Failure];

export const toFailure = (error: unknown): Failure =>
  error instanceof StoreUnavailable ? { unavailable: error.code } : { error };

export const fromFailure = (failure: Failure): unknown =>
  'unavailable' in failure ? new StoreUnavailable(failure.unavailable) : failure.error;
