/**
 * Compares the site with plain Node and Express servers in one run on one machine: `npm run bench`.
 * Contestants take turns, the median of five turns counts, and every figure is also a ratio. Prints a table,
 * and writes `bench.json` and the chart `docs/performance.svg`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setup as buildIfStale } from '../support/buildOnce.ts';
import { root } from '../support/serverProcess.ts';
import { drawChart } from './chart.ts';
import { type Contestant, memoryMiB, type Run, runLoad, startContestant, untilIdle } from './contestant.ts';

const turns = 5;
const folder = mkdtempSync(join(tmpdir(), 'ambar-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));

const write = (name: string, content: string): string => {
  const file = join(folder, name);
  writeFileSync(file, content, 'latin1');
  return file;
};

/** The answer to a browser, without headers that change. */
const capture = (port: number, path: string) =>
  new Promise<{ headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers: { 'Accept-Encoding': 'br' } }, async (response) => {
      const chunks = await response.toArray();
      const { date: _, connection: __, 'keep-alive': ___, ...headers } = response.headers;
      resolve({ headers, body: Buffer.concat(chunks).toString('base64') });
    })
      .on('error', reject)
      .end();
  });

const site = (name: string, variables: Record<string, string> = {}): Promise<Contestant> =>
  startContestant(name, ['dist/server.js'], {
    DATABASE_PATH: join(folder, `${name.replaceAll(' ', '-')}.sqlite`),
    RATE_LIMIT_MAX: '1000000',
    TRUST_PROXY: 'loopback',
    ...variables,
  });

const server = (name: string) => join(import.meta.dirname, `servers/${name}.ts`);

/** Starts a server that sends the same bytes and headers as the site. */
const rawFor = async ({ port }: Contestant, path: string, name: string): Promise<Contestant> => {
  const answer = await capture(port, path);
  const raw = await startContestant(name, [server('raw'), write(`${name}.json`, JSON.stringify(answer))]);
  const copied = await capture(raw.port, path);
  if (JSON.stringify(copied) !== JSON.stringify(answer)) throw new Error(`${name} answers something else`);
  return raw;
};

type Entry = { contestant: Contestant; requestFile: string; status?: number };

const median = (runs: readonly Run[], of: keyof Run): number =>
  runs.map((run) => run[of]).toSorted((one, other) => one - other)[Math.floor(runs.length / 2)] ?? 0;

type Row = Run & { name: string; ratio: number; startMs: number; rssMiB: number };

/** Measures the entries in turns, forwards and backwards. Ratios compare requests per second with the first entry. */
const compete = async (entries: readonly Entry[]): Promise<Row[]> => {
  const runs = new Map<Entry, Run[]>(entries.map((entry) => [entry, []]));
  for (let turn = 0; turn < turns; turn += 1) {
    for (const entry of turn % 2 === 0 ? entries : entries.toReversed()) {
      const { contestant, requestFile, status = 200 } = entry;
      runs.get(entry)?.push(await runLoad(contestant, requestFile, { status }));
    }
  }
  const rows = entries.map((entry) => {
    const of = (figure: keyof Run) => median(runs.get(entry) ?? [], figure);
    const { name, startMs, pid } = entry.contestant;
    return {
      name,
      perSecond: of('perSecond'),
      p50: of('p50'),
      p99: of('p99'),
      cpuUs: of('cpuUs'),
      startMs,
      rssMiB: memoryMiB(pid),
    };
  });
  return rows.map((row) => ({ ...row, ratio: row.perSecond / (rows[0]?.perSecond ?? 1) }));
};

const print = (title: string, rows: readonly Row[]): void => {
  const cells = (texts: readonly string[]) =>
    texts.map((text, column) => (column === 0 ? text.padEnd(30) : text.padStart(10))).join('');
  const lines = rows.map((row) =>
    cells([
      row.name,
      row.perSecond.toFixed(0),
      row.ratio.toFixed(2),
      row.p50.toFixed(0),
      row.p99.toFixed(0),
      row.cpuUs.toFixed(0),
      row.startMs.toFixed(0),
      row.rssMiB.toFixed(0),
    ]),
  );
  const heading = cells([title, 'req/s', 'ratio', 'p50 µs', 'p99 µs', 'CPU µs', 'start ms', 'RSS MiB']);
  process.stdout.write(`${[heading, ...lines, ''].join('\n')}\n`);
};

const get = (name: string, path: string, ...headers: string[]): string =>
  write(
    name,
    [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Accept-Encoding: br', ...headers, '', ''].join('\r\n'),
  );

const postFile = (): string => {
  const body = JSON.stringify({ name: 'Ana', service: 'Tantra', message: 'Friday {n}' });
  const length = body.replaceAll('{n}', '000000000').length;
  const lines = ['POST /api/bookings HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
  // Each request comes from another visitor.
  return write(
    'post',
    [...lines, 'X-Forwarded-For: {ip}', `Content-Length: ${length}`, '', body].join('\r\n'),
  );
};

await buildIfStale();
const quiet = await site('this site, no log', { LOG_LEVEL: 'warn' });
const logging = await site('this site, with log');
const page = '/services';
// Wait until all pages are compressed with the final quality.
for (const contestant of [quiet, logging]) await untilIdle(contestant);
const pages = await compete([
  { contestant: await rawFor(quiet, page, 'node http'), requestFile: get('page', page) },
  { contestant: quiet, requestFile: get('page', page) },
  { contestant: logging, requestFile: get('page', page) },
  {
    contestant: await startContestant('Express and renderToString', [
      '--import',
      'tsx',
      server('plainExpress'),
    ]),
    requestFile: get('page', page),
  },
]);
print('page', pages);

const { headers } = await capture(quiet.port, page);
const asset = /src="(\/assets\/client\/[^"]+)"/.exec(
  await fetch(`http://127.0.0.1:${quiet.port}/`).then((answer) => answer.text()),
)?.[1];
if (!asset) throw new Error('The page names no script');
const others = await compete([
  { contestant: await rawFor(quiet, asset, 'node http, a script'), requestFile: get('asset', asset) },
  { contestant: { ...quiet, name: 'this site, a script' }, requestFile: get('asset', asset) },
  {
    contestant: { ...quiet, name: 'this site, 304' },
    requestFile: get('fresh', page, `If-None-Match: ${headers['etag']}`),
    status: 304,
  },
  { contestant: { ...quiet, name: 'this site, 404' }, requestFile: get('none', '/none'), status: 404 },
]);
print('other answers', others);

const post = postFile();
const bare = await startContestant('Express, zod, one commit each', [
  server('bareEndpoint'),
  join(folder, 'bare.sqlite'),
]);
const posts = await compete([
  { contestant: bare, requestFile: post, status: 201 },
  { contestant: quiet, requestFile: post, status: 201 },
]);
print('post', posts);

const keepsNothing = await startContestant(
  'this site, nothing kept',
  ['--import', 'tsx', server('keepsNothing')],
  { RATE_LIMIT_MAX: '1000000', LOG_LEVEL: 'warn', TRUST_PROXY: 'loopback' },
);
const stores = await compete([
  { contestant: keepsNothing, requestFile: post, status: 201 },
  { contestant: quiet, requestFile: post, status: 201 },
]);
print('post, and its store', stores);
writeFileSync(join(root, 'bench.json'), `${JSON.stringify({ pages, others, posts, stores }, null, 2)}\n`);
writeFileSync(join(root, 'docs/performance.svg'), drawChart('Requests per second, /services', pages));
process.exit();
