import { describePostgres, newestPostgresVersion, openExistingPostgres } from '../../db/openPostgres.ts';
import { shownPostgresUrl } from '../../db/postgres/connectPostgres.ts';
import { checkText } from './checkText.ts';
import { explainFailure } from './openBookings.ts';
import { print } from './print.ts';

const inspect = async (url: string) => {
  try {
    const db = await openExistingPostgres(url);
    try {
      return await describePostgres(db);
    } finally {
      await db.close();
    }
  } catch (error) {
    throw explainFailure(error, url, 'read');
  }
};

/** `bookings check` of a PostgreSQL database: reads all requests, and says where a power cut could undo what it keeps. */
export const checkPostgres = async (url: string): Promise<void> => {
  const { unsafe, ...found } = await inspect(url);
  for (const name of unsafe) {
    process.stderr.write(`${name} is off in this PostgreSQL: a power cut may lose requests.\n`);
  }
  await print(
    checkText(`${shownPostgresUrl(url)}: all requests can be read`, {
      ...found,
      newestVersion: newestPostgresVersion(),
    }),
  );
};
