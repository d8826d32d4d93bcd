import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, expect, test } from 'vitest';
import { makeDatabase, openStore } from '../support/databases.ts';
import { newBooking } from '../support/newBooking.ts';
import { run } from '../support/serverProcess.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';
import { startWatch, type Watch } from '../support/watchProcess.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = temporaryFolder();
  path = databaseIn(folder);
  await makeDatabase(path, ['Earlier']);
});

/** Keeps requests as a server does that starts for them and ends. */
const keep = async (...names: string[]): Promise<void> => {
  const store = openStore(path);
  for (const name of names) await store.save(newBooking({ name, email: `${name}@example.com` }));
  await store.close();
};

const sql = (text: string): void => {
  const db = new Database(path);
  db.exec(text);
  db.close();
};

const watching = async (...args: string[]): Promise<Watch> => {
  const watch = startWatch(['--db', path, ...args]);
  await expect.poll(watch.complaints, { timeout: 20_000 }).toContain('Ctrl-C');
  return watch;
};

/** The names that a watch with `--format ndjson` has shown. */
const names = ({ output }: Watch): string[] =>
  output()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line).name);

test('a new request is a line of the table within two seconds, spam is none, and no line drives the terminal', async () => {
  const watch = await watching();
  await keep('Ana\u001b[2J');
  const kept = performance.now();
  await expect.poll(watch.output, { interval: 20 }).toMatch(/\n\S{8} {2}.* Ana\\u\{1b\}\[2J .*\n/);
  expect(performance.now() - kept).toBeLessThan(2000);
  const store = openStore(path);
  await store.save(newBooking({ name: 'Bot', status: 'spam' }));
  await store.close();
  await keep('Zoé');
  await expect.poll(watch.output).toContain('Zoé');
  expect(watch.output().split('\n')).toEqual([
    expect.stringMatching(
      /^ID +RECEIVED +STATUS +KIND +LANG +NAME +SERVICE +WITH +REACH +MESSAGE( +[A-Z]+)*$/,
    ),
    expect.stringContaining('Ana'),
    expect.stringContaining('Zoé'),
    '',
  ]);
  expect(watch.output()).not.toContain('\u001b');
  expect(watch.output() + watch.complaints()).not.toContain('\u0007');
});

test('rows of one millisecond, of a clock set back and after an erased row are told once each', async () => {
  const watch = await watching('--format', 'ndjson');
  await keep('One');
  await expect.poll(() => names(watch)).toEqual(['One']);
  // Its row number is given to the next one.
  sql("DELETE FROM bookings WHERE name = 'One'");
  await keep('Two', 'Three');
  sql("UPDATE bookings SET created_at = '2020-01-01T00:00:00.000Z' WHERE name IN ('Two', 'Three')");
  await expect.poll(() => names(watch)).toEqual(['One', 'Two', 'Three']);
  await keep('Four');
  sql("UPDATE bookings SET created_at = '2019-01-01T00:00:00.000Z' WHERE name = 'Four'");
  await keep('Five');
  await expect.poll(() => names(watch)).toEqual(['One', 'Two', 'Three', 'Four', 'Five']);
  sql('DELETE FROM bookings');
  await keep('Six');
  await expect.poll(() => names(watch)).toEqual(['One', 'Two', 'Three', 'Four', 'Five', 'Six']);
});

test('--since shows earlier ones first, however many, without a word about it', async () => {
  sql(`BEGIN; CREATE TEMP TABLE twin AS SELECT * FROM bookings;
    ${Array.from({ length: 6000 }, (_, number) => `UPDATE twin SET id = 'n${number}', name = 'N${number}'; INSERT INTO bookings SELECT * FROM twin;`).join('')}
    UPDATE bookings SET created_at = '2020-01-01T00:00:00.000Z' WHERE name = 'Earlier'; COMMIT`);
  const watch = await watching('--format', 'ndjson', '--since', '1h');
  await expect.poll(() => names(watch).length).toBe(6000);
  await keep('Ana');
  await expect.poll(() => names(watch).length).toBe(6001);
  expect(names(watch)).toEqual([...Array.from({ length: 6000 }, (_, number) => `N${number}`), 'Ana']);
  expect(watch.complaints().split('\n')).toHaveLength(2);
});

test('it goes on over restarts of the server and kills, and a missing or locked file is told once', async () => {
  const watch = await watching('--format', 'ndjson');
  const post = async (name: string) => {
    const server = await startTestServer({ DATABASE_PATH: path });
    const { status } = await fetch(`${server.url}/api/bookings`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name, service: 'Tantra' }),
    });
    expect(status).toBe(201);
    return server;
  };
  await (await post('One')).end('SIGTERM');
  await (await post('Two')).end('SIGKILL');
  await (await post('Three')).end('SIGTERM');
  await expect.poll(() => names(watch)).toEqual(['One', 'Two', 'Three']);
  renameSync(path, `${path}.away`);
  await expect.poll(watch.complaints).toMatch(/there is no such file\. Waiting for it\.\n$/);
  renameSync(`${path}.away`, path);
  await expect.poll(watch.complaints).toMatch(/Watching again\.\n$/);
  const lock = new Database(path);
  lock.pragma('locking_mode = EXCLUSIVE');
  lock.exec('BEGIN EXCLUSIVE; COMMIT');
  await expect.poll(watch.complaints).toMatch(/locked.* Waiting for it\.\n$/);
  lock.close();
  await keep('Four');
  await expect.poll(() => names(watch)).toEqual(['One', 'Two', 'Three', 'Four']);
  expect(watch.complaints().split('\n')).toHaveLength(6);
}, 60_000);

test('a restore is not held up, and what comes after it is told without what was told before', async () => {
  const backup = join(folder, 'backup.sqlite');
  const watch = await watching('--format', 'ndjson');
  await keep('One');
  expect(run('src/bookings.js', ['backup', backup, '--db', path]).status).toBe(0);
  await keep('Two');
  await expect.poll(() => names(watch)).toEqual(['One', 'Two']);
  await expect
    .poll(() => run('src/bookings.js', ['restore', backup, '--yes', '--db', path]).status, {
      timeout: 20_000,
    })
    .toBe(0);
  await expect.poll(watch.complaints).toContain('The database was replaced; watching the new one.\n');
  await keep('Three');
  await expect.poll(() => names(watch)).toEqual(['One', 'Two', 'Three']);
  rmSync(path);
  await makeDatabase(path, ['Another']);
  await expect.poll(() => names(watch)).toEqual(['One', 'Two', 'Three', 'Another']);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s ends it with %i and nothing more to say', async (signal, code) => {
  const watch = await watching();
  const before = watch.complaints();
  watch.child.kill(signal);
  expect(await watch.exited).toEqual([code, null]);
  expect(watch.complaints()).toBe(before);
});

test('a reader that has gone ends it quietly', async () => {
  const watch = await watching();
  watch.child.stdout?.destroy();
  await keep('Ana');
  expect(await watch.exited).toEqual([0, null]);
  expect(watch.complaints()).not.toMatch(/EPIPE|Error/);
});

test('a database that is not there is one line and exit 1', () => {
  const { status, stdout, stderr } = run('src/bookings.js', ['watch', '--db', join(folder, 'none.sqlite')]);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^bookings: .*there is no such file\.\n$/);
});

const hasScript = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux');

test.runIf(hasScript).each([
  [[], 2],
  [['--quiet'], 0],
] as const)('on a terminal %j rings the bell %i times for two batches', async (args, bells) => {
  const typescript = join(folder, 'typescript');
  const watch = startWatch(['--db', path, '--since', '1h', ...args], (command) => [
    'script',
    '-qfec',
    command.join(' '),
    typescript,
  ]);
  const shown = () => readFileSync(typescript, 'utf8');
  await expect.poll(watch.output, { timeout: 20_000 }).toContain('Earlier');
  const store = openStore(path);
  for (const names of [['One', 'Two'], ['Three']]) {
    await Promise.all(names.map((name) => store.save(newBooking({ name }))));
    await expect.poll(watch.output).toContain(names.at(-1));
  }
  await store.close();
  await expect.poll(() => shown().split('\u0007').length - 1).toBe(bells);
});

/** Time on the processor in seconds, and memory in MiB, of a process; Linux tells both. */
const costOf = (pid: number) => {
  const ticks = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
  const kibibytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return {
    seconds: ticks.reduce((sum, each) => sum + Number(each) / 100, 0),
    memory: Number(kibibytes) / 1024,
  };
};

test.runIf(process.platform === 'linux')('whoever watches costs next to nothing', async () => {
  const watch = await watching('--format', 'ndjson');
  await keep('One');
  await expect.poll(() => names(watch)).toEqual(['One']);
  const before = costOf(watch.child.pid ?? 0);
  for (const name of ['Two', 'Three', 'Four']) {
    await keep(name);
    await expect.poll(() => names(watch).at(-1)).toBe(name);
  }
  const after = costOf(watch.child.pid ?? 0);
  expect(after.seconds - before.seconds).toBeLessThan(0.5);
  expect(after.memory - before.memory).toBeLessThan(30);
});
