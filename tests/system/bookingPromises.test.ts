import { once } from 'node:events';
import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { locales } from '../../content/locales.ts';
import { allTexts } from '../../views/allTexts.ts';
import { urlOf } from '../../views/urls.ts';
import { lockFile, newFilePath, readBookings, setAge } from '../support/bookingsFile.ts';
import { load, plain } from '../support/html.ts';
import { browserAccept, expectHelpfulPage, expectKeptValues } from '../support/postBooking.ts';
import { databaseIn, shareServer, startTestServer } from '../support/testServer.ts';

type Site = { url: string; path: string };

let sharedPath = '';

const sharedServer = shareServer((folder) => {
  sharedPath = databaseIn(folder);
  return { RATE_LIMIT_MAX: '10', TRUST_PROXY: '1' };
});

/** The server of most tests. Ten requests from one address may be stored in ten minutes. */
const sharedSite = (): Site => ({ url: sharedServer().url, path: sharedPath });

/** Starts a server for one test. All its visitors have the address 127.0.0.1. */
const startSite = async (variables: Record<string, string> = {}) => {
  const path = variables['DATABASE_PATH'] ?? newFilePath();
  const server = await startTestServer({ DATABASE_PATH: path, RATE_LIMIT_MAX: '10', ...variables });
  return { ...server, path };
};

type Answer = { status: number; headers: Record<string, string>; text: string; id: string };

const readAnswer = async (response: Response): Promise<Answer> => {
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
  const id = isJson ? (JSON.parse(text).id ?? '') : '';
  return { status: response.status, headers: Object.fromEntries(response.headers), text, id };
};

let visitorCount = 0;
let messageCount = 0;

/** A visitor with an own name and an own address, so that no test uses up the quota of another test. */
const newVisitor = ({ url, path } = sharedSite(), address?: string) => {
  visitorCount += 1;
  const name = `Visitor ${visitorCount}`;
  const from = { 'X-Forwarded-For': address ?? `10.0.${visitorCount >> 8}.${visitorCount & 255}` };
  const booking = { name, service: 'Tantra', message: 'Friday' };

  /** Posts this body to the endpoint. */
  const send = async (body: string | URLSearchParams, headers: Record<string, string>): Promise<Answer> =>
    readAnswer(
      await fetch(`${url}/api/bookings`, {
        method: 'POST',
        redirect: 'manual',
        headers: { ...from, ...headers },
        body,
        signal: AbortSignal.timeout(60_000),
      }),
    );

  /** Posts JSON; the fields complete a valid request. */
  const sendJson = (fields: object = {}, headers: Record<string, string> = {}): Promise<Answer> =>
    send(JSON.stringify({ ...booking, ...fields }), { 'Content-Type': 'application/json', ...headers });

  /** Posts a form, like a browser without JavaScript; the fields complete a valid request. */
  const sendForm = (fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    send(new URLSearchParams({ ...booking, ...fields }), { Accept: browserAccept, ...headers });

  /** Posts so many different requests, one after the other, and resolves with the statuses. */
  const sendDifferent = async (count: number): Promise<number[]> => {
    const statuses: number[] = [];
    for (let number = 0; number < count; number += 1) {
      messageCount += 1;
      statuses.push((await sendJson({ message: `Request ${messageCount}` })).status);
    }
    return statuses;
  };

  /** Posts on a connection of its own; `sent` resolves when the system has the whole request. */
  const startPost = (fields: object = {}) => {
    const headers = { ...from, 'Content-Type': 'application/json' };
    const call = request(`${url}/api/bookings`, { method: 'POST', agent: false, headers });
    const status = once(call, 'response').then(([response]): number => {
      response.resume();
      return response.statusCode;
    });
    const body = JSON.stringify({ ...booking, ...fields });
    const sent = new Promise<void>((resolve) => call.end(body, () => resolve()));
    return { call, sent, status };
  };

  /** Posts a valid request, and cuts the connection as soon as the system has the request. */
  const sendAndDisconnect = async (fields?: object): Promise<void> => {
    const { call, sent, status } = startPost(fields);
    await sent;
    call.destroy();
    await status.catch(() => {});
  };

  return {
    name,
    booking,
    address: from['X-Forwarded-For'],
    send,
    sendJson,
    sendForm,
    sendDifferent,
    startPost,
    sendAndDisconnect,
    /** The stored requests with the name of this visitor. */
    stored: () => readBookings(path).filter((row) => row.name === name),
  };
};

/** So many times the same status. */
const times = (count: number, status: number): number[] => Array(count).fill(status);

const secondsUntilRetry = ({ headers }: Answer): number => Number(headers['retry-after']);

describe('a valid request', () => {
  test('returns 201 with the id of the stored row to a JSON client', async () => {
    const ana = newVisitor();
    const { status, text, id } = await ana.sendJson({ message: 'Friday at nine' });
    expect([status, text]).toEqual([201, JSON.stringify({ id })]);
    expect(ana.stored()).toEqual([{ id, name: ana.name, status: 'new', message: 'Friday at nine' }]);
  });

  test.each(locales)('redirects a form in %s to a success notice that is not indexed', async (locale) => {
    const ana = newVisitor();
    const { status, headers } = await ana.sendForm({ locale });
    const location = headers['location'] ?? '';
    expect([status, location.split('?')[0]]).toEqual([303, urlOf({ page: 'home' }, locale)]);
    const page = load(await (await fetch(sharedSite().url + location)).text());
    expect(page.text('.notice[role=status]')).toContain(plain(allTexts[locale].form.sent.booking));
    expect(page.meta('robots')).toMatch(/^noindex/);
    expect(ana.stored()).toHaveLength(1);
  });

  test('stores nothing when the page with the success notice is loaded again', async () => {
    const before = readBookings(sharedPath).length;
    const { headers } = await newVisitor().sendForm();
    for (let visit = 0; visit < 3; visit += 1) await fetch(sharedSite().url + headers['location']);
    expect(readBookings(sharedPath)).toHaveLength(before + 1);
  });

  test('is stored if its message has 4,000 Chinese characters and comes from a form', async () => {
    const ana = newVisitor();
    const message = '語'.repeat(4000);
    expect((await ana.sendForm({ message })).status).toBe(303);
    expect(ana.stored()).toMatchObject([{ message }]);
  });

  test.each([{ 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }, { 'Sec-Fetch-Site': 'none' }, {}])(
    'is stored if it was sent with %j',
    async (headers) => {
      expect((await newVisitor().sendJson({}, headers as Record<string, string>)).status).toBe(201);
    },
  );

  test('is stored if its Origin is the host of the site', async () => {
    expect((await newVisitor().sendJson({}, { Origin: sharedSite().url })).status).toBe(201);
  });
});

const key = (): Record<string, string> => ({ 'Idempotency-Key': crypto.randomUUID() });

describe('a repeat', () => {
  test.each([
    ['the same content after 9 minutes', {}, 9, 200],
    ['the same content after 11 minutes', {}, 11, 201],
    ['the same content as a row from the future', {}, -60, 201],
    ['the same key after 23 hours', key(), 23 * 60, 200],
    ['the same key after 25 hours', key(), 25 * 60, 201],
  ] as const)('%s', async (_title, headers, minutes, expected) => {
    const ana = newVisitor();
    const first = await ana.sendJson({}, headers);
    setAge(sharedPath, first.id, minutes);
    const second = await ana.sendJson({}, headers);
    expect([first.status, second.status]).toEqual([201, expected]);
    expect(second.id === first.id).toBe(expected === 200);
    expect(ana.stored()).toHaveLength(expected === 200 ? 1 : 2);
  });

  test('returns the same id for the same content in another language', async () => {
    const ana = newVisitor();
    const first = await ana.sendJson({ locale: 'es' });
    const second = await ana.sendJson({ locale: 'fr' });
    expect([second.status, second.id]).toEqual([200, first.id]);
  });

  test('returns the id of the stored row after a restart', async () => {
    const before = await startSite();
    const ana = newVisitor(before);
    const first = await ana.sendJson();
    await before.end('SIGTERM');
    const after = newVisitor(await startSite({ DATABASE_PATH: before.path }));
    const second = await after.sendJson(ana.booking);
    expect([second.status, second.id]).toEqual([200, first.id]);
  });

  test('redirects a repeated form to the same page, and stores nothing', async () => {
    const ana = newVisitor();
    const [first, second] = [await ana.sendForm(), await ana.sendForm()];
    expect([second.status, second.headers['location']]).toEqual([303, first.headers['location']]);
    expect(ana.stored()).toHaveLength(1);
  });

  test('returns the same id for a key from another address', async () => {
    const [ana, other] = [newVisitor(), newVisitor()];
    const sameKey = key();
    const first = await ana.sendJson(ana.booking, sameKey);
    const second = await other.sendJson(ana.booking, sameKey);
    expect([second.status, second.id]).toEqual([200, first.id]);
    expect(ana.stored()).toHaveLength(1);
  });

  test('stores the same content from another address, and its answer looks the same', async () => {
    const [ana, other] = [newVisitor(), newVisitor()];
    const first = await ana.sendJson(ana.booking);
    const second = await other.sendJson(ana.booking);
    const describeAnswer = ({ status, headers, text, id }: Answer) => [
      status,
      Object.keys(headers),
      text.replace(id, 'id'),
    ];
    expect(describeAnswer(second)).toEqual(describeAnswer(first));
    expect(ana.stored().map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  test.each([
    ['192.0.2.1', '192.0.2.2', 201],
    ['2001:db8:0:1::1', '2001:db8:0:1::2', 200],
    ['2001:db8:0:1::1', '2001:db9::1', 201],
    ['not an address', 'fe80::1%eth0', 200],
  ])('the same content from %s and then from %s returns %i', async (one, other, status) => {
    const ana = newVisitor(sharedSite(), one);
    expect((await ana.sendJson()).status).toBe(201);
    expect((await newVisitor(sharedSite(), other).sendJson(ana.booking)).status).toBe(status);
  });

  test('returns 422 for a used key with other content, and stores nothing', async () => {
    const ana = newVisitor();
    const used = key();
    await ana.sendJson({}, used);
    const answer = await ana.sendJson({ message: 'Saturday', locale: 'fr' }, used);
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.text)).toEqual({ message: allTexts.fr.errors.refusals.idempotencyConflict });
    expect(ana.stored()).toHaveLength(1);
  });

  test.each([
    ['without a key', {}],
    ['with one key', key()],
  ])('stores one row for 20 equal requests at once, %s', async (_title, headers) => {
    const ana = newVisitor();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ana.sendJson({}, headers)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...times(19, 200), 201]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(ana.stored()).toHaveLength(1);
  });
});

describe('a request that cannot be accepted', () => {
  const json = { 'Content-Type': 'application/json' };

  test.each([
    [400, 'malformed', 'malformed JSON', json, '{"name":'],
    [400, 'malformed', 'a list', json, '[1]'],
    [413, 'tooLarge', 'more than 64 KiB', json, `{"message":"${'x'.repeat(64 * 1024)}"}`],
    [415, 'wrongType', 'another content type', { 'Content-Type': 'text/plain' }, 'name=Ana'],
    [403, 'foreign', 'a cross-site post', { ...json, 'Sec-Fetch-Site': 'cross-site' }, '{}'],
    [403, 'foreign', 'a post from a subdomain', { ...json, 'Sec-Fetch-Site': 'same-site' }, '{}'],
    [403, 'foreign', 'a foreign Origin', { ...json, Origin: 'https://evil.example' }, '{}'],
    [403, 'foreign', 'an opaque Origin', { ...json, Origin: 'null' }, '{}'],
  ] as const)(
    'returns %i (%s) for %s, as JSON or as a page',
    async (status, reason, _case, headers, body) => {
      const ana = newVisitor();
      const inSpanish = { ...headers, 'Accept-Language': 'es' };
      const message = allTexts.es.errors.refusals[reason];
      const answer = await ana.send(body, inSpanish);
      expect([answer.status, JSON.parse(answer.text)]).toEqual([status, { message }]);
      const page = await ana.send(body, { ...inSpanish, Accept: browserAccept });
      expect(page.status).toBe(status);
      expect(load(page.text).text('main')).toContain(plain(message));
      expectHelpfulPage(page, 'es');
    },
  );

  test.each(locales)('returns 422 for invalid fields as JSON in %s', async (locale) => {
    const ana = newVisitor();
    const { fields, missing } = allTexts[locale].form;
    const { status, text } = await ana.sendJson({ name: ' ', email: 'ana@', locale });
    expect([status, JSON.parse(text)]).toEqual([
      422,
      {
        message: missing.booking,
        details: {
          message: missing.booking,
          fields: { name: fields.nameMissing, email: fields.emailInvalid },
        },
      },
    ]);
    expect(ana.stored()).toEqual([]);
  });

  test.each(locales)('returns an invalid form in %s with its values and its errors', async (locale) => {
    const typed = { name: '', email: 'ana@', phone: '600 "', message: 'Friday <b>' };
    const answer = await newVisitor().sendForm({ ...typed, service: 'Nuru', locale });
    const { form } = allTexts[locale];
    const page = load(answer.text);
    expect([answer.status, page.language]).toEqual([422, locale]);
    expectKeptValues(answer, locale, typed);
    expect(page.field(form.service).val()).toBe('Nuru');
    for (const [label, error] of [
      [form.name, form.fields.nameMissing],
      [form.email, form.fields.emailInvalid],
    ] as const) {
      const field = page.field(label);
      expect(page.targets(error, '[role=alert]')).toEqual([`#${field.attr('id')}`]);
      const described = field.attr('aria-describedby')?.split(' ') ?? [];
      expect(described.map((id) => page.text(`#${id}`))).toContain(plain(error));
    }
  });
});

describe('the hidden field', () => {
  test('filled, is answered like a success and stored as spam', async () => {
    const bot = newVisitor();
    const real = await newVisitor().sendForm();
    const [json, form] = [
      await bot.sendJson({ website: 'https://spam.example' }),
      await bot.sendForm({ website: 'x', message: 'Other' }),
    ];
    expect([json.status, json.text]).toEqual([201, JSON.stringify({ id: json.id })]);
    expect([form.status, form.headers['location']]).toEqual([303, real.headers['location']]);
    expect(bot.stored().map(({ status }) => status)).toEqual(['spam', 'spam']);
  });

  test('filled by mistake, does not prevent the same request without it', async () => {
    const ana = newVisitor();
    await ana.sendJson({ website: 'https://example.com' });
    expect((await ana.sendJson()).status).toBe(201);
    expect(ana.stored().map(({ status }) => status)).toEqual(['spam', 'new']);
  });
});

describe('the quota', () => {
  test('allows ten stored requests, then returns 429 with Retry-After', async () => {
    const ana = newVisitor();
    expect(await ana.sendDifferent(10)).toEqual(times(10, 201));
    const refused = await ana.sendJson({ locale: 'es' });
    expect(refused.status).toBe(429);
    expect(secondsUntilRetry(refused)).toBeGreaterThan(500);
    expect(secondsUntilRetry(refused)).toBeLessThanOrEqual(600);
    const message = allTexts.es.errors.refusals.tooMany.other.replace('{count}', '10');
    expect(JSON.parse(refused.text)).toEqual({ message });
    expect(ana.stored()).toHaveLength(10);
  });

  test('returns a refused form as a page with its values', async () => {
    const ana = newVisitor();
    await ana.sendDifferent(10);
    const typed = { name: 'Zoé', email: 'zoe@example.com', phone: '600 111 222', message: 'Vendredi' };
    const page = await ana.sendForm({ ...typed, locale: 'fr' });
    expect(page.status).toBe(429);
    expectHelpfulPage(page, 'fr');
    expectKeptValues(page, 'fr', typed);
  });

  test('is not used up by repeats, invalid fields and used keys', async () => {
    const ana = newVisitor();
    const used = key();
    await ana.sendJson({}, used);
    for (let round = 0; round < 10; round += 1) {
      expect((await ana.sendJson()).status).toBe(200);
      expect((await ana.sendJson({ name: '' })).status).toBe(422);
      expect((await ana.sendJson({ message: 'Other' }, used)).status).toBe(422);
    }
    expect(await ana.sendDifferent(10)).toEqual([...times(9, 201), 429]);
  });

  test('is not used up by 20 repeats that disconnect before the answer', async () => {
    const ana = newVisitor();
    await ana.sendJson();
    await Promise.all(Array.from({ length: 20 }, () => ana.sendAndDisconnect()));
    expect(await ana.sendDifferent(10)).toEqual([...times(9, 201), 429]);
  });

  test('is not used up by 210 posts from another site', async () => {
    const ana = newVisitor();
    for (let number = 0; number < 210; number += 1) {
      expect((await ana.sendJson({}, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    }
    expect((await ana.sendJson()).status).toBe(201);
  });

  test('used up, does not refuse repeats', async () => {
    const ana = newVisitor();
    const first = await ana.sendJson();
    await ana.sendDifferent(9);
    const [refused, repeat] = [await ana.sendJson({ message: 'Other' }), await ana.sendJson()];
    expect([refused.status, repeat.status, repeat.id]).toEqual([429, 200, first.id]);
  });

  test('stores ten of 40 different requests at once', async () => {
    const ana = newVisitor();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, number) => ana.sendJson({ message: `At once ${number}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...times(10, 201), ...times(30, 429)]);
    expect(ana.stored()).toHaveLength(10);
  });

  test('counts stored requests whose client disconnected before the answer', async () => {
    const ana = newVisitor();
    for (let number = 0; number < 10; number += 1) await ana.sendAndDisconnect({ message: `Cut ${number}` });
    await expect.poll(ana.stored).toHaveLength(10);
    expect(await ana.sendDifferent(1)).toEqual([429]);
  });

  test('counts spam', async () => {
    const bot = newVisitor();
    for (let number = 0; number < 10; number += 1) {
      expect((await bot.sendJson({ message: `Offer ${number}`, website: 'x' })).status).toBe(201);
    }
    expect((await bot.sendJson()).status).toBe(429);
  });

  test('has room again when the oldest of ten requests is ten minutes old', async () => {
    const ana = newVisitor();
    await ana.sendDifferent(10);
    const [oldest = '', second = ''] = ana.stored().map(({ id }) => id);
    setAge(sharedPath, oldest, 9);
    const refused = await ana.sendJson();
    expect(refused.status).toBe(429);
    expect(secondsUntilRetry(refused)).toBeGreaterThan(30);
    expect(secondsUntilRetry(refused)).toBeLessThanOrEqual(60);
    setAge(sharedPath, oldest, 10.1);
    setAge(sharedPath, second, 5);
    expect(await ana.sendDifferent(2)).toEqual([201, 429]);
  });

  test('does not count requests with a time in the future', async () => {
    const ana = newVisitor();
    await ana.sendDifferent(10);
    for (const { id } of ana.stored()) setAge(sharedPath, id, -60 * 24);
    expect(await ana.sendDifferent(11)).toEqual([...times(10, 201), 429]);
  });

  test('holds across a restart, also with a lower maximum', async () => {
    const first = await startSite({ RATE_LIMIT_MAX: '4' });
    const ana = newVisitor(first);
    await ana.sendDifferent(4);
    for (const [index, { id }] of ana.stored().entries()) setAge(first.path, id, 9 - 2 * index);
    await first.end('SIGTERM');
    const second = await startSite({ RATE_LIMIT_MAX: '2', DATABASE_PATH: first.path });
    const refused = await newVisitor(second).sendJson();
    expect(refused.status).toBe(429);
    // The requests are 9, 7, 5 and 3 minutes old. Only one is left in five minutes.
    expect(secondsUntilRetry(refused)).toBeGreaterThan(5 * 60 - 30);
    expect(secondsUntilRetry(refused)).toBeLessThanOrEqual(5 * 60);
  });

  test('of one address does not affect another address', async () => {
    const [ana, other] = [newVisitor(), newVisitor()];
    expect(await ana.sendDifferent(11)).toEqual([...times(10, 201), 429]);
    expect(await other.sendDifferent(1)).toEqual([201]);
  });

  test('ends after RATE_LIMIT_WINDOW_S seconds', async () => {
    const ana = newVisitor(await startSite({ RATE_LIMIT_MAX: '2', RATE_LIMIT_WINDOW_S: '2' }));
    expect(await ana.sendDifferent(3)).toEqual([201, 201, 429]);
    await expect.poll(() => ana.sendDifferent(1), { interval: 100 }).toEqual([201]);
  });
});

test('returns 429 with Retry-After after 20 times as many posts of any kind', async () => {
  const ana = newVisitor();
  for (let number = 0; number < 100; number += 1) {
    expect((await ana.sendJson({ name: '' })).status).toBe(422);
    expect((await ana.send('[', { 'Content-Type': 'application/json' })).status).toBe(400);
  }
  const refused = await ana.sendJson();
  expect(refused.status).toBe(429);
  expect(secondsUntilRetry(refused)).toBeGreaterThan(500);
  expect(await newVisitor().sendDifferent(1)).toEqual([201]);
});

test('returns a page without values to a form after 20 times as many posts', async () => {
  const ana = newVisitor();
  for (let number = 0; number < 200; number += 1) await ana.sendJson({ name: '' });
  const page = await ana.sendForm({ name: 'Zoé' }, { 'Accept-Language': 'fr' });
  expect(page.status).toBe(429);
  expect(secondsUntilRetry(page)).toBeGreaterThan(500);
  expectHelpfulPage(page, 'fr');
  expect(page.text).not.toContain('Zoé');
});

test('counts posts of any kind for 600 seconds, whatever RATE_LIMIT_WINDOW_S is', async () => {
  const ana = newVisitor(await startSite({ RATE_LIMIT_MAX: '1', RATE_LIMIT_WINDOW_S: '1' }));
  for (let number = 0; number < 20; number += 1) await ana.sendJson({ name: '' });
  const refused = await ana.sendJson();
  expect(refused.status).toBe(429);
  expect(secondsUntilRetry(refused)).toBeGreaterThan(500);
});

test('no answer has a RateLimit header', async () => {
  const ana = newVisitor();
  const stored = await ana.sendJson();
  await ana.sendDifferent(9);
  const answers = [
    stored,
    await ana.sendJson(),
    await ana.sendJson({ name: '' }),
    await ana.sendJson({ message: 'Other' }),
    await readAnswer(await fetch(`${sharedSite().url}/services?q=x`)),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 200, 422, 429, 200]);
  const names = answers.flatMap(({ headers }) => Object.keys(headers));
  expect(names.filter((name) => /ratelimit/i.test(name))).toEqual([]);
});

test('returns 503 and the values while the file is locked', async () => {
  const { url, path } = await startSite();
  const ana = newVisitor({ url, path });
  const typed = { name: 'Zoé', email: 'zoe@example.com', phone: '600 111 222', message: 'Viernes' };
  const release = lockFile(path);
  const [json, page] = await Promise.all([
    ana.sendJson({ locale: 'fr' }),
    ana.sendForm({ ...typed, locale: 'es' }),
  ]);
  release();
  expect([json.status, page.status]).toEqual([503, 503]);
  expect(JSON.parse(json.text)).toEqual({ message: allTexts.fr.errors.refusals.unavailable });
  expect(secondsUntilRetry(json)).toBeGreaterThan(0);
  expect(secondsUntilRetry(page)).toBeGreaterThan(0);
  expectHelpfulPage(page, 'es');
  expectKeptValues(page, 'es', typed);
  expect(readBookings(path)).toEqual([]);
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'stores and answers requests in flight on %s, then exits with 0',
  async (signal) => {
    const { url, path, end } = await startSite({ RATE_LIMIT_MAX: '1000' });
    const ana = newVisitor({ url, path });
    const release = lockFile(path);
    const posts = Array.from({ length: 20 }, (_, number) => ana.startPost({ message: `Post ${number}` }));
    await Promise.all(posts.map(({ sent }) => sent));
    // The server has read everything that was sent before this answered request.
    await fetch(`${url}/healthz`);
    const ended = end(signal);
    release();
    expect(await Promise.all(posts.map(({ status }) => status))).toEqual(times(20, 201));
    expect(await ended).toBe(0);
    expect(ana.stored()).toHaveLength(20);
  },
);
