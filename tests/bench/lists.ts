/**
 * Measures commands of staff: a part of `npm run bench`. A list of a million requests may take no longer than
 * one of a thousand. A search reads all requests of its period; its processor time has a limit.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { newBooking } from '../support/bookings.ts';
import { setup as buildIfStale } from '../support/buildOnce.ts';
import { openStore } from '../support/databases.ts';
import { root } from '../support/serverProcess.ts';
import { benchFolder, median, printTable } from './contestant.ts';

const turns = 5;
const folder = benchFolder();

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
     INSERT INTO bookings (id, created_at, kind, name, email, phone, service, message, locale, statement_version, status)
     SELECT printf('%08x-0000-4000-8000-%012x', n, n), strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || n || ' minutes'),
       'booking', 'Guest ' || n, 'guest' || n || '@example.com', '600' || printf('%06d', n % 1000000), 'Some massage',
       '¿Tenéis un hueco el día ' || (n % 28) || ' por la tarde?', 'en', '2026-01-01',
       iif(n % 10 = 0, 'spam', iif(n < 50, 'new', 'handled'))
     FROM number`,
  ).run(count);
  db.close();
  return path;
};

/** Makes a program print its memory in KiB and its processor time in microseconds when it exits. */
const writeUsage = `data:text/javascript,process.once('exit',()=>{const{maxRSS,userCPUTime,systemCPUTime}=process.resourceUsage();process.stderr.write('usage '+maxRSS+' '+(userCPUTime+systemCPUTime))})`;

/** Runs a command several times, and returns medians. */
const measure = (path: string, args: readonly string[]) => {
  const runs = Array.from({ length: turns }, () => {
    const started = performance.now();
    const program = ['--import', writeUsage, 'src/bookings.js', ...args, '--db', path];
    const { status, stderr } = spawnSync(process.execPath, program, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    const [, kibibytes, cpuUs] = /usage (\d+) (\d+)/.exec(stderr) ?? [];
    return {
      ms: performance.now() - started,
      mebibytes: Number(kibibytes) / 1024,
      seconds: Number(cpuUs) / 1e6,
    };
  });
  const of = (figure: 'ms' | 'mebibytes' | 'seconds') => median(runs.map((run) => run[figure]));
  return { ms: of('ms'), mebibytes: of('mebibytes'), seconds: of('seconds') };
};

await buildIfStale();
const [few, many] = [await makeRequests(1000), await makeRequests(1_000_000)];
const lists = ['list', 'list --status spam', 'stats'].map((command) => {
  const [one, other] = [measure(few, command.split(' ')), measure(many, command.split(' '))];
  const times = [`${one.ms.toFixed(0)} ms`, `${other.ms.toFixed(0)} ms`, (other.ms / one.ms).toFixed(2)];
  return [command, ...times, `${other.mebibytes.toFixed(0)} MiB`];
});
printTable([['requests', 'a thousand', 'a million', 'ratio', 'memory'], ...lists]);

/** The limit of a search in seconds of processor time, by the number of requests. */
const limits = [
  [20_000, 1],
  [200_000, 6],
] as const;
const rows: string[][] = [];
for (const [count, limit] of limits) {
  const path = await makeRequests(count);
  for (const words of [rareWord, 'nobodyhasthis', '+34 699 999 999']) {
    const { seconds, mebibytes } = measure(path, ['list', '--search', words]);
    rows.push([words, `${count}`, `${seconds.toFixed(2)} s`, `${limit} s`, `${mebibytes.toFixed(0)} MiB`]);
    if (seconds > limit) process.exitCode = 1;
  }
}
printTable([['search', 'requests', 'processor', 'limit', 'memory'], ...rows]);
