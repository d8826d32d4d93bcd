import { expect, test } from 'vitest';
import { copies } from '../../views/copies.ts';
import { load, plain } from '../support/html.ts';
import { booking, expectHelpfulPage, sendForm, sendJson } from '../support/postBooking.ts';
import { createTestSite, testOrigin } from '../support/testSite.ts';

test.each([
  [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ 'Sec-Fetch-Site': 'same-site' }, 403],
  [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' }, 201],
  [{ 'Sec-Fetch-Site': 'none' }, 201],
  [{ Origin: 'https://evil.example' }, 403],
  [{ Origin: 'null' }, 403],
  [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }, 201],
  [{ Origin: testOrigin }, 201],
  [{ Origin: 'http://shop.example:8080', Host: 'shop.example:8080' }, 201],
  [{}, 201],
] as [Record<string, string>, number][])('answers a post with %j with %i', async (headers, status) => {
  const { app, stored } = createTestSite();
  const response = await sendJson(app, booking, headers);
  expect(response.status).toBe(status);
  expect(await stored()).toHaveLength(status === 201 ? 1 : 0);
});

test('returns a page with 403 for a foreign form, without its values', async () => {
  const { app } = createTestSite();
  const response = await sendForm(app, { ...booking, locale: 'fr' }, { 'Sec-Fetch-Site': 'cross-site' });
  expect(response.status).toBe(403);
  expectHelpfulPage(response, 'fr');
  expect(load(response.text).text('main')).toContain(plain(copies.fr.errors.refusals.foreign));
  expect(response.text).not.toContain('ana@example.com');
});
