import { openPostgres } from '../db/openPostgres.ts';
import { createHits } from '../db/postgres/hits.ts';
import { shownPostgresUrl } from '../db/postgres/postgresUrl.ts';
import { openPostgresBookingStore, type SiteStore } from './bookings/bookingRecord.ts';
import type { Config } from './config.ts';
import { createDailyDigests } from './digests/dailyDigests.ts';
import { countTogether, type LimitCounts } from './http/limitCounts.ts';
import { prepareSeal } from './sealing/prepareSeal.ts';
import { startStoreThread } from './storeThread/startStoreThread.ts';

type Opened = {
  store: SiteStore;
  /** Where limits count, by their names; `undefined` where that is this process alone. */
  countsFor: ((name: string) => LimitCounts) | undefined;
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
      const store = await thread
        .open({ ...files, recipients: BOOKINGS_RECIPIENT, channels })
        .catch((error) => {
          // Where the thread could not even start, its own error is the cause.
          throw error.cause ?? error;
        });
      return { store, countsFor: undefined };
    },
    died: thread.died,
  };
};

/** A database that other processes share, and in which the limits of all of them count. */
const prepareShared = (url: string, secret: Buffer, { BOOKINGS_RECIPIENT }: Config): Storage => {
  const shown = shownPostgresUrl(url);
  return {
    shown,
    open: async (channels) => {
      const seal = await prepareSeal(BOOKINGS_RECIPIENT);
      const db = await openPostgres(url).catch((error) => {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`The database ${shown} cannot be opened: ${reason}.`);
      });
      const digests = createDailyDigests(secret);
      const store = openPostgresBookingStore(db, { digests, seal, channels });
      return { store, countsFor: countTogether(createHits(db), secret) };
    },
    // It comes back by itself.
    died: new Promise(() => {}),
  };
};

/** Prepares what the settings ask for: PostgreSQL, or a file. */
export const prepareStorage = (config: Config): Storage => {
  const { DATABASE_URL: url, DIGEST_SECRET: secret } = config;
  return url && secret ? prepareShared(url, secret, config) : prepareFile(config);
};
