/**
 * Measures commands of staff with a thousand and with a million requests: the second part of `npm run
 * bench`. Ratios near 1 mean that an index is used. A search reads all requests of its period, so its
 * processor time is measured with realistic numbers. Prints tables, and writes `bench-lists.json`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { newBooking } from '../support/bookings.ts';
import { setup as buildIfStale } from '../support/buildOnce.ts';
import { openStore } from '../support/databases.ts';
import { root } from '../support/serverProcess.ts';

const turns = 5;
const folder = mkdtempSync(join(tmpdir(), 'ambar-lists-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));

/** A word that only the oldest request contains. */
const rareWord = 'Xochiquetzal';

/** Makes a database with requests one minute apart. Each message has an accent, like most Spanish messages. */
const makeRequests = async (count: number): Promise<string> => {
  const path = join(folder, `${count}.sqlite`);
  const first = openStore(path);
  await first.save(newBooking({ name: rareWord }));
  await first.close();
  const db = new Database(path);
  db.prepare('UPDATE bookings SET created_at = ?').run('2020-01-01T00:00:00.000Z');
  db.prepare(
    `WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?)
     INSERT INTO bookings (id, created_at, kind, name, email, phone, service, service_slug, message, locale,
       statement_version, status)
     SELECT printf('%08x-0000-4000-8000-%012x', n, n), strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || n || ' minutes'),
       'booking', 'Guest ' || n, 'guest' || n || '@example.com', '600' || printf('%06d', n % 1000000), 'Tantra', 'tantra-massage',
       '¿Tenéis un hueco el día ' || (n % 28) || ' por la tarde? Llegaré al hotel sobre las ' || (n % 12) || '.', 'en', '2026-01-01', iif(n % 10 = 0, 'spam', iif(n < 50, 'new', 'handled'))
     FROM number`,
  ).run(count);
  db.close();
  return path;
};

const commands: Record<string, string[]> = {
  list: ['list'],
  'list --status spam': ['list', '--status', 'spam'],
  stats: ['stats'],
};

const searches: Record<string, string[]> = {
  'list --search, the oldest': ['list', '--search', rareWord],
  'list --search, none': ['list', '--search', 'nobodyhasthis'],
  'list --search, a number': ['list', '--search', '+34 699 999 999'],
  'list --service, none': ['list', '--service', 'nobodyhasthis'],
};

/** The limits of a search in seconds of processor time, by the number of requests. */
const searchLimits = { 20000: 1, 200000: 6 };

/** Makes a program print its memory in KiB and its processor time in microseconds when it exits. */
const writeUsage = `data:text/javascript,process.once('exit',()=>{const{maxRSS,userCPUTime,systemCPUTime}=process.resourceUsage();process.stderr.write('usage '+maxRSS+' '+(userCPUTime+systemCPUTime))})`;

const runOnce = (path: string, args: readonly string[]) => {
  const started = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', writeUsage, 'src/bookings.js', ...args, '--db', path],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  const [, kibibytes, cpuUs] = /usage (\d+) (\d+)/.exec(stderr) ?? [];
  return {
    ms: performance.now() - started,
    mebibytes: Number(kibibytes) / 1024,
    cpuSeconds: Number(cpuUs) / 1e6,
  };
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

await buildIfStale();
const [few, many] = [await makeRequests(1000), await makeRequests(1_000_000)];
const rows = Object.entries(commands).map(([name, args]) => {
  const runs = Array.from({ length: turns }, () => [runOnce(few, args), runOnce(many, args)] as const);
  const [fewMs, manyMs] = [median(runs.map(([one]) => one.ms)), median(runs.map(([, other]) => other.ms))];
  const mebibytes = Math.max(...runs.map(([, other]) => other.mebibytes));
  return { name, fewMs, manyMs, ratio: manyMs / fewMs, mebibytes };
});
const cells = (texts: readonly string[]): string =>
  texts.map((text, column) => (column === 0 ? text.padEnd(30) : text.padStart(12))).join('');
const lines = rows.map(({ name, fewMs, manyMs, ratio, mebibytes }) =>
  cells([
    name,
    `${fewMs.toFixed(0)} ms`,
    `${manyMs.toFixed(0)} ms`,
    ratio.toFixed(2),
    `${mebibytes.toFixed(0)} MiB`,
  ]),
);
process.stdout.write(
  `${[cells(['requests', 'a thousand', 'a million', 'ratio', 'memory']), ...lines].join('\n')}\n`,
);

const searchRows = [];
for (const [count, limit] of Object.entries(searchLimits)) {
  const path = await makeRequests(Number(count));
  for (const [name, args] of Object.entries(searches)) {
    const runs = Array.from({ length: turns }, () => runOnce(path, args));
    const cpuSeconds = median(runs.map((run) => run.cpuSeconds));
    const mebibytes = Math.max(...runs.map((run) => run.mebibytes));
    searchRows.push({ name, requests: Number(count), cpuSeconds, limit, mebibytes });
  }
}
const searchLines = searchRows.map(({ name, requests, cpuSeconds, limit, mebibytes }) =>
  cells([name, `${requests}`, `${cpuSeconds.toFixed(2)} s`, `${limit} s`, `${mebibytes.toFixed(0)} MiB`]),
);
process.stdout.write(
  `${[cells(['searches', 'requests', 'processor', 'limit', 'memory']), ...searchLines].join('\n')}\n`,
);
writeFileSync(join(root, 'bench-lists.json'), `${JSON.stringify([...rows, ...searchRows], null, 2)}\n`);
if (searchRows.some(({ cpuSeconds, limit }) => cpuSeconds > limit)) process.exitCode = 1;
