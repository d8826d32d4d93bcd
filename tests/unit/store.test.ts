import { createHash } from 'node:crypto';
import { readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { NewBooking } from '../../db/booking.ts';
import { connectSqlite } from '../../db/sqlite/connectSqlite.ts';
import { openDatabase, openExisting } from '../../db/sqlite/openDatabase.ts';
import { createStore } from '../../db/store.ts';
import { newBooking } from '../support/bookings.ts';
import { bytesOf, databaseFiles, holdWriteLock, namesIn, openStore, textsIn } from '../support/databases.ts';
import { databaseIn } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

const booking = newBooking({ email: 'ana@example.com', phone: '600 111 222', message: 'Friday' });

/** The bytes of a database and its log. */
const allBytes = (path: string): Buffer => Buffer.concat(databaseFiles(path).map(bytesOf));

test('digests reveal neither content nor address without the key', async () => {
  const file = join(temporaryFolder(), 'bookings.sqlite');
  const store = openStore(file);
  await store.save({ ...booking, idempotencyKey: 'one' });
  const { kind, name, email, phone, service, masseuse, message, status, clientAddress } = booking;
  const texts = [kind, name, email, phone, service, masseuse, message, status];
  const guesses = [
    ['from', clientAddress, ...texts],
    ['content', ...texts],
    [...texts, clientAddress],
    texts,
    [kind, name, email, phone, service, message, status],
    ['key', 'one'],
  ].map((guess) => JSON.stringify(guess));
  const bytes = allBytes(file);
  for (const guess of [...guesses, 'one', clientAddress]) {
    expect(bytes.includes(createHash('sha256').update(guess).digest())).toBe(false);
  }
  expect(bytes.includes(clientAddress)).toBe(false);
  await store.close();
});

test('digests only a day and time that are given, so that both releases find a repeat', async () => {
  const file = join(temporaryFolder(), 'bookings.sqlite');
  const sha256 = (text: string) => createHash('sha256').update(text).digest();
  const store = createStore(connectSqlite(openDatabase(file)), { digests: () => [sha256] });
  onTestFinished(() => store.close());
  const digestOf = async (differences: Partial<NewBooking>): Promise<string> => {
    const saved = await store.save(newBooking(differences));
    const db = new Database(file, { readonly: true });
    try {
      const id = 'id' in saved ? saved.id : '';
      const text = 'SELECT hex(fingerprint) FROM bookings WHERE id = ?';
      return db.prepare<[string], string>(text).pluck().get(id)?.toLowerCase() ?? '';
    } finally {
      db.close();
    }
  };
  // The digest of the release before day and time.
  const former = 'c65b8c24ba994f9ba7d679dbc01c54776cb1ff5ca7fdc6313bb268a56ff782c3';
  expect(await digestOf({})).toBe(former);
  const others = [{ day: '2026-11-27' }, { time: '21:30' }, { day: '2026-11-27', time: '21:30' }];
  const digests = await Promise.all(others.map(digestOf));
  expect(new Set([former, ...digests]).size).toBe(4);
  expect(await digestOf({ day: '2026-11-27', locale: 'fr' })).toBe(digests[0]);
});

test('an upgrade erases digests without a key, and stores a retry anew', async () => {
  const file = join(temporaryFolder(), 'bookings.sqlite');
  const before = new Database(file);
  before.pragma('journal_mode = WAL');
  for (const name of ['001-bookings', '002-masseuse', '003-readiness-ballast', '004-outbox']) {
    before.exec(readFileSync(new URL(`../../db/migrations/${name}.sql`, import.meta.url), 'utf8'));
  }
  before.pragma(`application_id = ${0x41795362}`);
  before.pragma('user_version = 4');
  const sha256 = (text: string) => createHash('sha256').update(text).digest();
  const digests = [sha256('content'), sha256('key')] as const;
  const { name, email, phone, service, message } = booking;
  before
    .prepare(
      `INSERT INTO bookings VALUES ('old', ?, 'booking', ?, ?, ?, ?, 'tantra-massage', ?, 'en', '1', 'new', NULL, ?, NULL)`,
    )
    .run(new Date().toISOString(), name, email, phone, service, message, digests[0]);
  before.prepare("INSERT INTO idempotency_keys VALUES (?, 'old', ?)").run(digests[1], digests[0]);
  before.prepare("INSERT INTO outbox VALUES ('old', 'mail', '', 0, '', NULL, NULL, NULL)").run();
  before.close();
  expect(digests.map((digest) => allBytes(file).includes(digest))).toEqual([true, true]);
  const store = openStore(file, ['mail']);
  expect(digests.map((digest) => allBytes(file).includes(digest))).toEqual([false, false]);
  expect((await store.save({ ...booking, idempotencyKey: 'key' })).outcome).toBe('stored');
  expect(await store.find('old')).toMatchObject({ name: 'Ana', masseuse: null });
  expect(await store.outbox.state()).toMatchObject([{ channel: 'mail', waiting: 2 }]);
  await store.close();
});

describe('grouped writes', () => {
  const open = (channels: readonly string[] = []) => {
    const path = join(temporaryFolder(), 'bookings.sqlite');
    const store = openStore(path, channels);
    onTestFinished(() => store.close());
    return { path, store };
  };

  /** The number of commits in a log: a frame with a file size ends one (sqlite.org/fileformat2.html, 4.1). */
  const commitsIn = (path: string): number => {
    const log = readFileSync(`${path}-wal`);
    const frame = 24 + log.readUInt32BE(8);
    let commits = 0;
    for (let start = 32; start + frame <= log.length; start += frame) {
      if (log.readUInt32BE(start + 4) > 0) commits += 1;
    }
    return commits;
  };

  const named = (name: string, differences: Partial<NewBooking> = {}) => newBooking({ name, ...differences });

  test('commits simultaneous writes in one transaction', async () => {
    const { path, store } = open(['mail']);
    await store.save(named('First'));
    const before = commitsIn(path);
    const names = Array.from({ length: 50 }, (_, number) => `Visitor ${number}`);
    const results = await Promise.all([
      ...names.map((name) => store.save(named(name))),
      store.writeProblem(),
      store.outbox.bringForward('mail'),
    ]);
    expect(results.slice(0, 50)).toEqual(Array(50).fill(expect.objectContaining({ outcome: 'stored' })));
    expect(commitsIn(path) - before).toBe(1);
    expect(namesIn(path)).toEqual(['First', ...names]);
    expect(await store.outbox.state()).toMatchObject([{ channel: 'mail', waiting: 51 }]);
  });

  test.each([
    ['that SQLite refuses', { kind: 'nothing' }, 'SQLITE_CONSTRAINT_CHECK'],
    ['that cannot be bound', { message: ['a', 'list'] }, undefined],
  ])('a row %s fails alone and leaves nothing', async (_name, fault, code) => {
    const { path, store } = open(['mail']);
    const bad = named('Bad', { ...(fault as object), idempotencyKey: 'bad' });
    const results = await Promise.allSettled([
      store.save(named('Ana', { idempotencyKey: 'good' })),
      store.save(bad),
      store.save(named('Eva')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(results[1]).toMatchObject({
      reason: code ? { name: 'StoreUnavailable', code } : { name: 'TypeError' },
    });
    expect(namesIn(path)).toEqual(['Ana', 'Eva']);
    expect(await store.outbox.state()).toMatchObject([{ channel: 'mail', waiting: 2 }]);
    // The key of the failed row is free.
    expect(await store.save(named('Mar', { idempotencyKey: 'bad' }))).toMatchObject({ outcome: 'stored' });
  });

  test('finds repeats within a group by content and by key', async () => {
    const { path, store } = open();
    const [first, ...others] = await Promise.all([
      store.save(named('Ana', { idempotencyKey: 'one' })),
      store.save(named('Ana')),
      store.save(named('Ana', { idempotencyKey: 'one' })),
      store.save(named('Ana', { idempotencyKey: 'two' })),
      store.save(named('Eva', { idempotencyKey: 'two' })),
      store.save(named('Ana', { clientAddress: '198.51.100.7' })),
    ]);
    const repeat = { ...first, outcome: 'repeat' };
    expect(first?.outcome).toBe('stored');
    expect(others.slice(0, 4)).toEqual([repeat, repeat, repeat, { outcome: 'idempotencyConflict' }]);
    expect(others[4]?.outcome).toBe('stored');
    expect(namesIn(path)).toEqual(['Ana', 'Ana']);
  });

  test('a read during a transaction sees none of its writes', async () => {
    const db = connectSqlite(openDatabase(join(temporaryFolder(), 'bookings.sqlite')));
    onTestFinished(() => db.close());
    const count = async () =>
      (await db.rows<{ count: number }>('SELECT count(*) AS count FROM readiness'))[0]?.count;
    const during = await db.transaction(async ({ run, rows }) => {
      await run('INSERT INTO readiness (id, checked_at) VALUES (1, $1)', ['now']);
      return [(await rows('SELECT id FROM readiness')).length, await count()];
    });
    expect([...during, await count()]).toEqual([1, 0, 1]);
  });

  test('stores writes that waited for a lock in one commit', async () => {
    const { path, store } = open();
    await store.save(named('First'));
    const before = commitsIn(path);
    const lock = holdWriteLock(path);
    const early = store.save(named('Early'));
    // The first attempt has failed by then.
    await expect(store.find('none')).resolves.toBeNull();
    await nextTurn();
    const late = store.save(named('Late'));
    lock.release();
    await Promise.all([early, late]);
    expect(namesIn(path)).toEqual(['First', 'Early', 'Late']);
    expect(commitsIn(path) - before).toBe(1);
  });

  test('stores more writes than a group holds, and closing waits for them', async () => {
    const path = join(temporaryFolder(), 'bookings.sqlite');
    const store = openStore(path);
    const names = Array.from({ length: 300 }, (_, number) => `Visitor ${number}`);
    const saved = Promise.all(names.map((name) => store.save(named(name))));
    // Some of the writes are still waiting by then.
    await nextTurn();
    await store.close();
    await saved;
    expect(namesIn(path)).toEqual(names);
  });
});

describe('erasure', () => {
  let path: string;

  beforeEach(() => {
    path = databaseIn(temporaryFolder());
  });

  const save = async (store: ReturnType<typeof openStore>, name: string): Promise<string> => {
    const saved = await store.save(newBooking({ name, idempotencyKey: name }));
    if (!('id' in saved)) throw new Error(saved.outcome);
    return saved.id;
  };

  /** Erases like another process while a server has the file open. */
  const asStaff = async <T>(
    use: (erasure: ReturnType<typeof openStore>['erasure']) => Promise<T>,
  ): Promise<T> => {
    const staff = createStore(connectSqlite(openExisting(path, { writable: true })));
    try {
      return await use(staff.erasure);
    } finally {
      await staff.close();
    }
  };

  test('erases everything that belongs to a request', async () => {
    const store = openStore(path, ['mail']);
    const id = await save(store, 'Ana');
    await save(store, 'Eva');
    expect(await asStaff((erasure) => erasure.erase([id, 'unknown']))).toBe(1);
    await store.close();
    const db = new Database(path);
    for (const table of ['bookings', 'outbox', 'idempotency_keys']) {
      expect(db.prepare(`SELECT count(*) FROM ${table}`).pluck().get(), table).toBe(1);
    }
    db.close();
  });

  test('continues after another process erased all requests and emptied the log', async () => {
    const store = openStore(path);
    for (let round = 0; round < 3; round += 1) {
      const ids = [await save(store, `First ${round}`), await save(store, `Second ${round}`)];
      const isEmpty = await asStaff(async (erasure) => {
        await erasure.erase(ids);
        if (round > 0) await erasure.rebuild();
        return erasure.emptyLog();
      });
      expect([isEmpty, statSync(`${path}-wal`).size]).toEqual([true, 0]);
      expect(textsIn(path, [`First ${round}`, `Second ${round}`, ...ids])).toEqual([]);
      expect(await store.writeProblem()).toBeNull();
    }
    await save(store, 'Eva');
    await store.close();
    expect(namesIn(path)).toEqual(['Eva']);
  });

  test('detects a truncated log after an erasure', async () => {
    const store = openStore(path);
    const id = await save(store, 'Ana');
    await asStaff((erasure) => erasure.erase([id]));
    await save(store, 'Eva');
    truncateSync(`${path}-wal`);
    await expect(store.save(newBooking({ name: 'Mar' }))).rejects.toMatchObject({ code: 'LOG_TRUNCATED' });
    await store.close();
  });

  test('leaves no byte of an erased request', async () => {
    const store = openStore(path);
    const db = openExisting(path, { writable: true });
    const insert = db.prepare(
      `INSERT INTO bookings (id, created_at, kind, name, email, service, message, locale, statement_version, status, fingerprint)
     VALUES (?, ?, 'booking', ?, ?, 'Tantra', ?, 'es', '1', 'new', randomblob(32))`,
    );
    const mark = db.prepare("UPDATE bookings SET status = 'handled', handled_at = created_at WHERE id = ?");
    const rows = Array.from({ length: 3000 }, (_, number) => ({
      id: crypto.randomUUID(),
      texts: [
        `NAME${number}X`,
        `mail${number}@x.example`,
        `${'m'.repeat((number * 37) % 400)}MESSAGE${number}X`,
      ] as const,
    }));
    db.transaction(() => {
      for (const [number, { id, texts }] of rows.entries()) {
        insert.run(id, new Date(1e12 + number).toISOString(), ...texts);
        // A row that grows makes SQLite move its neighbours to another page.
        if (number % 2 === 0) mark.run(rows[(number * 7919) % (number + 1)]?.id);
      }
    })();
    db.close();
    await asStaff(async (erasure) => {
      await erasure.erase(rows.filter((_, number) => number % 3 === 0).map(({ id }) => id));
      await erasure.rebuild();
      await erasure.emptyLog();
    });
    const written = readFileSync(path, 'latin1').matchAll(/(?:NAME|MESSAGE)(\d+)X|mail(\d+)@/g);
    expect([...written].filter(([, one, other]) => Number(one ?? other) % 3 === 0)).toEqual([]);
    expect(namesIn(path)).toHaveLength(2000);
    await store.close();
  });

  test('rebuilding keeps the row numbers', async () => {
    const store = openStore(path);
    const ids: string[] = [];
    for (const name of ['One', 'Two', 'Three', 'Four']) ids.push(await save(store, name));
    await asStaff(async (erasure) => {
      await erasure.erase(ids.slice(0, 2));
      await erasure.rebuild();
    });
    const db = new Database(path);
    expect(db.prepare('SELECT rowid FROM bookings ORDER BY rowid').pluck().all()).toEqual([3, 4]);
    db.close();
    await store.close();
  });

  test('erases all requests stored before a time and no later ones', async () => {
    const store = openStore(path);
    for (const name of ['Old', 'New']) await save(store, name);
    const db = new Database(path);
    db.exec("BEGIN; CREATE TEMP TABLE twin AS SELECT * FROM bookings WHERE name = 'Old'");
    for (let number = 0; number < 450; number += 1) {
      db.exec(`UPDATE twin SET id = 'n${number}'; INSERT INTO bookings SELECT * FROM twin`);
    }
    db.exec("UPDATE bookings SET created_at = '2020-01-01T00:00:00.000Z' WHERE name = 'Old'; COMMIT");
    db.close();
    const at = '2020-01-01T00:00:00.000Z';
    expect(await asStaff((erasure) => erasure.eraseBefore(at))).toBe(0);
    const after = '2020-01-01T00:00:00.001Z';
    expect(await asStaff((erasure) => erasure.countBefore(after))).toBe(451);
    expect(await asStaff((erasure) => erasure.eraseBefore(after))).toBe(451);
    await store.close();
    expect(namesIn(path)).toEqual(['New']);
  });

  test('every file is private', async () => {
    const store = openStore(path);
    await save(store, 'Ana');
    for (const file of [...databaseFiles(path).slice(0, 3), `${path}.digest-key`]) {
      expect(statSync(file).mode & 0o777, file).toBe(0o600);
    }
    await store.close();
  });
});
