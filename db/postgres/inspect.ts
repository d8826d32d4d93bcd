import type { Postgres } from './connectPostgres.ts';

/** How long it may take to read everything. */
const patienceMs = 60 * 60_000;

/** Settings with which a commit is not safe from a power cut. */
const unsafeSettings = ['fsync', 'full_page_writes'];

/** What a database holds, all of it read once. `newest` is the time of the last request, ISO 8601 in UTC. */
export const describePostgres = async (db: Postgres) => {
  const [version] = await db.query<{ version: number }>('SELECT version FROM bookings_schema');
  // Whatever stands in a row has to be read to know how long it is.
  const [held] = await db.query<{ requests: number; newest: string | null }>(
    'SELECT count(*) AS requests, max(created_at) AS newest, sum(length(bookings::text)) FROM bookings',
    [],
    patienceMs,
  );
  const settings = await db.query<{ name: string }>(
    `SELECT name FROM pg_settings WHERE name = ANY($1::text[]) AND setting = 'off' ORDER BY name`,
    [unsafeSettings],
  );
  return {
    version: version?.version ?? 0,
    requests: held?.requests ?? 0,
    newest: held?.newest ?? null,
    unsafe: settings.map(({ name }) => name),
  };
};
