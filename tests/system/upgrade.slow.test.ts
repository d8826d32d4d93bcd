import { appendFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'better-sqlite3';
import { expect } from 'vitest';
import { build } from '../../src/build/build.ts';
import { readAssets } from '../../src/build/manifest.ts';
import { startInstalledPair } from '../support/installedPair.ts';
import { nginxTest, startNginx } from '../support/nginx.ts';
import { copyOfSources } from '../support/release.ts';
import { freePort } from '../support/serve.ts';
import { root } from '../support/serverProcess.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';
import { startVisits } from '../support/visitors.ts';

/** The next release in its own folder, with other assets and a further migration. */
const makeNextRelease = async (): Promise<string> => {
  const folder = copyOfSources();
  appendFileSync(join(folder, 'client/start.ts'), "document.body.dataset['release'] = 'next';\n");
  appendFileSync(join(folder, 'static/icons/mark.svg'), '<!-- next -->');
  const tokens = join(folder, 'static/styles/tokens.css');
  writeFileSync(tokens, readFileSync(tokens, 'utf8').replaceAll('#7c2436', '#7c2437'));
  writeFileSync(
    join(folder, 'db/sqlite/migrations/900-next.sql'),
    'ALTER TABLE bookings ADD COLUMN next_release TEXT;\nCREATE INDEX bookings_by_next ON bookings (next_release, created_at);\n',
  );
  await build(folder);
  return folder;
};

const scriptOf = (folder: string): string =>
  readAssets(pathToFileURL(`${join(folder, 'dist')}/`)).manifest['client/start.js'] ?? '';

/** nginx in front of several processes; `retry` tells it to ask the next process for a missing file. */
const proxyTo = (port: number, servers: readonly { url: string }[], retry: string): string => `
  upstream site {
    ${servers.map(({ url }) => `server 127.0.0.1:${new URL(url).port};`).join(' ')}
    keepalive 8;
  }
  server {
    listen 127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header X-Forwarded-For $remote_addr;
    location / { proxy_pass http://site; }
    location /assets/ { proxy_pass http://site; ${retry} }
  }`;

const idsIn = (path: string): string[] => {
  const db = new Database(path, { readonly: true });
  try {
    return db.prepare<[], string>('SELECT id FROM bookings ORDER BY id').pluck().all();
  } finally {
    db.close();
  }
};

/** Visits in each step of the change. */
const visitsPerStep = 6;

nginxTest.each([
  ['one folder for both', 1, ''],
  [
    'a folder for each, as on two machines, and a proxy that asks the other',
    2,
    'proxy_next_upstream error timeout http_404;',
  ],
])(
  'two processes change to the next release without failed requests: %s',
  async (_name, folders, retry) => {
    const next = await makeNextRelease();
    const DATABASE_PATH = databaseIn(temporaryFolder());
    const places = Array.from({ length: folders }, temporaryFolder);
    const start = (release: string, place: number) =>
      startTestServer(
        {
          DATABASE_PATH,
          ASSETS_DIR: places[place % folders] ?? '',
          RATE_LIMIT_MAX: '1000000',
          TRUST_PROXY: 'loopback',
        },
        { cwd: release },
      );
    const port = await freePort();
    const before = [await start(root, 0), await start(root, 1)] as const;
    const { reload } = await startNginx(proxyTo(port, before, retry));
    const { report, stop } = startVisits(`http://127.0.0.1:${port}`, 3);
    const someVisits = () => {
      const seen = report.pages;
      return expect
        .poll(() => report.pages, { timeout: 60_000 })
        .toBeGreaterThanOrEqual(seen + visitsPerStep);
    };
    await someVisits();

    // Replace one process after the other.
    const first = await start(next, 0);
    await reload(proxyTo(port, [first, ...before], retry));
    await someVisits();
    await reload(proxyTo(port, [first, before[1]], retry));
    expect(await before[0].end('SIGTERM')).toBe(0);
    await someVisits();
    const second = await start(next, 1);
    await reload(proxyTo(port, [first, second], retry));
    await someVisits();
    expect(await before[1].end('SIGTERM')).toBe(0);

    // A cached page requests assets of the previous release.
    const old = await fetch(`http://127.0.0.1:${port}${scriptOf(root)}`);
    expect(old.status).toBe(200);
    await someVisits();
    await stop();
    expect(report.failed).toEqual([]);
    expect([...report.scripts].sort()).toEqual([scriptOf(root), scriptOf(next)].sort());
    expect(report.acknowledged.length).toBeGreaterThanOrEqual(5 * visitsPerStep);
    expect(idsIn(DATABASE_PATH)).toEqual(report.acknowledged.sort());
  },
  240_000,
);

const untilServed = (origin: string) =>
  expect
    .poll(async () => (await fetch(`${origin}/readyz`).catch(() => undefined))?.status, { timeout: 30_000 })
    .toBe(200);

/** Makes a release whose site runs `script` and nothing else. */
const makeBrokenRelease = (script: string): string => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/start.js'), script);
  symlinkSync(join(root, 'src/bookings.js'), join(folder, 'src/bookings.js'));
  for (const part of ['dist', 'package.json', 'node_modules'])
    symlinkSync(join(root, part), join(folder, part));
  return folder;
};

nginxTest(
  'the upgrade script changes both processes without failed requests',
  async () => {
    const pair = await startInstalledPair();
    const next = pair.install(await makeNextRelease(), 'next');
    await untilServed(pair.origin);
    const { report, stop } = startVisits(pair.origin, 2);
    const { code, text } = await pair.upgrade(next);
    await stop();
    expect([code, text]).toEqual([0, expect.stringContaining('both processes run next')]);
    expect(pair.links()).toEqual(['next', 'next', 'next']);
    expect(report.failed).toEqual([]);
    expect(report.acknowledged.length).toBeGreaterThan(visitsPerStep);
    expect(idsIn(pair.database)).toEqual(report.acknowledged.sort());

    // The next release has migrated the database.
    const back = await pair.upgrade(pair.install(root, 'former'));
    expect(back).toEqual({ code: 1, text: expect.stringContaining('refused: a newer release has migrated') });
    expect(pair.links()).toEqual(['next', 'next', 'next']);
  },
  240_000,
);

nginxTest(
  'the upgrade script rolls back a release that does not start',
  async () => {
    const pair = await startInstalledPair();
    await untilServed(pair.origin);
    const { report, stop } = startVisits(pair.origin, 1);
    const { code, text } = await pair.upgrade(pair.install(makeBrokenRelease('process.exit(1);'), 'broken'));
    await stop();
    expect([code, text]).toEqual([1, expect.stringContaining('rolled back to present')]);
    expect(pair.links()).toEqual(['present', 'present', 'present']);
    expect(report.failed).toEqual([]);
  },
  120_000,
);

nginxTest(
  'the upgrade script keeps the other process after a failed migration',
  async () => {
    const pair = await startInstalledPair();
    await untilServed(pair.origin);
    const migrate = `import Database from 'better-sqlite3';
      new Database(process.env.DATABASE_PATH).pragma('user_version = 900');
      process.exit(1);`;
    const { report, stop } = startVisits(pair.origin, 1);
    const { code, text } = await pair.upgrade(pair.install(makeBrokenRelease(migrate), 'broken'));
    await stop();
    expect([code, text]).toEqual([
      1,
      expect.stringContaining('not rolled back: the new release has migrated'),
    ]);
    expect(pair.links()).toEqual(['broken', 'present', 'broken']);
    expect(report.failed).toEqual([]);
  },
  120_000,
);
