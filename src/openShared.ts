import { openPostgres } from '../db/openPostgres.ts';
import { createHits } from '../db/postgres/hits.ts';
import { shownPostgresUrl } from '../db/postgres/postgresUrl.ts';
import { openPostgresBookingStore, type SiteStore } from './bookings/bookingRecord.ts';
import { createDailyDigests } from './digests/dailyDigests.ts';
import { countInPostgres, type RateLimitCounts } from './http/rateLimit.ts';
import { prepareSeal } from './sealing/prepareSeal.ts';

type SharedOptions = {
  url: string;
  /** What all processes make their digests from. */
  secret: Buffer;
  /** Public keys that requests are sealed to, where they are. */
  recipients: readonly string[] | undefined;
  /** As in `StoreOptions`. */
  channels: readonly string[];
};

/** A store that other processes share, and what counts for all of them. */
type Shared = { store: SiteStore; counts: RateLimitCounts };

/** Opens the PostgreSQL database that several processes share. Rejects with a sentence for an operator. */
export const openShared = async ({ url, secret, recipients, channels }: SharedOptions): Promise<Shared> => {
  const seal = await prepareSeal(recipients);
  const db = await openPostgres(url).catch((error) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database ${shownPostgresUrl(url)} cannot be opened: ${reason}.`);
  });
  const digests = createDailyDigests(secret);
  const store = openPostgresBookingStore(db, { digests, seal, channels });
  return { store, counts: countInPostgres(createHits(db), secret) };
};
