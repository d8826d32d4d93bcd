/**
 * Compares the site with plain Node and Express servers in one run on one machine: a part of `npm run bench`, Linux only.
 * `node tests/bench/requests.ts posts` measures only posts, `pages` only pages. Contestants take turns, and the median of
 * five turns counts. Ratios compare requests per second with the first line of each table.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale } from '../../content/locales.ts';
import { bookingsEndpoint } from '../../content/routes.ts';
import { readAssets } from '../../src/build/manifest.ts';
import { urlOf } from '../../views/urls.ts';
import { setup as buildIfStale } from '../support/buildOnce.ts';
import { askRaw } from '../support/rawHttp.ts';
import { missingUrl } from '../support/routeTable.ts';
import {
  benchFolder,
  type Contestant,
  median,
  memoryMiB,
  printTable,
  type Run,
  runLoad,
  startContestant,
  untilIdle,
} from './contestant.ts';
import { namedOnCommandLine } from './namedOnCommandLine.ts';

const turns = 5;
const folder = benchFolder();
const url = urlOf({ page: 'services' }, defaultLocale);
const brotli = { 'Accept-Encoding': 'br' };

const write = (name: string, content: string): string => {
  const file = join(folder, name);
  writeFileSync(file, content, 'latin1');
  return file;
};

const get = (path: string, ...headers: string[]): string =>
  write(
    Buffer.from(path + headers)
      .toString('hex')
      .slice(0, 200),
    [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Accept-Encoding: br', ...headers, '', ''].join('\r\n'),
  );

/** A post that is different each time, and comes from another visitor each time. */
const post = (): string => {
  const body = JSON.stringify({ name: 'Ana', service: 'Some massage', message: 'Friday {n}' });
  const length = body.replaceAll('{n}', '000000000').length;
  const head = [`POST ${bookingsEndpoint} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json'];
  return write(
    'post',
    [...head, 'X-Forwarded-For: {ip}', `Content-Length: ${length}`, '', body].join('\r\n'),
  );
};

const site = (name: string, variables: Record<string, string> = {}): Promise<Contestant> =>
  startContestant(name, ['dist/server.js'], {
    DATABASE_PATH: join(folder, `${name}.sqlite`),
    RATE_LIMIT_MAX: '1000000',
    TRUST_PROXY: 'loopback',
    ...variables,
  });

const server = (file: string) => join(import.meta.dirname, 'servers', file);

/** Starts a server that sends the same bytes and headers as the site. */
const rawFor = async ({ port }: Contestant, path: string): Promise<Contestant> => {
  const { headers, body } = await askRaw(`http://127.0.0.1:${port}`, path, brotli);
  const { date: _, connection: __, 'keep-alive': ___, ...kept } = headers;
  const answer = JSON.stringify({ headers: kept, body: body.toString('base64') });
  return startContestant('raw node:http', [server('raw.ts'), write('raw.json', answer)]);
};

type Entry = { contestant: Contestant; name?: string; requestFile: string; status?: number };

const compete = async (title: string, entries: readonly Entry[]): Promise<void> => {
  const runs = new Map<Entry, Run[]>(entries.map((entry) => [entry, []]));
  for (let turn = 0; turn < turns; turn += 1) {
    for (const entry of turn % 2 === 0 ? entries : entries.toReversed())
      runs.get(entry)?.push(await runLoad(entry.contestant, entry.requestFile, entry.status));
  }
  const figure = (entry: Entry, of: keyof Run): number =>
    median((runs.get(entry) ?? []).map((run) => run[of]));
  const [first] = entries;
  const rows = entries.map((entry) => [
    entry.name ?? entry.contestant.name,
    figure(entry, 'perSecond').toFixed(0),
    (figure(entry, 'perSecond') / (first ? figure(first, 'perSecond') : 1)).toFixed(2),
    ...(['p50', 'p99', 'cpuUs'] as const).map((of) => figure(entry, of).toFixed(0)),
    memoryMiB(entry.contestant.pid).toFixed(0),
  ]);
  printTable([[title, 'req/s', 'ratio', 'p50 µs', 'p99 µs', 'CPU µs', 'RSS MiB'], ...rows]);
};

const measurePages = async (): Promise<void> => {
  const quiet = await site('this site, no log', { LOG_LEVEL: 'warn' });
  const logging = await site('this site, with log');
  const raw = await rawFor(quiet, url);
  const express = await startContestant('Express and renderToString', [
    ...['--import', 'tsx', server('plainExpress.ts')],
  ]);
  for (const contestant of [quiet, logging]) await untilIdle(contestant);

  const page = get(url);
  const script = readAssets(new URL('../../dist/', import.meta.url)).manifest['client/start.js'] ?? '';
  const { headers } = await askRaw(`http://127.0.0.1:${quiet.port}`, url, brotli);
  const known = get(url, `If-None-Match: ${headers['etag']}`);
  await compete('page', [
    { contestant: raw, requestFile: page },
    { contestant: quiet, requestFile: page },
    { contestant: logging, requestFile: page },
    { contestant: quiet, name: 'a script', requestFile: get(script) },
    { contestant: quiet, name: '304', requestFile: known, status: 304 },
    { contestant: quiet, name: '404', requestFile: get(missingUrl(defaultLocale)), status: 404 },
    { contestant: express, requestFile: page },
  ]);
};

const measurePosts = async (): Promise<void> => {
  const bare = await startContestant('Express, zod, one commit each', [
    server('bareEndpoint.ts'),
    join(folder, 'bare.sqlite'),
  ]);
  const quiet = await site('this site, posts', { LOG_LEVEL: 'warn' });
  await untilIdle(quiet);
  await compete('post', [
    { contestant: bare, requestFile: post(), status: 201 },
    { contestant: quiet, requestFile: post(), status: 201 },
  ]);
};

const measurements = namedOnCommandLine([
  { name: 'pages', run: measurePages },
  { name: 'posts', run: measurePosts },
]);
await buildIfStale();
for (const { run } of measurements) await run();
process.exit();
