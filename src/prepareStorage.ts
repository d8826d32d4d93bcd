import { shownPostgresUrl } from '../db/postgres/postgresUrl.ts';
import type { SiteStore } from './bookings/bookingRecord.ts';
import type { Config } from './config.ts';
import type { RateLimitCounts } from './http/rateLimit.ts';
import { startStoreThread } from './storeThread/startStoreThread.ts';

type Opened = {
  store: SiteStore;
  /** Whether a file was too large to be checked in time. */
  isUnchecked: boolean;
  /** Where limits count; `undefined` where that is this process alone. */
  counts: RateLimitCounts | undefined;
};

/** Where the requests of the running site are kept. Nothing is opened yet. */
type Storage = {
  /** As an operator may read it: without a password. */
  shown: string;
  /** Opens it, with the channels on which new requests are told. Rejects with a sentence for an operator. */
  open: (channels: readonly string[]) => Promise<Opened>;
  /** Resolves with the reason where nothing can be stored any more until a restart. */
  died: Promise<unknown>;
};

/** A file of this site's own, in a thread that is loaded while the rest is. */
const prepareFile = ({ DATABASE_PATH, DIGEST_KEY_FILE, BOOKINGS_RECIPIENT }: Config): Storage => {
  const thread = startStoreThread(new URL('./storeThread.js', import.meta.url));
  return {
    shown: DATABASE_PATH,
    open: async (channels) => {
      const files = { database: DATABASE_PATH, digestKey: DIGEST_KEY_FILE };
      const opened = await thread
        .open({ ...files, recipients: BOOKINGS_RECIPIENT, channels })
        .catch((error) => {
          // Where the thread could not even start, its own error is the cause.
          throw error.cause ?? error;
        });
      return { ...opened, counts: undefined };
    },
    died: thread.died,
  };
};

/** A database that other processes share, and in which the limits of all of them count. */
const prepareShared = (url: string, secret: Buffer, { BOOKINGS_RECIPIENT }: Config): Storage => ({
  shown: shownPostgresUrl(url),
  open: async (channels) => {
    // Of no use to a site that has a file.
    const { openShared } = await import('./openShared.ts');
    const opened = await openShared({ url, secret, recipients: BOOKINGS_RECIPIENT, channels });
    return { ...opened, isUnchecked: false };
  },
  // It comes back by itself.
  died: new Promise(() => {}),
});

/** Prepares what the settings ask for: PostgreSQL, or a file. */
export const prepareStorage = (config: Config): Storage => {
  const { DATABASE_URL: url, DIGEST_SECRET: secret } = config;
  return url && secret ? prepareShared(url, secret, config) : prepareFile(config);
};
