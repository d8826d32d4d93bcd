import { once } from 'node:events';
import { expect, test } from 'vitest';
import { openRaw, statusesIn } from '../support/rawClient.ts';
import { shareServer } from '../support/sharedServer.ts';

const url = shareServer();

const head = (request: string, ...headers: string[]): string =>
  [`${request} HTTP/1.1`, 'Host: x', 'Accept: text/html', ...headers, '', ''].join('\r\n');

const form = 'Content-Type: application/x-www-form-urlencoded';
const gigabyte = 1024 ** 3;
const part = 'x'.repeat(64 * 1024);

/** Sends a body of a gigabyte until the server closes the connection. */
const flood = async (start: string, chunk: string) => {
  const client = await openRaw(url());
  client.socket.write(start);
  let sent = 0;
  const send = async () => {
    while (sent < gigabyte && client.socket.writable) {
      sent += part.length;
      if (!client.socket.write(chunk))
        await Promise.race([once(client.socket, 'drain'), client.closed]).catch(() => {});
    }
  };
  await Promise.all([send(), client.closed]);
  return { text: client.text, sent };
};

test.each([
  ['in chunks', 'POST /api/bookings', [form, 'Transfer-Encoding: chunked'], 413],
  ['of a given length', 'POST /api/bookings', [form, `Content-Length: ${gigabyte}`], 413],
  [
    'of the wrong type',
    'POST /api/bookings',
    ['Content-Type: text/plain', 'Transfer-Encoding: chunked'],
    415,
  ],
  ['for the consent, in chunks', 'POST /consent', [form, 'Transfer-Encoding: chunked'], 413],
  ['for the consent', 'POST /consent', [form, `Content-Length: ${gigabyte}`], 413],
  ['for a page', 'GET /services', [`Content-Length: ${gigabyte}`], 413],
  ['for a missing page', 'POST /nowhere', [`Content-Length: ${gigabyte}`], 413],
  ['for a page, in chunks', 'GET /services', ['Transfer-Encoding: chunked'], 200],
] as const)('answers a body of a gigabyte %s without reading it', async (_name, request, headers, status) => {
  const isChunked = headers.some((header) => header.startsWith('Transfer'));
  const chunk = isChunked ? `10000\r\n${part}\r\n` : part;
  const { text, sent } = await flood(head(request, ...headers), chunk);
  expect(statusesIn(text)).toEqual([status]);
  expect(text).toContain('Connection: close');
  expect(text).toMatch(/<\/html>/);
  // Both operating systems buffer some megabytes, and the server reads one more.
  expect(sent).toBeLessThan(64 * 1024 ** 2);
});

test.each([true, false])(
  'a client that sends a long body gets the answer (with a length: %s)',
  async (isGiven) => {
    const bytes = new Uint8Array(512 * 1024).fill(120);
    const options = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: isGiven ? bytes : new Blob([bytes]).stream(),
      duplex: 'half',
    };
    const response = await fetch(`${url()}/api/bookings`, options);
    expect(response.status).toBe(413);
    expect(await response.json()).toHaveProperty('message');
  },
);

test('continues a short body after `Expect: 100-continue` and refuses a long one', async () => {
  const body = JSON.stringify({ name: 'Ana', service: 'Nuru' });
  const ask = (length: number) =>
    head(
      'POST /api/bookings',
      'Content-Type: application/json',
      'Expect: 100-continue',
      `Content-Length: ${length}`,
    );
  const short = await openRaw(url());
  short.socket.write(ask(body.length));
  await expect.poll(() => short.text).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  short.socket.write(body);
  await expect.poll(() => statusesIn(short.text)).toEqual([303]);

  const long = await openRaw(url());
  long.socket.write(ask(gigabyte));
  await long.closed;
  expect(long.text).toMatch(/^HTTP\/1\.1 413 /);
});
