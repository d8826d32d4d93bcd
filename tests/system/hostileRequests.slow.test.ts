/** Requests that no browser sends. The site answers each of them, and none is an error of the server. */
import { expect, onTestFinished, test } from 'vitest';
import { bookingFields, fieldNames } from '../../content/bookingFields.ts';
import { bookingsEndpoint } from '../../content/routes.ts';
import { urlOf } from '../../views/urls.ts';
import { listStatuses, openRaw } from '../support/rawHttp.ts';
import { massage, masseuse, otherLocale, titleOf } from '../support/sample.ts';
import { shareServer } from '../support/serverProcess.ts';

const server = shareServer(() => ({ RATE_LIMIT_MAX: '1000000', TRUST_PROXY: 'true' }));

let requestCount = 0;

/** Another address for each request, because one address may render only so many pages in a minute. */
const nextAddress = (): string => {
  requestCount += 1;
  return `10.0.${Math.floor(requestCount / 256) % 256}.${requestCount % 256}`;
};

type Sent = { method?: string; target: string; headers?: Record<string, string>; body?: string };

/** Sends a request without changing a byte of it, and returns the whole answer, which is not compressed. */
const send = async ({ method = 'GET', target, headers = {}, body }: Sent): Promise<string> => {
  const client = await openRaw(server().url);
  client.socket.setTimeout(60_000, () => client.socket.destroy());
  const bytes = Buffer.from(body ?? '');
  const usual = { Host: 'localhost', 'X-Forwarded-For': nextAddress(), Connection: 'close' };
  const length = body === undefined ? {} : { 'Content-Length': String(bytes.length) };
  const lines = Object.entries({ ...usual, ...length, ...headers }).map((pair) => pair.join(': '));
  const head = [`${method} ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n');
  client.socket.write(Buffer.concat([Buffer.from(head, 'latin1'), bytes]));
  await client.closed;
  return client.text;
};

/** Expects one answer to each request, whose status is none of an error of the server. */
const expectNoErrors = async (requests: readonly Sent[]): Promise<void> => {
  expect(requests).not.toEqual([]);
  for (const sent of requests) {
    const statuses = listStatuses(await send(sent));
    const told = JSON.stringify(sent).slice(0, 300);
    expect(statuses, told).toHaveLength(1);
    expect(statuses[0], told).toBeLessThan(500);
  }
};

/** A path of each kind. */
const paths = [
  urlOf({ page: 'home' }, otherLocale),
  urlOf({ page: 'services' }, otherLocale),
  urlOf({ page: 'service', slug: massage.slug }, otherLocale),
  urlOf({ page: 'masseuse', slug: masseuse.slug }, otherLocale),
  urlOf({ page: 'gallery' }, otherLocale),
  urlOf({ page: 'contact' }, otherLocale),
  '/assets',
  '/assets/x.css',
  '/sitemap.xml',
  '/robots.txt',
  '/favicon.ico',
  '/healthz',
  '/readyz',
  bookingsEndpoint,
];

test.each<[name: string, part: string]>([
  ['an empty part', ''],
  ['a dot', '.'],
  ['two dots', '..'],
  ['two encoded dots', '%2e%2e'],
  ['an encoded slash', '%2f'],
  ['a backslash', '\\'],
  ['an encoded backslash', '%5c'],
  ['a lone percent sign', '%'],
  ['a percent sign with other letters', '%zz'],
  ['an encoded zero byte', '%00'],
  ['encoded line breaks', '%0d%0aSet-Cookie:%20a=b'],
  ['a letter in UTF-8', '%C3%B1'],
  ['a letter in UTF-8 that is cut off', '%E0%A4%A'],
  ['bytes that are no UTF-8', '%c3%28'],
  ['an old encoding of JavaScript', '%u0041'],
  ['a byte that is not encoded', '\xff'],
  ['an encoded percent sign', '%25'],
  ['900 encoded letters', '%41'.repeat(900)],
  ['3,000 slashes', '/'.repeat(3000)],
  ['a tag', '<b>'],
  ['brackets', '[{'],
  ['quotes', `"'`],
  ['a name of every object', 'constructor'],
  ['a name of every prototype', '__proto__'],
  ['a query without an end', '?'],
  ['a fragment', '#'],
])('no path causes an error with %s', async (_name, part) => {
  await expectNoErrors(
    paths.flatMap((path) => [`${path}/${part}`, `/${part}${path}`].map((target) => ({ target }))),
  );
});

test.each(['*', '//', '///', '//x', '//[x', 'http://x/', 'http://[x', 'x', '?', '#'])(
  'the address %s of a request causes no error',
  async (target) => {
    await expectNoErrors([{ target }]);
  },
);

test('an address of 20,000 characters causes no error', async () => {
  await expectNoErrors([{ target: '/x'.repeat(10_000) }]);
});

test.each([
  'q=%',
  'q=%zz',
  'q=%00',
  'q=%ff',
  'q=+',
  'q=%F0%9F%92%A9',
  'q[]=a',
  'q=a&q=b',
  'photo=-1',
  'photo=1e9',
  'photo=__proto__',
  'about=constructor',
  'service[a]=b',
  'masseuse=__proto__',
  'locale=constructor',
  'locale=a&locale=b',
  '__proto__[a]=b',
  '=',
  '&&&',
  '??',
])('no path causes an error with the query ?%s', async (query) => {
  await expectNoErrors(paths.map((path) => ({ target: `${path}?${query}` })));
});

/** Without CONNECT: Node closes the connection without an answer, because this server is no proxy. */
test.each(['PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'QUERY', 'PURGE', 'M-SEARCH'])(
  'no path causes an error with the method %s',
  async (method) => {
    await expectNoErrors([...paths, '*', '/%zz'].map((target) => ({ method, target })));
  },
);

test.each(['PRI', 'get', 'FOO', ''])('the unknown method "%s" causes no error', async (method) => {
  await expectNoErrors([{ method, target: '/' }]);
});

/** No answer contains this text unless it repeats a header. */
const marker = 'q7zmarker';

const headerValues = [
  marker,
  `${marker}=${marker}; charset=${marker}`,
  `"${marker}", W/"${marker}"`,
  `*/*, ${marker}/*;q=-1e9, text/html;q=x`,
  `https://${marker}.example:99999/%zz`,
  `[::1${marker}`,
  `bytes=0-0,2-3,9-${marker}`,
  'bytes=99999999999999999999-',
  'Thu, 01 Jan 1970 00:00:00 GMT',
  `${'x'.repeat(2000)}${marker}`,
  `\xe9${marker}`,
  '*',
  '',
];

test.each([
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Authorization',
  'Cache-Control',
  'Content-Encoding',
  'Content-Type',
  'Cookie',
  'Expect',
  'Forwarded',
  'Host',
  'If-Match',
  'If-Modified-Since',
  'If-None-Match',
  'If-Range',
  'If-Unmodified-Since',
  'Origin',
  'Range',
  'Referer',
  'Sec-Fetch-Site',
  'Upgrade',
  'User-Agent',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-HTTP-Method-Override',
  'X-Request-Id',
  '__proto__',
])('no answer repeats the header %s, and none is an error', async (name) => {
  const targets = [paths[0] ?? '', '/assets/x.css', '/nope', '/sitemap.xml'];
  const reads = headerValues.flatMap((value) =>
    targets.map((target) => ({ target, headers: { [name]: value } })),
  );
  const posts = headerValues.map((value) => ({
    method: 'POST',
    target: bookingsEndpoint,
    headers: { 'Content-Type': 'application/json', [name]: value },
    body: '{}',
  }));
  for (const sent of [...reads, ...posts]) {
    const answer = await send(sent);
    const [status = 0, ...others] = listStatuses(answer);
    expect(status, JSON.stringify(sent)).toBeGreaterThanOrEqual(200);
    expect(status, JSON.stringify(sent)).toBeLessThan(500);
    expect(others).toEqual([]);
    expect(answer).not.toContain(marker);
  }
});

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const json = { 'Content-Type': 'application/json' };

const postTo = (body: string, headers: Record<string, string>): Sent => ({
  method: 'POST',
  target: `${bookingsEndpoint}?locale=${otherLocale}`,
  headers,
  body,
});

const valid = { name: 'Ana', service: titleOf(massage.slug), message: 'Hello' };

test.each<[name: string, text: string]>([
  ['a sequence that clears a terminal', '\u001b[2J\u009b31m'],
  ['control characters', '\u0000\u0007\u0008\u007f\u0085'],
  ['line breaks of each kind', 'a\rb\nc\r\nd\u2028e\u2029f'],
  ['marks that reverse text', '\u202e\u2066\u061c\u200f'],
  ['characters that nobody sees', '\u200b\u200d\ufeff\u00ad'],
  ['half a character', '\ud800'],
  ['the other half of a character', '\udfff'],
  ['10,000 combining marks', 'e\u0301'.repeat(10_000)],
  ['emoji of several characters', '👩‍👩‍👧'],
  ['Chinese', '愛'],
  ['a formula of a spreadsheet', '=HYPERLINK("https://evil.example")'],
  ['a tag', '<script>alert(1)</script>'],
  ['an entity', '&amp;'],
  ['a placeholder', '{{x}} $(x) {name}'],
  ['SQL', `'; DROP TABLE bookings; --`],
  ['a percent sign', '%zz %00'],
  ['a backslash and quotes', `\\"'`],
  ['a name of every prototype', '__proto__'],
  ['a text over every limit', 'x'.repeat(bookingFields.message.max + 1)],
])('no field of a booking causes an error with %s', async (_name, text) => {
  const bookings = fieldNames.map((field) => ({ ...valid, [field]: text }));
  await expectNoErrors(
    bookings.flatMap((fields) => [
      postTo(JSON.stringify(fields), json),
      postTo(String(new URLSearchParams(fields)), form),
    ]),
  );
});

test.each([
  '',
  ' ',
  'null',
  'true',
  '0',
  '1e999',
  '"text"',
  '[]',
  '[[[[',
  '{',
  '{}',
  '{"name":',
  '{"name":{}}',
  '{"name":[1],"service":null}',
  '{"__proto__":{"name":"x"},"constructor":1}',
  '{"toJSON":1,"toString":2}',
  'name=%zz&service',
  'name=a&name=b',
  'name[a]=b&service[]=c',
  '=&=&&',
  '\u0000',
])('the body %j causes no error', async (body) => {
  await expectNoErrors([postTo(body, json), postTo(body, form), postTo(body, {})]);
});

const postWithoutEnd = [
  'POST /api/bookings HTTP/1.1',
  'Host: x',
  'Content-Type: application/json',
  'Content-Length: 1000',
  '\r\n',
].join('\r\n');

test.concurrent.each([
  ['head', 'GET / HTTP/1.1\r\nHost: x\r\nX: '],
  ['body', postWithoutEnd],
])('a client that sends a %s without end gets 408 in time', async (_name, start) => {
  const client = await openRaw(server().url);
  client.socket.write(start);
  // The client keeps sending, one byte at a time.
  const timer = setInterval(() => client.socket.write('x'), 500);
  onTestFinished(() => clearInterval(timer));
  await client.closed;
  expect(listStatuses(client.text)).toEqual([408]);
});
