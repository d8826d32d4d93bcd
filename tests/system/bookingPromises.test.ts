import { once } from 'node:events';
import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { defaultLocale } from '../../content/locales.ts';
import { allTexts } from '../../views/allTexts.ts';
import { readBookings, setAge } from '../support/bookingsFile.ts';
import { holdWriteLock } from '../support/databases.ts';
import { browserAccept, expectContactLinks, expectKeptValues } from '../support/postBooking.ts';
import { massage, otherLocale, titleOf } from '../support/sample.ts';
import { databaseIn, shareServer, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

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
  const path = variables['DATABASE_PATH'] ?? databaseIn(temporaryFolder());
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
  const booking = { name, service: titleOf(massage.slug), message: 'Friday' };

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

const newKey = (): Record<string, string> => ({ 'Idempotency-Key': crypto.randomUUID() });

describe('a repeat', () => {
  test.each([
    ['the same booking after 9 minutes is a repeat and not stored', {}, 9, 200],
    ['the same booking after 11 minutes is stored again', {}, 11, 201],
    ['the same booking is stored again if the first one has a time in the future', {}, -60, 201],
    ['the same Idempotency-Key after 23 hours is a repeat and not stored', newKey(), 23 * 60, 200],
    ['the same Idempotency-Key after 25 hours is stored again', newKey(), 25 * 60, 201],
  ] as const)('%s', async (_title, headers, minutes, expected) => {
    const ana = newVisitor();
    const first = await ana.sendJson({}, headers);
    setAge(sharedPath, first.id, minutes);
    const second = await ana.sendJson({}, headers);
    expect([first.status, second.status]).toEqual([201, expected]);
    expect(second.id === first.id).toBe(expected === 200);
    expect(ana.stored()).toHaveLength(expected === 200 ? 1 : 2);
  });

  test('the same booking in another language is a repeat and returns the id of the first', async () => {
    const ana = newVisitor();
    const first = await ana.sendJson({ locale: defaultLocale });
    const second = await ana.sendJson({ locale: otherLocale });
    expect([second.status, second.id]).toEqual([200, first.id]);
  });

  test('a used Idempotency-Key with the same booking returns the first id, even from another IP address', async () => {
    const [ana, other] = [newVisitor(), newVisitor()];
    const sameKey = newKey();
    const first = await ana.sendJson(ana.booking, sameKey);
    const second = await other.sendJson(ana.booking, sameKey);
    expect([second.status, second.id]).toEqual([200, first.id]);
    expect(ana.stored()).toHaveLength(1);
  });

  test('the same booking from another IP address is stored, and its answer shows nothing of the first', async () => {
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
    // 200 means a repeat. An IPv6 visitor owns the last 64 bits of an address. Invalid addresses count as one.
  ])('the same booking from IP address %s and then from %s returns %i', async (one, other, status) => {
    const ana = newVisitor(sharedSite(), one);
    expect((await ana.sendJson()).status).toBe(201);
    expect((await newVisitor(sharedSite(), other).sendJson(ana.booking)).status).toBe(status);
  });

  test('a used Idempotency-Key with another booking gets 422 and stores nothing', async () => {
    const ana = newVisitor();
    const used = newKey();
    await ana.sendJson({}, used);
    const answer = await ana.sendJson({ message: 'Saturday', locale: otherLocale }, used);
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.text)).toEqual({
      message: allTexts[otherLocale].errors.refusals.idempotencyConflict,
    });
    expect(ana.stored()).toHaveLength(1);
  });

  test.each([
    ['without an Idempotency-Key', {}],
    ['with the same Idempotency-Key', newKey()],
  ])('20 equal bookings at once, %s, are stored as one', async (_title, headers) => {
    const ana = newVisitor();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ana.sendJson({}, headers)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...times(19, 200), 201]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(ana.stored()).toHaveLength(1);
  });
});

describe('the quota', () => {
  test('one address can store ten bookings in ten minutes; the next gets 429 with Retry-After', async () => {
    const ana = newVisitor();
    expect(await ana.sendDifferent(10)).toEqual(times(10, 201));
    const refused = await ana.sendJson({ locale: otherLocale });
    expect(refused.status).toBe(429);
    // The first booking is some seconds old.
    const tenMinutes = 10 * 60;
    expect(secondsUntilRetry(refused)).toBeGreaterThan(tenMinutes - 100);
    expect(secondsUntilRetry(refused)).toBeLessThanOrEqual(tenMinutes);
    const message = allTexts[otherLocale].errors.refusals.tooMany.other.replace('{count}', '10');
    expect(JSON.parse(refused.text)).toEqual({ message });
    expect(ana.stored()).toHaveLength(10);
  });

  test('a form over the quota of ten bookings comes back as a page with the typed values', async () => {
    const ana = newVisitor();
    await ana.sendDifferent(10);
    const typed = { name: 'Zoé', email: 'zoe@example.com', phone: '600 111 222', message: 'Vendredi' };
    const page = await ana.sendForm({ ...typed, locale: otherLocale });
    expect(page.status).toBe(429);
    expectContactLinks(page, otherLocale);
    expectKeptValues(page, otherLocale, typed);
  });

  test('repeats, invalid bookings and used Idempotency-Keys use up nothing of the quota of ten', async () => {
    const ana = newVisitor();
    const used = newKey();
    await ana.sendJson({}, used);
    for (let round = 0; round < 10; round += 1) {
      expect((await ana.sendJson()).status).toBe(200);
      expect((await ana.sendJson({ name: '' })).status).toBe(422);
      expect((await ana.sendJson({ message: 'Other' }, used)).status).toBe(422);
    }
    expect(await ana.sendDifferent(10)).toEqual([...times(9, 201), 429]);
  });

  test('the quota of ten counts bookings even if their clients disconnect before the answer', async () => {
    const ana = newVisitor();
    for (let number = 0; number < 10; number += 1) await ana.sendAndDisconnect({ message: `Cut ${number}` });
    await expect.poll(ana.stored).toHaveLength(10);
    expect(await ana.sendDifferent(1)).toEqual([429]);
  });

  test('the quota counts bookings from before a restart, also if the restart lowers the maximum', async () => {
    const first = await startSite({ RATE_LIMIT_MAX: '4' });
    const ana = newVisitor(first);
    await ana.sendDifferent(4);
    for (const [index, { id }] of ana.stored().entries()) setAge(first.path, id, 9 - 2 * index);
    await first.end('SIGTERM');
    const second = await startSite({ RATE_LIMIT_MAX: '2', DATABASE_PATH: first.path });
    const refused = await newVisitor(second).sendJson();
    expect(refused.status).toBe(429);
    // The bookings are 9, 7, 5 and 3 minutes old. In five minutes only the last is under ten minutes old.
    expect(secondsUntilRetry(refused)).toBeGreaterThan(5 * 60 - 30);
    expect(secondsUntilRetry(refused)).toBeLessThanOrEqual(5 * 60);
  });

  test('the quota allows another booking after RATE_LIMIT_WINDOW_S seconds', async () => {
    const ana = newVisitor(await startSite({ RATE_LIMIT_MAX: '2', RATE_LIMIT_WINDOW_S: '2' }));
    expect(await ana.sendDifferent(3)).toEqual([201, 201, 429]);
    await expect.poll(() => ana.sendDifferent(1), { interval: 100 }).toEqual([201]);
  });
});

test('no answer has a RateLimit header: stored, repeat, invalid, over the quota of ten, or a page', async () => {
  const ana = newVisitor();
  const stored = await ana.sendJson();
  await ana.sendDifferent(9);
  const answers = [
    stored,
    await ana.sendJson(),
    await ana.sendJson({ name: '' }),
    await ana.sendJson({ message: 'Other' }),
    await readAnswer(await fetch(sharedSite().url)),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 200, 422, 429, 200]);
  const names = answers.flatMap(({ headers }) => Object.keys(headers));
  expect(names).toContain('content-type');
  expect(names.filter((name) => /ratelimit/i.test(name))).toEqual([]);
});

test('a locked database refuses a booking with 503, and a form comes back with the typed values', async () => {
  const { url, path } = await startSite();
  const ana = newVisitor({ url, path });
  const typed = { name: 'Zoé', email: 'zoe@example.com', phone: '600 111 222', message: 'Viernes' };
  const lock = holdWriteLock(path);
  const [json, page] = await Promise.all([
    ana.sendJson({ locale: otherLocale }),
    ana.sendForm({ ...typed, locale: otherLocale }),
  ]);
  lock.release();
  expect([json.status, page.status]).toEqual([503, 503]);
  expect(JSON.parse(json.text)).toEqual({ message: allTexts[otherLocale].errors.refusals.unavailable });
  expect(secondsUntilRetry(json)).toBeGreaterThan(0);
  expect(secondsUntilRetry(page)).toBeGreaterThan(0);
  expectContactLinks(page, otherLocale);
  expectKeptValues(page, otherLocale, typed);
  expect(readBookings(path)).toEqual([]);
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'on %s the server stores and answers the bookings it has received, then exits with 0',
  // On a busy machine the lock can outlast the two seconds for which a write waits.
  { retry: 2 },
  async (signal) => {
    const { url, path, end } = await startSite({ RATE_LIMIT_MAX: '1000' });
    const ana = newVisitor({ url, path });
    const lock = holdWriteLock(path);
    const posts = Array.from({ length: 5 }, (_, number) => ana.startPost({ message: `Post ${number}` }));
    await Promise.all(posts.map(({ sent }) => sent));
    // The server has read everything that was sent before this answered request.
    await fetch(`${url}/healthz`);
    const ended = end(signal);
    lock.release();
    expect(await Promise.all(posts.map(({ status }) => status))).toEqual(times(5, 201));
    expect(await ended).toBe(0);
    expect(ana.stored()).toHaveLength(5);
  },
);
