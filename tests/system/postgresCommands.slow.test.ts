import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect } from 'vitest';
import { openPostgres } from '../../db/postgres/openPostgres.ts';
import { createStore } from '../../db/store.ts';
import { createDailyDigests } from '../../src/storage/digests.ts';
import { createSeal } from '../../src/storage/seal.ts';
import { makeKeyFile } from '../support/ageKeys.ts';
import { newBooking, sql } from '../support/bookings.ts';
import { startWatch } from '../support/cli.ts';
import { execute } from '../support/cluster.ts';
import { bytesOf, openStore } from '../support/databases.ts';
import { run, runBookings } from '../support/serverProcess.ts';
import { postgresTest, shareCluster } from '../support/testDatabases.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

describe('commands', () => {
  const cluster = shareCluster();

  const password = 'hunter2';

  /** A database URL with a password, which this PostgreSQL ignores. */
  const secretUrl = async (): Promise<string> =>
    (await cluster().createDatabase()).replace('postgres@', `postgres:${password}@`);

  const openStore = async (url: string) =>
    createStore(await openPostgres(url), {
      digests: createDailyDigests(Buffer.alloc(32, 'k')),
      channels: ['mail'],
    });

  /** Stores one request for each name, and returns their ids. */
  const insert = async (url: string, ...names: string[]): Promise<string[]> => {
    const store = await openStore(url);
    const ids: string[] = [];
    for (const name of names) {
      const saved = await store.save(
        newBooking({ name, email: `${name}@example.com`, phone: '600 111 222' }),
      );
      if ('id' in saved) ids.push(saved.id);
    }
    await store.close();
    return ids;
  };

  /** Runs a command in the site's environment, and expects that its output never contains the password. */
  const bookings = (DATABASE_URL: string, ...args: string[]) => {
    const result = runBookings(args, { DATABASE_URL });
    expect(result.stdout + result.stderr).not.toContain(password);
    return result;
  };

  postgresTest('list, show, next and mark work, and never print the password', async () => {
    const url = await secretUrl();
    const [first = '', second = ''] = await insert(url, 'Ana', 'Zoé');
    const listed = bookings(url, 'list', '--search', 'zoe', '--format', 'json');
    expect(JSON.parse(listed.stdout)).toMatchObject([{ id: second, name: 'Zoé', status: 'new' }]);
    expect(bookings(url, 'show', first.slice(0, 13)).stdout).toContain('tel:+34600111222');
    expect(bookings(url, 'next').stdout).toContain(first);
    expect(bookings(url, 'mark', first, 'handled').stderr).toContain('Marked as handled: Ana');
    expect(bookings('', 'mark', first, 'new', '--db', url).stderr).toContain(
      `mark ${first.slice(0, 8)} new --db`.replace('new', 'handled'),
    );
  });

  postgresTest('stats, export, erase and purge work', async () => {
    const url = await secretUrl();
    await insert(url, 'Ana', 'Zoé');
    expect(JSON.parse(bookings(url, 'stats', '--format', 'json').stdout)).toMatchObject({
      requests: { new: 2, handled: 0, spam: 0 },
      outbox: [{ channel: 'mail', waiting: 2 }],
    });
    expect(JSON.parse(bookings(url, 'export', '--person', 'ana@example.com').stdout)).toHaveLength(1);
    const erased = bookings(url, 'erase', '--person', 'ana@example.com', '--yes');
    expect([erased.status, erased.stdout]).toEqual([0, '1 request erased\n']);
    await execute(url, "UPDATE bookings SET created_at = '2020-01-01'");
    await execute(url, 'UPDATE upkeep SET purged_at = now()');
    expect(bookings(url, 'purge', '--yes').stdout).toMatch(/^1 request /);
    expect(await execute(url, 'SELECT * FROM outbox')).toEqual([]);
    expect(bookings(url, 'list', '--format', 'json').stdout).toBe('[]\n');
  });

  postgresTest('seal seals plain texts, and the key opens them', async () => {
    const url = await secretUrl();
    await insert(url, 'Ana', 'Eva');
    // A process of the previous release writes this column.
    await execute(url, "UPDATE bookings SET search_groups = '{1, 2}'");
    const { file, recipient } = await makeKeyFile(temporaryFolder());
    expect(bookings(url, 'seal', '--yes', '--recipient', recipient).stdout).toMatch(/^2 requests sealed/);
    expect(
      await execute(url, "SELECT id FROM bookings WHERE name <> '' OR search_groups IS NOT NULL"),
    ).toEqual([]);
    const opened = bookings(url, 'list', '--format', 'json', '--search', 'ana', '--identity', file);
    expect(JSON.parse(opened.stdout)).toMatchObject([{ name: 'Ana' }]);
    const folder = join(temporaryFolder(), 'sealed');
    expect(bookings(url, 'export', '--sealed', folder).stdout.trim().split('\n')).toHaveLength(2);
  });

  postgresTest('check reads all requests and reports unsafe settings', async () => {
    const url = await secretUrl();
    await insert(url, 'Ana');
    const { status, stdout, stderr } = bookings(url, 'check');
    expect([status, stderr]).toEqual([
      0,
      'fsync is off in this PostgreSQL: a power cut may lose requests.\n',
    ]);
    expect(stdout).toMatch(
      /^postgres:\/\/postgres@localhost\/.*: all requests can be read\nversion +\d+, the newest\nrequests +1\n/,
    );
  });

  postgresTest('backup and restore refer to pg_dump and pg_restore', async () => {
    const url = await secretUrl();
    for (const args of [
      ['backup', 'copy'],
      ['restore', 'copy', '--yes'],
    ]) {
      const { status, stdout, stderr } = bookings(url, ...args);
      expect([status, stdout, stderr.trim().split('\n').length]).toEqual([1, '', 1]);
      expect(stderr).toMatch(/pg_(dump|restore)/);
    }
    const { status, stderr } = bookings(url, 'backup', 'copy', '--db', '/nowhere/bookings.sqlite');
    expect([status, stderr]).toEqual([1, expect.stringContaining('/nowhere/bookings.sqlite cannot be used')]);
  });

  postgresTest.each([
    [
      'nobody listens',
      (url: string) => url.replace(/\?host=.*/, '?host=/nowhere'),
      /no PostgreSQL listens there \(ENOENT\)/,
    ],
    [
      'there is no such database',
      (url: string) => url.replace(/site\d+/, 'nothing'),
      /there is no such database \(3D000\)/,
    ],
    ['it is empty', (url: string) => url, /it is empty or of an older version: start the site once/],
  ])('reports in one line if %s', async (_name, change, reason) => {
    const { status, stdout, stderr } = bookings(change(await secretUrl()), 'list');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(reason)]);
  });

  postgresTest('an invalid address exits with 2 and is not printed', async () => {
    for (const url of [`postgres://${password}@`, `http://x:${password}@db/site`]) {
      expect(bookings(url, 'list').status).toBe(2);
    }
    expect(bookings('', 'list', '--db', `postgres://${password}`).status).toBe(2);
  });

  /** Replaces a database by one with another encoding. */
  const makeLatin = async (url: string): Promise<void> => {
    const name = new URL(url).pathname.slice(1);
    const admin = url.replace(name, 'postgres');
    await execute(admin, `DROP DATABASE ${name}`);
    const locale = "LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0";
    await execute(admin, `CREATE DATABASE ${name} ENCODING 'LATIN1' ${locale}`);
  };

  postgresTest.each([
    [
      'of a newer version',
      async (url: string) => {
        await insert(url, 'Ana');
        await execute(url, 'UPDATE bookings_schema SET version = 99');
      },
      'it was written by a newer version of this program',
    ],
    [
      'of another program',
      (url: string) => execute(url, 'CREATE TABLE bookings (room integer)'),
      'it holds no bookings of this site',
    ],
    ['in another encoding', makeLatin, "it keeps texts as LATIN1: make one with ENCODING 'UTF8'"],
  ])('site and commands refuse a database %s', async (_name, prepare, reason) => {
    const url = await secretUrl();
    await prepare(url);
    const start = run('src/start.js', [], { DATABASE_URL: url, DIGEST_SECRET: 'ab'.repeat(32) });
    expect([start.status, start.stdout]).toEqual([1, '']);
    expect(start.stderr).toContain(`cannot be opened: ${reason}.`);
    expect(start.stderr).not.toContain(password);
    expect(bookings(url, 'list')).toMatchObject({ status: 1, stderr: expect.stringContaining(reason) });
  });

  postgresTest('watch shows requests of all processes once, also after a restart', async () => {
    const url = await secretUrl();
    await insert(url, 'Earlier');
    const watch = startWatch(['--db', url, '--format', 'ndjson', '--since', '1d']);
    await expect.poll(watch.errors, { timeout: 20_000 }).toContain('Ctrl-C');
    const names = () =>
      watch
        .output()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line).name);
    await expect.poll(names).toEqual(['Earlier']);
    const [one, other] = await Promise.all([openStore(url), openStore(url)]);
    await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        (number % 2 ? one : other).save(newBooking({ name: `${number}` })),
      ),
    );
    await one.save(newBooking({ name: 'Spam', status: 'spam' }));
    await Promise.all([one.close(), other.close()]);
    await expect.poll(() => names().length).toBe(21);
    await cluster().stop();
    await cluster().start();
    await insert(url, 'After');
    await expect.poll(() => names().at(-1)).toBe('After');
    expect(new Set(names()).size).toBe(22);
    expect(watch.errors()).not.toContain(password);
  });
});

describe('migrate', () => {
  const cluster = shareCluster();

  let folder: string;
  let path: string;

  beforeEach(() => {
    folder = temporaryFolder();
    path = databaseIn(folder);
  });

  const channels = ['mail'];

  /** Stores requests of every kind with their notifications. */
  const storeAll = async (): Promise<void> => {
    const { recipient } = await makeKeyFile(folder);
    const store = openStore(path, channels);
    const ids: string[] = [];
    for (const [number, name] of ['Ana', "Zoé d'Été", '王秀英', 'a\\b\n"c" {d,e}', '👩‍👩‍👧 $1'].entries()) {
      const saved = await store.save(newBooking({ name, message: name, idempotencyKey: `key ${number}` }));
      if ('id' in saved) ids.push(saved.id);
    }
    await store.save(newBooking({ name: 'Bot', status: 'spam', day: '2026-11-27', time: '00:30' }));
    await store.mark(ids[0] ?? '', 'handled');
    const claim = await store.outbox.claim('mail', { leaseMs: 60_000, longestDelayMs: 60_000 });
    if (claim) await store.outbox.markFailed(claim, 'ECONNECTION', 60_000);
    await store.erasure.notePurge('2026-03-01T00:00:00.000Z');
    await store.close();
    const sealing = openStore(path, channels, await createSeal([recipient]));
    await sealing.save(newBooking({ name: 'Sealed', message: 'Canary' }));
    await sealing.close();
  };

  const migrate = (to: string, ...args: string[]) =>
    runBookings(['migrate', '--to', to, '--db', path, ...args]);

  const openTarget = async (url: string) => {
    const digests = createDailyDigests(readFileSync(`${path}.digest-key`));
    return createStore(await openPostgres(url), { digests, channels });
  };

  const tablesIn = (url: string) =>
    execute(url, "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace");

  postgresTest('copies everything in order, and still recognizes repeats', async () => {
    await storeAll();
    const url = await cluster().createDatabase();
    const before = openStore(path, channels);
    const all = await before.list({}, 100);
    const waiting = await before.outbox.state();
    await before.close();
    const bytes = bytesOf(path);
    const { status, stdout } = migrate(url);
    const [verdict, ...counts] = stdout.trim().split('\n');
    expect([status, verdict]).toEqual([0, expect.stringMatching(/: 7 requests, read back and the same$/)]);
    expect(counts.map((line) => line.trim().split(/ +/))).toEqual([
      ['bookings', '7'],
      ['idempotency_keys', '5'],
      ['outbox', '6'],
    ]);
    expect(bytesOf(path).equals(bytes)).toBe(true);
    const store = await openTarget(url);
    expect(await store.list({}, 100)).toEqual(all);
    expect(await store.outbox.state()).toEqual(waiting);
    expect(await store.erasure.lastKnownTime()).toBe('2026-03-01T00:00:00.000Z');
    expect((await store.save(newBooking({ name: 'Ana', message: 'Ana' }))).outcome).toBe('repeat');
    expect((await store.save(newBooking({ name: 'Eva', idempotencyKey: 'key 3' }))).outcome).toBe(
      'idempotencyConflict',
    );
    expect((await store.save(newBooking({ name: 'Eva' }))).outcome).toBe('stored');
    expect((await store.list({}, 1))[0]?.name).toBe('Eva');
    await store.close();
  });

  /** Expects one line with the reason. */
  const expectRefused = async (url: string, reason: RegExp): Promise<void> => {
    const { status, stdout, stderr } = migrate(url);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(reason)]);
  };

  postgresTest('--dry-run copies nothing while the site runs, and the copy needs a stop', async () => {
    await storeAll();
    const url = await cluster().createDatabase();
    const server = await startTestServer({ DATABASE_PATH: path });
    const { status, stdout, stderr } = migrate(url, '--dry-run');
    expect([status, stdout.split('\n')[0]]).toEqual([0, expect.stringContaining(': 7 requests')]);
    expect(stderr).toContain('Nothing was changed');
    await expectRefused(url, /is in use: process \d+ has it open\. Stop the site first\.$/);
    expect(await tablesIn(url)).toEqual([]);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(migrate(url).status).toBe(0);
  });

  postgresTest('refuses a target that contains requests', async () => {
    await storeAll();
    const url = await cluster().createDatabase();
    const store = await openTarget(url);
    await store.save(newBooking({ name: 'Here' }));
    await expectRefused(url, /^bookings: Nothing was copied to postgres:\S+: it holds requests already\.$/);
    expect((await store.list({}, 9)).map(({ name }) => name)).toEqual(['Here']);
    await store.close();
  });

  postgresTest.each([
    [
      'a time that is none',
      "UPDATE bookings SET created_at = 'soon' WHERE name = 'Bot'",
      /created_at of \S+ in bookings is nothing/,
    ],
    [
      'a zero character',
      "UPDATE bookings SET message = 'a' || char(0) || 'b' WHERE name = 'Bot'",
      /message of \S+ in bookings is nothing/,
    ],
  ])('refuses a file with %s and copies nothing', async (_name, change, reason) => {
    await storeAll();
    sql(path, change);
    const url = await cluster().createDatabase();
    await expectRefused(url, reason);
    expect(await tablesIn(url)).toEqual([]);
  });

  postgresTest('refuses a file with an unknown column and copies nothing', async () => {
    await storeAll();
    sql(path, 'ALTER TABLE outbox ADD COLUMN further TEXT');
    const url = await cluster().createDatabase();
    await expectRefused(url, /outbox has other columns than the file: further\.$/);
    expect(await tablesIn(url)).toEqual([]);
  });

  postgresTest('rolls back if the copied rows differ from the file', async () => {
    await storeAll();
    const url = await cluster().createDatabase();
    await (await openPostgres(url)).close();
    await execute(
      url,
      `
    CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN NEW.message := replace(NEW.message, 'é', 'e'); RETURN NEW; END $$;
    CREATE TRIGGER spoil BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION spoil()`,
    );
    await expectRefused(url, /bookings does not read back as it was written\.$/);
    expect(await execute(url, 'SELECT id FROM bookings')).toEqual([]);
  });

  postgresTest('copies thousands of requests, and reports a missing PostgreSQL in one line', async () => {
    await storeAll();
    sql(
      path,
      `WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 3000)
    INSERT INTO bookings (id, created_at, kind, name, service, message, locale, statement_version, status, fingerprint)
    SELECT 'n' || n, '2026-01-01T00:00:00.000Z', 'booking', 'N' || n, 'Tantra', 'Message ' || n, 'es', '1', 'new', x''
    FROM number`,
    );
    const url = await cluster().createDatabase();
    await expectRefused(url.replace(/host=.*/, 'host=/nowhere'), /no PostgreSQL listens there \(ENOENT\)\.$/);
    expect(migrate(url).status).toBe(0);
    const store = await openTarget(url);
    const names = (await Array.fromAsync(store.each({ where: { locale: 'es' }, oldestFirst: true }))).map(
      ({ name }) => name,
    );
    expect(names).toEqual(Array.from({ length: 3000 }, (_, number) => `N${number + 1}`));
    await store.close();
  });
});
