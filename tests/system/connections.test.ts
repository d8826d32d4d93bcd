import { expect, test } from 'vitest';
import { bodyLimit } from '../../content/limits.ts';
import { defaultLocale } from '../../content/locales.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { databaseIn, temporaryFolder } from '../support/folders.ts';
import { formatGet, listStatuses, openRaw } from '../support/rawHttp.ts';
import { pathTo } from '../support/routeTable.ts';
import { otherLocale } from '../support/sample.ts';
import { shareServer, startTestServer } from '../support/serverProcess.ts';

const server = shareServer();
const url = () => server().url;

/** Sends a text on a new connection, and resolves with the answers when the server closes it. */
const answerTo = async (address: string, text: string): Promise<string> => {
  const client = await openRaw(address);
  client.socket.write(text);
  await client.closed;
  expect(client.error).toBeUndefined();
  return client.text;
};

test('a client that sends many requests without reading the answers is disconnected', async () => {
  const { url } = await startTestServer({ DATABASE_PATH: databaseIn(temporaryFolder()) });
  const { socket } = await openRaw(url);
  socket.pause();
  const many = formatGet('/').repeat(1500);
  while (!socket.destroyed) {
    socket.write(many);
    await expect.poll(() => socket.destroyed || !socket.writableNeedDrain, { interval: 5 }).toBe(true);
  }
  expect((await fetch(url)).status, 'other visitors get their pages').toBe(200);
});

test('a client that sends 1,500 requests at once gets at most eight answers', async () => {
  const client = await openRaw(url());
  client.socket.write(formatGet('/healthz').repeat(1500));
  await client.closed;
  expect(listStatuses(client.text).length).toBeLessThanOrEqual(8);
});

test('a client that reads each answer before its next request stays connected', async () => {
  const client = await openRaw(url());
  const statuses: number[] = [];
  for (const _ of Array(50).keys()) {
    client.socket.write(formatGet('/healthz'));
    statuses.push(200);
    await expect.poll(() => listStatuses(client.text), { interval: 5 }).toEqual(statuses);
  }
  expect(client.socket.destroyed).toBe(false);
});

test('eight requests that arrive at once on one connection are answered in their order', async () => {
  const redirected = `${pathTo('home', otherLocale)}/`;
  const paths = [
    pathTo('services'),
    '/nowhere',
    redirected,
    '/healthz',
    '/faq',
    pathTo('home'),
    '/robots.txt',
    '/',
  ];
  const statuses = await Promise.all(
    paths.map(async (path) => (await fetch(url() + path, { redirect: 'manual' })).status),
  );
  const client = await openRaw(url());
  // The first three paths have three statuses, so a wrong order would show.
  expect(new Set(statuses).size).toBe(3);
  for (const round of [1, 2, 3, 4]) {
    client.socket.write(paths.map(formatGet).join(''));
    await expect.poll(() => listStatuses(client.text)).toEqual(Array(round).fill(statuses).flat());
  }
});

test('malformed input adds no error to an answer that has begun', async () => {
  // By Node's default. Both answers begin at once; others would be lost.
  const text = await answerTo(url(), `${formatGet('/healthz')}${formatGet('/robots.txt')}nonsense\r\n\r\n`);
  expect(new Set(listStatuses(text))).toEqual(new Set([200]));
});

const malformed = [
  ['two lengths', 400, 'POST / HTTP/1.1\r\nHost: secret\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n'],
  ['malformed input', 400, 'secret\r\n\r\n'],
  ['a head over 16 KiB', 431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'secret'.repeat(4000)}\r\n\r\n`],
] as const;

test.each(malformed)('a client that sends %s gets %i and is disconnected', async (_name, status, sent) => {
  const text = await answerTo(url(), sent);
  expect(listStatuses(text)).toEqual([status]);
  expect(text).toContain('Connection: close');
});

test.each(malformed)('the answer to %s (%i) repeats nothing of it', async (_name, status, sent) => {
  const text = await answerTo(url(), sent);
  expect(listStatuses(text)).toEqual([status]);
  expect(text).not.toContain('secret');
});

const head = (request: string, ...headers: string[]): string =>
  [`${request} HTTP/1.1`, 'Host: x', 'Accept: text/html', ...headers, '', ''].join('\r\n');

const form = 'Content-Type: application/x-www-form-urlencoded';
const foreign = 'Sec-Fetch-Site: cross-site';
const gigabyte = 1024 ** 3;
const part = 'x'.repeat(64 * 1024);

/** Sends a body of one gigabyte until the answer is complete. */
const flood = async (start: string, chunk: string) => {
  const client = await openRaw(url());
  const { socket } = client;
  const isAnswered = () => client.text.includes('</html>');
  socket.write(start);
  let sent = 0;
  while (sent < gigabyte && socket.writable && !isAnswered()) {
    sent += part.length;
    socket.write(chunk);
    await expect.poll(() => isAnswered() || !socket.writableNeedDrain, { interval: 5 }).toBe(true);
  }
  await expect.poll(isAnswered).toBe(true);
  socket.destroy();
  return { text: client.text, sent };
};

test.each([
  [
    'of the wrong type',
    'POST /api/bookings',
    ['Content-Type: text/plain', 'Transfer-Encoding: chunked'],
    415,
  ],
  ['from another site', 'POST /api/bookings', [form, foreign, `Content-Length: ${gigabyte}`], 403],
  ['for a page', 'GET /services', [`Content-Length: ${gigabyte}`], 200],
  ['for a missing page', 'POST /nowhere', [`Content-Length: ${gigabyte}`], 404],
  ['for a page, in chunks', 'GET /services', ['Transfer-Encoding: chunked'], 200],
] as const)(
  'a body of one gigabyte %s is answered before it has arrived',
  async (_name, request, headers, status) => {
    const isChunked = headers.some((header) => header === 'Transfer-Encoding: chunked');
    const chunk = isChunked ? `10000\r\n${part}\r\n` : part;
    const { text, sent } = await flood(head(request, ...headers), chunk);
    expect(listStatuses(text)).toEqual([status]);
    // The socket buffers of both sides hold some megabytes.
    expect(sent).toBeLessThan(64 * 1024 ** 2);
  },
);

const bytesOverLimit = new Uint8Array(8 * bodyLimit).fill(120);

test.each([
  ['with its length', bytesOverLimit],
  ['in chunks', new Blob([bytesOverLimit]).stream()],
])('a booking of eight times the allowed bytes %s gets 413 with a text', async (_name, body) => {
  const response = await fetch(`${url()}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    duplex: 'half',
  } as RequestInit);
  expect(response.status).toBe(413);
  expect(await response.json()).toEqual({ message: allTexts[defaultLocale].errors.refusals.tooLarge });
});

test('a client that waits for 100 Continue can send a booking', async () => {
  const body = JSON.stringify({ name: 'Ana', service: 'Some massage' });
  const client = await openRaw(url());
  client.socket.write(
    head(
      'POST /api/bookings',
      'Content-Type: application/json',
      'Expect: 100-continue',
      `Content-Length: ${body.length}`,
    ),
  );
  await expect.poll(() => client.text).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  client.socket.write(body);
  // A browser is redirected when its booking is stored.
  await expect.poll(() => listStatuses(client.text)).toEqual([303]);
});
