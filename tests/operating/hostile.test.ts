import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { hostileForm, hostileJson } from '../support/hostile.ts';
import { browserAccept } from '../support/postBooking.ts';
import { serve } from '../support/serve.ts';
import { run } from '../support/serverProcess.ts';
import { createTestSite } from '../support/testSite.ts';

/** How long bodies are tried of each content type. */
const timeLimitMs = 2500;

/** A text as the site promises to keep it: whole characters in NFC, `\n` for line breaks, no other control characters, trimmed. */
const kept = (value: unknown): string | null => {
  const characters = [
    ...String(value ?? '')
      .toWellFormed()
      .replaceAll('\r\n', '\n')
      .replaceAll('\r', '\n'),
  ];
  const isControl = (code: number) => code < 32 || (code >= 127 && code < 160);
  const text = characters.filter((each) => each === '\n' || !isControl(each.codePointAt(0) ?? 0)).join('');
  return text.normalize('NFC').trim() || null;
};

const fields = ['name', 'email', 'phone', 'service', 'message'] as const;

type Sent = Record<string, unknown>;

const expectedOf = (sent: Sent) => ({
  ...Object.fromEntries(fields.map((field) => [field, kept(sent[field])])),
  kind: kept(sent['service']) === 'Contact' ? 'contact' : 'booking',
  masseuse: masseuses.find(({ slug }) => slug === sent['masseuse'])?.slug ?? null,
  locale: locales.find((locale) => locale === sent['locale']) ?? 'en',
});

const bodies = {
  'application/json': { arbitrary: hostileJson, parse: (text: string): Sent => JSON.parse(text) },
  'application/x-www-form-urlencoded': {
    arbitrary: hostileForm,
    parse: (text: string): Sent => Object.fromEntries(new URLSearchParams(text)),
  },
} as const;

/** The cells of a CSV text, line by line (RFC 4180). */
const cellsOf = (csv: string): string[] =>
  [...csv.matchAll(/(?:^|,|\n)(?:"((?:[^"]|"")*)"|([^",\n]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );

const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const list = (path: string, ...args: string[]): string => {
  const { status, stdout } = run('src/bookings.js', ['list', '--limit', '999999', ...args, '--db', path]);
  expect(status).toBe(0);
  return stdout;
};

test.each(Object.entries(bodies))(
  'whatever comes as %s is never our failure, and what is kept comes back as it is',
  async (type, { arbitrary, parse }) => {
    const { app, databasePath, logged } = createTestSite({ variables: { RATE_LIMIT_MAX: '1000000' } });
    const { origin, close } = await serve(app);
    onTestFinished(close);
    const stored = new Map<string, ReturnType<typeof expectedOf>>();
    const post = async (body: string, headers: Record<string, string> = {}) =>
      fetch(`${origin}/api/bookings`, {
        method: 'POST',
        redirect: 'manual',
        body,
        headers: { 'Content-Type': type, ...headers },
      });

    const send = async (body: string, page: number): Promise<void> => {
      const response = await post(body, page === 0 ? { Accept: browserAccept } : {});
      const answer = await response.text();
      expect([200, 201, 303, 400, 413, 422], answer).toContain(response.status);
      if (response.status === 201) stored.set(JSON.parse(answer).id, expectedOf(parse(body)));
    };
    // Where the machine is slow, at least one request is kept.
    await send(type === 'application/json' ? '{"name":"Ana","service":"Nuru"}' : 'name=Ana&service=Nuru', 1);
    await fc.assert(fc.asyncProperty(arbitrary, fc.nat(5), send), {
      numRuns: 2000,
      interruptAfterTimeLimit: timeLimitMs,
      markInterruptAsFailure: false,
    });
    expect(stored.size).toBeGreaterThan(0);
    expect(logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);

    const rows: (Sent & { id: string })[] = ['new', 'spam'].flatMap((status) =>
      JSON.parse(list(databasePath, '--format', 'json', '--status', status)),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const [id, expected] of stored) expect(byId.get(id)).toMatchObject(expected);

    const table = list(databasePath);
    expect(/[^\P{Cc}\n]/u.exec(table)).toBeNull();
    expect(bidiControls.exec(table)).toBeNull();
    expect(table.split('\n')).toHaveLength(rows.filter(({ status }) => status === 'new').length + 2);
    const cells = cellsOf(list(databasePath, '--format', 'csv'));
    const isFormula = (cell: string) => /^[=+\-@\t\r＝＋－＠]/u.test(cell) && !/^\+\d[\d ]*$/.test(cell);
    expect(cells.filter(isFormula)).toEqual([]);
  },
);
