import { expect, test } from 'vitest';
import { booking, sendJson } from '../support/sendBooking.ts';
import { createTestSite, testOrigin } from '../support/testSite.ts';

type Headers = Record<string, string>;

/**
 * Posts a booking with headers that say where it comes from, and returns its status and how many are stored.
 */
const postFrom = async (headers: Headers): Promise<{ status: number; count: number }> => {
  const { app, stored } = createTestSite();
  const { status } = await sendJson(app, booking, headers);
  return { status, count: stored().length };
};

/** Old browsers send no Sec-Fetch-Site, but Origin. */
test.each<[string, Headers]>([
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['another host of the same domain', { 'Sec-Fetch-Site': 'same-site' }],
  ['another site in an old browser', { Origin: 'https://evil.example' }],
  ['a document without an origin', { Origin: 'null' }],
])('a booking posted from %s gets 403 and is not stored', async (_from, headers) => {
  expect(await postFrom(headers)).toEqual({ status: 403, count: 0 });
});

test.each<[string, Headers]>([
  ['the site', { 'Sec-Fetch-Site': 'same-origin' }],
  // No page can forge Sec-Fetch-Site.
  [
    'the site with the Origin of another',
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' },
  ],
  ['a browser that restores its tabs', { 'Sec-Fetch-Site': 'none' }],
  ['the site in an old browser', { Origin: testOrigin }],
  [
    'the site under whatever name it is reached',
    { Origin: 'http://shop.example:8080', Host: 'shop.example:8080' },
  ],
  ['a program that is no browser', {}],
])('a booking posted from %s is stored', async (_from, headers) => {
  expect(await postFrom(headers)).toEqual({ status: 201, count: 1 });
});
