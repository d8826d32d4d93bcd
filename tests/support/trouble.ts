import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, onTestFinished } from 'vitest';
import { locales } from '../../content/locales.ts';
import { copies } from '../../views/copies.ts';
import { namesIn } from './databases.ts';
import { load } from './html.ts';
import { browserAccept } from './postBooking.ts';
import { root } from './serverProcess.ts';
import { templates } from './templates.ts';

const message = 'x'.repeat(2000);

/** Sends a request of some length, as a form does. */
export const post = (url: string, name: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/bookings`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ name, service: 'Tantra', message }),
  });

/** The status that an address answers with. */
export const statusOf = async (url: string): Promise<number> => {
  const response = await fetch(url, { redirect: 'manual' });
  await response.arrayBuffer();
  return response.status;
};

/** Posts fail in words that keep what was typed, readiness says so, and every page is there. */
export const expectOnlyPostsFail = async (url: string): Promise<void> => {
  const [answer, page] = await Promise.all([
    post(url, 'Eva'),
    post(url, 'Zoé', { Accept: browserAccept, Referer: `${url}/es` }),
  ]);
  expect([answer.status, page.status]).toEqual([503, 503]);
  expect(answer.headers.get('Retry-After')).toBe('10');
  const { field } = load(await page.text());
  expect(field(copies.es.form.name).val()).toBe('Zoé');
  expect(field(copies.es.form.message).val()).toBe(message);
  expect(await statusOf(`${url}/readyz`)).toBe(503);
  for (const { path, missing } of templates) {
    for (const locale of locales)
      expect(await statusOf(url + path(locale)), path(locale)).toBe(missing ? 404 : 200);
  }
  expect(await statusOf(`${url}/healthz`)).toBe(200);
};

/** What was in the way is gone: a request is stored, and the server says that it is ready. */
export const expectRecovered = async (url: string, path: string): Promise<void> => {
  await expect.poll(async () => (await post(url, 'Mar')).status).toBe(201);
  await expect.poll(() => statusOf(`${url}/readyz`)).toBe(200);
  expect(namesIn(path)).toContain('Mar');
};

/** Starts the server on a file by another program or as another user; the address is `null` where it ends instead. */
export const startAs = async (
  command: string,
  args: readonly string[],
  path: string,
  options: SpawnOptions = {},
) => {
  const child = spawn(command, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], PORT: '0', DATABASE_PATH: path, RATE_LIMIT_MAX: '1000000' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exited = once(child, 'exit');
  let complaints = '';
  child.stderr?.on('data', (chunk) => {
    complaints += chunk;
  });
  const { promise: url, resolve } = Promise.withResolvers<string | null>();
  once(child, 'close').then(() => resolve(null));
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
    if (line.includes('"listening"')) resolve(JSON.parse(line).url);
  });
  return { child, exited, url: await url, complaints: () => complaints };
};

/** Posts until one is not stored; the names of those that were. */
export const fill = async (url: string): Promise<string[]> => {
  const stored: string[] = [];
  for (;;) {
    const name = `Visitor ${stored.length}`;
    const { status } = await post(url, name);
    if (status !== 201) return stored;
    stored.push(name);
    if (stored.length > 500) throw new Error('It never gets full');
  }
};
