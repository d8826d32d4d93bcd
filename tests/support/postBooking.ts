import request, { type Response } from 'supertest';
import { expect } from 'vitest';
import type { Locale } from '../../content/locales.ts';
import { copies } from '../../views/copies.ts';
import { load, plain } from './html.ts';
import type { createTestSite } from './testSite.ts';

/** What a browser says it takes when it loads a page. */
export const browserAccept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

type App = ReturnType<typeof createTestSite>['app'];

/** A request that is taken. */
export const booking = {
  name: 'Ana',
  email: 'ana@example.com',
  phone: '600 111 222',
  service: 'Tantra',
  message: 'Friday',
};

/** Sends a request as a program does. */
export const sendJson = (app: App, body: object, headers: Record<string, string> = {}) =>
  request(app).post('/api/bookings').set(headers).send(body);

/** Sends a request as a form without JavaScript does. */
export const sendForm = (app: App, body: Record<string, string>, headers: Record<string, string> = {}) =>
  request(app)
    .post('/api/bookings')
    .query({ locale: body['locale'] ?? 'en' })
    .set({ Accept: browserAccept, ...headers })
    .type('form')
    .send(body);

/** An error page that leads on: telephone, chat, links to the forms' pages, no advice to machines, nothing kept. */
export const expectHelpfulPage = ({ text, headers }: Response, locale: Locale) => {
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-language']).toBe(locale);
  expect(headers['cache-control']).toBe('no-store');
  const page = load(text);
  expect(page.language).toBe(locale);
  const links = page.attributes('main a', 'href');
  expect(links).toContain('tel:+34600000000');
  expect(links.filter((link) => link.startsWith('https://wa.me/34600000000?text='))).not.toEqual([]);
  expect(page.meta('robots')).toMatch(/^noindex/);
  expect([page.canonical, page.alternates]).toEqual([undefined, {}]);
  expect(text).not.toMatch(/\bat \S+ \(|\.ts:\d+|SqliteError/);
};

/** Everything that was typed stands in the fields again. */
export const expectKeptValues = ({ text }: Response, locale: Locale, values: Partial<typeof booking>) => {
  const { field } = load(text);
  const { form } = copies[locale];
  for (const name of ['name', 'email', 'phone', 'message'] as const) {
    if (values[name] !== undefined) expect(field(form[name]).val(), plain(form[name])).toBe(values[name]);
  }
};
