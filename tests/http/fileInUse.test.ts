import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/sqlite/openDatabase.ts';
import { booking, sendJson } from '../support/postBooking.ts';
import { createTestSite, temporaryFolder } from '../support/testSite.ts';

type Site = ReturnType<typeof createTestSite>;

/** Posts different bookings one after the other, and resolves with the statuses. */
const postBookings = async ({ app }: Site, count: number, prefix = 'Ana'): Promise<number[]> => {
  const statuses: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const { status } = await sendJson(app, { ...booking, name: `${prefix} ${number}` });
    statuses.push(status);
  }
  return statuses;
};

const expectStatus503OfBookings = async (site: Site): Promise<void> => {
  expect(await postBookings(site, 2, 'Refused')).toEqual([503, 503]);
  await request(site.app).get('/readyz').expect(503);
};

test('bookings are stored while another process writes to, rebuilds and checkpoints the database', async () => {
  const site = createTestSite();
  await postBookings(site, 1);
  const program = `
    import Database from 'better-sqlite3';
    const db = new Database(process.argv[1]);
    db.pragma('wal_autocheckpoint = 3');
    process.stdout.write('ready');
    for (let round = 0; ; round += 1) {
      try {
        db.exec('UPDATE upkeep SET purged_at = hex(randomblob(8))');
        if (round % 9 === 0) db.pragma('wal_checkpoint(PASSIVE)');
        if (round % 50 === 0) db.exec('VACUUM');
        if (round % 25 === 0) db.pragma('wal_checkpoint(TRUNCATE)');
      } catch (error) {
        if (error.code !== 'SQLITE_BUSY') throw error;
      }
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, site.databasePath], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  expect(new Set(await postBookings(site, 60, 'Busy'))).toEqual(new Set([201]));
  expect(child.exitCode, 'the other process still writes').toBeNull();
});

test('bookings get 503 while the folder of the database cannot be reached, and are stored afterwards', async () => {
  const folder = join(temporaryFolder(), 'data');
  mkdirSync(folder);
  const site = createTestSite({ variables: { DATABASE_PATH: join(folder, 'bookings.sqlite') } });
  await postBookings(site, 1);
  renameSync(folder, `${folder}.moved`);
  // A link to itself leads nowhere.
  symlinkSync(folder, folder);
  await expectStatus503OfBookings(site);
  rmSync(folder);
  renameSync(`${folder}.moved`, folder);
  expect(await postBookings(site, 1, 'Later')).toEqual([201]);
});

test('bookings get 503 if the WAL file of a database behind a symbolic link is deleted', async () => {
  const folder = temporaryFolder();
  const databasePath = join(folder, 'link.sqlite');
  openDatabase(join(folder, 'bookings.sqlite')).close();
  symlinkSync(join(folder, 'bookings.sqlite'), databasePath);
  const site = createTestSite({ variables: { DATABASE_PATH: databasePath } });
  // The first booking creates the WAL file.
  await postBookings(site, 1);
  rmSync(join(folder, 'bookings.sqlite-wal'));
  await expectStatus503OfBookings(site);
});
