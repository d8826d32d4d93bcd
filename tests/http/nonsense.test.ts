import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldNames } from '../../content/bookingFields.ts';
import { locales } from '../../content/locales.ts';
import { bookingsEndpoint } from '../../content/routes.ts';
import { subjects } from '../../content/subjects.ts';
import { readAssets } from '../../src/http/assets.ts';
import { urlOf } from '../../views/urls.ts';
import { hostileText } from '../support/hostile.ts';
import { decoded, openRaw, parseAnswer } from '../support/rawHttp.ts';
import { everyUrl } from '../support/routeTable.ts';
import { massage, masseuse, otherLocale, titleOf } from '../support/sample.ts';
import { root } from '../support/serverProcess.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

/** No answer contains this text unless it repeats a header. */
const onlyInHeaders = 'q7zmarker';

/** Any bytes in Latin-1, without CR, because an empty line would end the head and begin another request. */
const latin1 = fc
  .uint8Array({ maxLength: 12 })
  .map((bytes) => Buffer.from(bytes).toString('latin1').replaceAll('\r', ''));

/** Texts of these parts. A few contain any bytes. */
const joined = (parts: readonly string[], maxLength: number) => {
  const part = fc.oneof(
    { weight: 40, arbitrary: fc.constantFrom(...parts) },
    { weight: 1, arbitrary: latin1 },
  );
  return fc.array(part, { maxLength }).map((all) => all.join(''));
};

const segments = joined(
  [
    ...['%', '%zz', '%E0%A4%A', '%c3%28', '%C3%B1', '%00', '%0d%0a', '%2f', '%2e%2e', '%5c', '%25', '%u0041'],
    ...['/', '//', '/./', '/../', '.', '..', '\\', ';', ':', '*', '~', '@', "'", '"', '<b>', '[', '{', '|'],
    ...['es', massage.slug, masseuse.slug, 'constructor', '__proto__', '%41'.repeat(900), '/'.repeat(3000)],
  ],
  4,
);

const ownPath = fc.constantFrom(
  ...[bookingsEndpoint, '/healthz', '/readyz', '/sitemap.xml', '/robots.txt'],
  ...'/favicon.ico /assets/x.css /assets/../server.js // * http://x/ # ? http://[x //[x#'.split(' '),
  ...['', '/'.repeat(20_000)],
  ...everyUrl.map(({ url }) => url),
);

const { urls } = readAssets(join(root, 'dist'));

const path = fc.oneof(
  ownPath,
  fc.constantFrom(...Object.values(urls)),
  fc.tuple(ownPath, segments).map((parts) => parts.join('/')),
  fc
    .tuple(fc.constantFrom('service' as const, 'masseuse' as const), segments, fc.constantFrom(...locales))
    .map(([page, slug, locale]) => urlOf({ page, slug }, locale)),
);

const query = joined(
  [
    ...'? & = && q= photo= about= service= masseuse= locale= q[]= __proto__='.split(' '),
    ...'es 7 -1 1e9 % %zz %00 %ff + %F0%9F%92%A9 [a]'.split(' '),
    ...[massage.slug, masseuse.slug, ...subjects],
  ],
  6,
).map((text) => text && `?${text}`);

const headerName = fc.constantFrom(
  ...['Accept', 'Accept-Encoding', 'Accept-Language', 'Authorization', 'Cache-Control', 'Content-Encoding'],
  ...['Content-Type', 'Cookie', 'Expect', 'Forwarded', 'If-Match', 'If-Modified-Since'],
  ...['If-None-Match', 'If-Range', 'If-Unmodified-Since', 'Origin', 'Pragma', 'Range', 'Referer', 'TE'],
  ...['Sec-Fetch-Site', 'Sec-Purpose', 'Upgrade', 'User-Agent', 'X-Forwarded-For', 'X-Forwarded-Host'],
  ...['X-Forwarded-Proto', 'X-HTTP-Method-Override', 'X-Request-Id', '__proto__', 'constructor'],
);

const headerValue = joined(
  [
    ...Array(5).fill(onlyInHeaders),
    ...[' ', ', ', '; ', '=', '"', 'W/"', '*', '*/*', '/', ':', '\t', '%zz', '\xe9', 'x'.repeat(2000)],
    ...['text/html', 'application/json', 'application/x-www-form-urlencoded', 'charset=', 'utf-8', 'utf-16'],
    ...'en es-ES br gzip deflate identity ;q=0 ;q=-1e9 q=x cookie_consent=accepted'.split(' '),
    ...['bytes=', '0-1', '-5', '9-', '0-0,2-3', '99999999999999999999', 'Thu, 01 Jan 1970 00:00:00 GMT'],
    ...'same-origin cross-site null http:// localhost 127.0.0.1 [::1 ::1 100-continue no-cache'.split(' '),
    urlOf({ page: 'service', slug: '%zz' }, otherLocale),
  ],
  4,
);

const headers = fc.array(fc.tuple(headerName, headerValue), { maxLength: 5 });
const host = fc.oneof({ weight: 4, arbitrary: fc.constant('localhost') }, headerValue);

/** Without CONNECT: Node closes the connection without an answer, because this server is no proxy. */
const method = fc.oneof(
  fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'),
  fc.constantFrom('TRACE', 'PROPFIND', 'QUERY', 'PURGE', 'M-SEARCH', 'PRI', 'get', 'FOO', ''),
);

/** The fields of a request, valid or not, some twice. */
const fields = fc.array(
  fc.tuple(
    fc.constantFrom(...fieldNames, '__proto__', 'constructor', 'toJSON', ''),
    fc.oneof(hostileText, fc.constantFrom('Ana', 'ana@example.com', titleOf(massage.slug))),
  ),
  { maxLength: 8 },
);

const body = fc
  .oneof(
    fields.map((entries) => `{${entries.map((pair) => pair.map((each) => JSON.stringify(each)).join(':'))}}`),
    fields.map((entries) => String(new URLSearchParams(entries))),
    fc.json(),
    latin1,
    fc.constantFrom('', 'name=%zz&service'),
  )
  .map((text) => Buffer.from(text, text.length % 2 === 0 ? 'utf8' : 'latin1'));

type Sent = {
  method: string;
  target: string;
  host: string;
  headers: [string, string][];
  body: Buffer | null;
  isChunked: boolean;
};

const format = ({ method, target, host, headers, body, isChunked }: Sent): Buffer => {
  const all = [['Connection', 'close'], ['Host', host], ...headers];
  if (body) all.push(isChunked ? ['Transfer-Encoding', 'chunked'] : ['Content-Length', `${body.length}`]);
  const lines = [`${method} ${target} HTTP/1.1`, ...all.map((pair) => pair.join(': ')), '', ''];
  const head = Buffer.from(lines.join('\r\n'), 'latin1');
  const [before, after] = body && isChunked ? [`${body.length.toString(16)}\r\n`, '\r\n0\r\n\r\n'] : ['', ''];
  return Buffer.concat([head, Buffer.from(before), body ?? Buffer.of(), Buffer.from(after)]);
};

const anyRequest: fc.Arbitrary<Sent> = fc.record({
  method,
  target: fc.tuple(path, query).map((parts) => parts.join('')),
  host,
  headers,
  body: fc.option(body),
  isChunked: fc.boolean(),
});

/** Posts that the endpoint parses. */
const anyPost: fc.Arbitrary<Sent> = fc.record({
  method: fc.constant('POST'),
  target: query.map((text) => bookingsEndpoint + text),
  host: fc.constant('localhost'),
  headers: fc
    .constantFrom('application/json', 'application/x-www-form-urlencoded')
    .map((type) => [['Content-Type', type] as [string, string]]),
  body,
  isChunked: fc.boolean(),
});

test('random requests never crash the site, and their headers are never repeated', async () => {
  const server = await startTestServer({
    DATABASE_PATH: databaseIn(temporaryFolder()),
    RATE_LIMIT_MAX: '1000000',
    TRUST_PROXY: 'true',
  });
  const property = fc.asyncProperty(fc.oneof(anyRequest, anyPost), async (sent) => {
    const client = await openRaw(server.url);
    client.socket.setTimeout(10_000, () => client.socket.destroy());
    client.socket.write(format(sent));
    await client.closed;
    // Node itself refuses what is no HTTP.
    if (/^HTTP\/1\.1 4\d\d [\w ]+\r\nConnection: close\r\n\r\n$/.test(client.text)) return;
    const answer = parseAnswer(client.text, sent.method);
    expect(answer.status).toBeLessThan(500);
    expect(client.text).not.toContain(onlyInHeaders);
    if (sent.method !== 'HEAD') expect(decoded(answer).toString()).not.toContain(onlyInHeaders);
  });
  const run = await fc.check(property, {
    numRuns: 500,
    interruptAfterTimeLimit: 60_000,
    markInterruptAsFailure: true,
    // If a request ends the server, all later requests fail too, so list the first one.
    verbose: true,
  });
  const exitCode = await server.end('SIGTERM');
  const report = `seed ${run.seed}\n${await fc.asyncDefaultReportMessage(run)}\n${server.errors()}`;
  const errors = server.lines.filter((line) => JSON.parse(line).level >= 50);
  expect(errors, report).toEqual([]);
  expect(server.lines.join(), report).not.toContain(onlyInHeaders);
  expect({ exitCode, failed: run.failed }, report).toEqual({ exitCode: 0, failed: false });
});
