import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { locales } from '../../content/locales.ts';
import { allTexts } from '../../views/allTexts.ts';
import { urlOf } from '../../views/urls.ts';
import { readBookings } from './bookingsFile.ts';
import { load } from './html.ts';
import { browserAccept, postBooking, postForm } from './postBooking.ts';
import { templates } from './routeTable.ts';
import { otherLocale } from './sample.ts';

/** Compiles the library that makes a disk fail or wait; `null` if there is no compiler. */
export const failingSync = (folder: string): string | null => {
  const library = join(folder, 'failingSync.so');
  const source = new URL('./failingSync.c', import.meta.url).pathname;
  const { status, error } = spawnSync('cc', ['-shared', '-fPIC', '-o', library, source, '-ldl']);
  if (error && !process.env['REQUIRE_CC']) return null;
  expect(error).toBeUndefined();
  expect(status).toBe(0);
  return library;
};

/** Mounts a small file system for one test, with a size as `mount` takes it; `null` if mounting fails. */
export const smallDisk = (path: string, size = '96k'): string | null => {
  mkdirSync(path);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'none', path]).status !== 0) return null;
  onTestFinished(() => void spawnSync('umount', [path]));
  return path;
};

const message = 'x'.repeat(2000);

/** Posts a long request, and resolves with the status. */
export const post = async (url: string, name: string): Promise<number> =>
  (await postBooking(url, { name, message })).status;

/** The status of a GET request. */
export const fetchStatus = async (url: string): Promise<number> => {
  const response = await fetch(url, { redirect: 'manual' });
  await response.arrayBuffer();
  return response.status;
};

/** Expects that posts fail with a page that keeps the values, that readiness fails, and that all pages work. */
export const expectOnlyPostsFail = async (url: string): Promise<void> => {
  const [answer, page] = await Promise.all([
    postBooking(url, { name: 'Eva', message }),
    postForm(
      url,
      { name: 'Zoé', message },
      { Accept: browserAccept, Referer: url + urlOf({ page: 'home' }, otherLocale) },
    ),
  ]);
  expect([answer.status, page.status]).toEqual([503, 503]);
  expect(answer.headers.get('Retry-After')).toBe('10');
  const { field } = load(await page.text());
  expect(field(allTexts[otherLocale].form.name).val()).toBe('Zoé');
  expect(field(allTexts[otherLocale].form.message).val()).toBe(message);
  expect(await fetchStatus(`${url}/readyz`)).toBe(503);
  for (const { path, missing } of templates) {
    for (const locale of locales)
      expect(await fetchStatus(url + path(locale)), path(locale)).toBe(missing ? 404 : 200);
  }
  expect(await fetchStatus(`${url}/healthz`)).toBe(200);
};

/** Expects that the server stores a request and is ready again. */
export const expectRecovered = async (url: string, path: string): Promise<void> => {
  await expect.poll(() => post(url, 'Mar')).toBe(201);
  await expect.poll(() => fetchStatus(`${url}/readyz`)).toBe(200);
  expect(readBookings(path).map(({ name }) => name)).toContain('Mar');
};

/** Posts requests until one is not stored, and resolves with the names of the stored ones. */
export const postUntilRefused = async (url: string): Promise<string[]> => {
  const stored: string[] = [];
  for (;;) {
    const name = `Visitor ${stored.length}`;
    if ((await post(url, name)) !== 201) return stored;
    stored.push(name);
    if (stored.length > 500) throw new Error('The disk does not fill up');
  }
};
