import request, { type Response } from 'supertest';
import { expect } from 'vitest';
import { contactService } from '../../content/bookingFields.ts';
import { defaultLocale, type Locale } from '../../content/locales.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { chatUrl, phoneUrl } from '../../views/urls.ts';
import { load, plain } from './html.ts';
import { massage, titleOf } from './sample.ts';
import type { createTestSite } from './testSite.ts';

/** The `Accept` header of a browser that loads a page. */
export const browserAccept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

type App = ReturnType<typeof createTestSite>['app'];

/** A valid request. */
export const booking = {
  name: 'Ana',
  email: 'ana@example.com',
  phone: '600 111 222',
  service: titleOf(massage.slug),
  message: 'Friday',
};

/** Posts JSON to an application in this process. Nothing is sent before `then` is called. */
export const sendJson = (app: App, body: object, headers: Record<string, string> = {}) =>
  request(app).post('/api/bookings').set(headers).send(body);

/** Posts a form, as a browser without JavaScript does, to an application in this process. */
export const sendForm = (app: App, body: Record<string, string>, headers: Record<string, string> = {}) =>
  request(app)
    .post('/api/bookings')
    .query({
      locale: body['locale'] ?? defaultLocale,
      form: body['service'] === contactService ? 'contact' : 'booking',
    })
    .set({ Accept: browserAccept, ...headers })
    .type('form')
    .send(body);

const requiredFields = { name: 'Ana', service: titleOf(massage.slug) };

/** Posts JSON to a server in another process; a string is sent unchanged, fields complete a valid request. */
export const postToServer = async (
  url: string,
  fields: object | string = {},
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Headers; id: string }> => {
  const response = await fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof fields === 'string' ? fields : JSON.stringify({ ...requiredFields, ...fields }),
    signal: AbortSignal.timeout(60_000),
  });
  const { id = '' } = (await response.json()) as { id?: string };
  return { status: response.status, headers: response.headers, id };
};

/**
 * Expects a page in this language that links to telephone and chat, is neither cached nor indexed, and shows
 * nothing of the error's cause.
 */
export const expectRefusalPage = ({ text, headers }: Pick<Response, 'text' | 'headers'>, locale: Locale) => {
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-language']).toBe(locale);
  expect(headers['cache-control']).toBe('no-store');
  const page = load(text);
  expect(page.language).toBe(locale);
  const links = page.attributes('main a', 'href');
  expect(links).toContain(phoneUrl);
  expect(links.filter((link) => link === chatUrl(allTexts[locale]))).not.toEqual([]);
  expect(page.meta('robots')).toMatch(/^noindex/);
  expect([page.canonical, page.alternates]).toEqual([undefined, {}]);
  expect(text).not.toMatch(/\bat \S+ \(|\.ts:\d+|SqliteError/);
};

/** Expects name, e-mail address, telephone and message in the form as they were sent. */
export const expectKeptValues = (
  { text }: Pick<Response, 'text'>,
  locale: Locale,
  values: Partial<typeof booking>,
) => {
  const { field } = load(text);
  const { form } = allTexts[locale];
  for (const name of ['name', 'email', 'phone', 'message'] as const) {
    if (values[name] !== undefined)
      expect(field(form[name]).val() ?? '', plain(form[name])).toBe(values[name]);
  }
};
