import { expect, test } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { runSql } from '../support/databaseFiles.ts';
import { databaseIn, temporaryFolder } from '../support/folders.ts';
import { postToServer } from '../support/sendBooking.ts';
import { startTestServer } from '../support/serverProcess.ts';

/** Stores new bookings with the longest messages, of which nobody was told. */
const insertUnmailed = `
  INSERT INTO bookings
    (id, created_at, kind, name, service, message, locale, statement_version, status, fingerprint)
  WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 6000)
  SELECT 'id-' || number, '2026-01-01T00:00:00.000Z', 'booking', 'Ana', 'Any', ?, 'en', '1', 'new', randomblob(32)
  FROM numbers`;

test('a site with little memory takes bookings while thousands of mails cannot be sent', async () => {
  const path = databaseIn(temporaryFolder());
  openDatabase(path).close();
  runSql(path, insertUnmailed, '按'.repeat(4000));
  const { url } = await startTestServer(
    // Nothing listens on port 9.
    { DATABASE_PATH: path, SMTP_URL: 'smtp://127.0.0.1:9', NOTIFY_TO: 'desk@staff.example' },
    { command: [process.execPath, '--max-old-space-size=64', 'dist/server.js'] },
  );
  expect((await postToServer(url)).status).toBe(201);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});
