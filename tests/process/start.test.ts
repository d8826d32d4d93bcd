import { cpSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, run } from '../support/serverProcess.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

test('several first starts at once build once each and all come up', async () => {
  const folder = temporaryFolder();
  for (const part of [
    'client',
    'content',
    'db',
    'src',
    'static',
    'views',
    'package.json',
    'package-lock.json',
  ]) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const started = await Promise.all(
    Array.from({ length: 3 }, () =>
      startTestServer({ DATABASE_PATH: databaseIn(temporaryFolder()) }, folder),
    ),
  );
  for (const { url } of started) expect((await fetch(`${url}/es`)).status).toBe(200);
  expect(readdirSync(folder).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
});

test('the bookings are readable by their owner alone', async () => {
  const DATABASE_PATH = databaseIn(join(temporaryFolder(), 'made', 'on', 'start'));
  const server = await startTestServer({ DATABASE_PATH });
  const { status } = await fetch(`${server.url}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Ana', service: 'Tantra' }),
  });
  expect(status).toBe(201);
  for (const file of [DATABASE_PATH, `${DATABASE_PATH}-wal`, `${DATABASE_PATH}-shm`]) {
    expect(statSync(file).mode & 0o777).toBe(0o600);
  }
});

test('a bad variable stops the start with one line for each problem', () => {
  const { status, stdout, stderr } = run('src/start.js', [], { PORT: 'abc', LOG_LEVEL: 'loud' });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trim().split('\n')).toEqual([
    "PORT must be a whole number from 0 to 65535, not 'abc'.",
    "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not 'loud'.",
  ]);
});

test('a database that is none, or a taken port, stops the start with one line', async () => {
  const folder = temporaryFolder();
  const foreign = run('src/start.js', [], { DATABASE_PATH: join(root, 'package.json') });
  expect(foreign.status).toBe(1);
  expect(foreign.stderr.trim().split('\n')).toHaveLength(1);
  expect(foreign.stderr).toContain('package.json cannot be opened');
  expect(readFileSync(join(root, 'package.json'), 'utf8')).toMatch(/^\{/);
  const server = await startTestServer({ DATABASE_PATH: databaseIn(folder) });
  const taken = run('src/start.js', [], {
    DATABASE_PATH: databaseIn(folder),
    PORT: new URL(server.url).port,
  });
  expect(taken.status).toBe(1);
  expect(taken.stderr.trim().split('\n')).toHaveLength(1);
});

test('addresses of the site follow the port as bound, or SITE_ORIGIN', async () => {
  const DATABASE_PATH = databaseIn(temporaryFolder());
  const server = await startTestServer({ DATABASE_PATH });
  const page = await (await fetch(`${server.url}/es`)).text();
  expect(page).toContain(`rel="canonical" href="${server.url}/es"`);
  const other = await startTestServer({
    DATABASE_PATH: databaseIn(temporaryFolder()),
    SITE_ORIGIN: 'https://www.example.com/',
  });
  expect(await (await fetch(`${other.url}/es`)).text()).toContain(
    'rel="canonical" href="https://www.example.com/es"',
  );
});

test('invented addresses of embeds are told at the start, until they are set', async () => {
  const warnings = async (variables: Record<string, string>) => {
    const { lines } = await startTestServer({ DATABASE_PATH: databaseIn(temporaryFolder()), ...variables });
    return lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
  };
  const [warning, ...others] = await warnings({ TOUR_EMBED_URL: '' });
  expect(warning).toMatchObject({ variables: ['MAP_EMBED_URL'] });
  expect(others).toEqual([]);
  expect(await warnings({ TOUR_EMBED_URL: '', MAP_EMBED_URL: 'https://maps.example/1' })).toEqual([]);
});
