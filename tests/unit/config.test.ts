import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placeholdersIn, readConfig } from '../../src/config.ts';

const root = join(import.meta.dirname, '../..');

test('nothing has to be set', () => {
  expect(readConfig({})).toMatchObject({
    ok: true,
    config: {
      HOST: '0.0.0.0',
      PORT: 3000,
      DATABASE_PATH: join(root, 'db/bookings.sqlite'),
      IMAGE_CDN_URL: '',
      TRUST_PROXY: false,
      RATE_LIMIT_MAX: 10,
      RATE_LIMIT_WINDOW_S: 600,
      BACKUP_EVERY: 86_400_000,
      BACKUP_KEEP: 14,
      LOG_LEVEL: 'info',
    },
  });
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', SITE_ORIGIN: ' ' })).toMatchObject({ ok: true, config: { PORT: 3000 } });
});

test.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['SITE_ORIGIN', 'example.com'],
  ['SITE_ORIGIN', 'https://example.com/path'],
  ['IMAGE_CDN_URL', 'ftp://example.com'],
  ['MAP_EMBED_URL', 'javascript:alert(1)'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '999.1.1.1'],
  ['TRUST_PROXY', '100'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '1, 2'],
  ['TRUST_PROXY', 'loopback,'],
  ['DATABASE_PATH', ':memory:'],
  ['IMAGE_CDN_URL', 'https://cdn.example/a?b=1'],
  ['RATE_LIMIT_MAX', '0'],
  ['RATE_LIMIT_MAX', '1000001'],
  ['RATE_LIMIT_WINDOW_S', '86401'],
  ['BACKUP_EVERY', '24'],
  ['BACKUP_EVERY', '0h'],
  ['BACKUP_EVERY', '366d'],
  ['BACKUP_EVERY', '1 day'],
  ['BACKUP_KEEP', '0'],
  ['BACKUP_KEEP', 'all'],
  ['METRICS_PORT', '65536'],
  ['METRICS_PORT', '127.0.0.1:9464'],
  ['METRICS_PORT', '3000'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is a problem of one line that names it', (name, value) => {
  const read = readConfig({ [name]: value });
  expect(read.ok).toBe(false);
  if (read.ok) return;
  expect(read.problems).toHaveLength(1);
  expect(read.problems[0]).toMatch(new RegExp(`^${name} must be .*, not '`));
});

test.each([
  'https://user:canary@mail.example',
  'mail.example',
  'smtp://',
  'smtp://user:canary#1@mail.example',
  'smtp://user:canary/1@mail.example',
  'smtp://user:canary%@mail.example',
  'smtp://user:canary@mail.example?pool=true',
  'smtp://user:canary@mail.example?debug=true',
])('SMTP_URL=%s is a problem of one line that does not repeat it', (value) => {
  const read = readConfig({ SMTP_URL: value, NOTIFY_TO: 'a@b.example' });
  expect(read.ok ? [] : read.problems).toEqual([expect.stringMatching(/^SMTP_URL must be a URL like .*\.$/)]);
  expect(read.ok ? '' : read.problems.join()).not.toMatch(/canary|b\.example/);
});

test.each([
  'Ana <ana@b.example>',
  'ana',
  'a@b.example,',
  'a@b.example; c@d.example',
  'a@b.example\r\nBcc: c@d.example',
])('NOTIFY_TO=%s is a problem', (value) => {
  const read = readConfig({ SMTP_URL: 'smtp://mail.example', NOTIFY_TO: value });
  expect(read.ok ? [] : read.problems).toEqual([
    expect.stringMatching(/^NOTIFY_TO must be e-mail addresses /),
  ]);
});

test('a mail server without an address, or an address without one, is a problem', () => {
  const problems = (variables: Record<string, string>) => {
    const read = readConfig(variables);
    return read.ok ? [] : read.problems;
  };
  expect(problems({ SMTP_URL: 'smtp://user:canary@mail.example', NOTIFY_TO: ' ' })).toEqual([
    'SMTP_URL needs NOTIFY_TO beside it, which is not set.',
  ]);
  expect(problems({ NOTIFY_TO: 'a@b.example', PORT: 'x' })).toHaveLength(2);
});

test.each(['node', 'usr/bin/env', '/usr/bin', '/usr/bin/env ls', '/etc/passwd', '/no/such/program'])(
  'NOTIFY_COMMAND=%s is a problem',
  (value) => {
    const read = readConfig({ NOTIFY_COMMAND: value });
    expect(read.ok ? [] : read.problems).toEqual([
      expect.stringMatching(/^NOTIFY_COMMAND must be the absolute path of a program/),
    ]);
  },
);

test('how staff are told is taken as it is written', () => {
  const variables = {
    SMTP_URL: 'smtps://user%40b.example:p%2Fw@mail.example:465?tls.rejectUnauthorized=false',
    NOTIFY_COMMAND: '/usr/bin/env',
  };
  expect(readConfig({ ...variables, NOTIFY_TO: ' a@b.example, c@d.example ' })).toMatchObject({
    ok: true,
    config: { ...variables, NOTIFY_TO: ['a@b.example', 'c@d.example'] },
  });
});

test('all problems are told at once', () => {
  const read = readConfig({ PORT: 'x', LOG_LEVEL: 'y' });
  expect(read.ok ? [] : read.problems).toHaveLength(2);
});

test.each([
  ['true', true],
  ['2', 2],
  ['loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
  ['::1', '::1'],
])('TRUST_PROXY=%s is taken', (value, meaning) => {
  expect(readConfig({ TRUST_PROXY: value })).toMatchObject({ ok: true, config: { TRUST_PROXY: meaning } });
});

test('BACKUP_DIR starts at the project, wherever one stands; spans are hours or days', () => {
  const config = (variables: Record<string, string>) => {
    const read = readConfig(variables);
    return read.ok ? read.config : null;
  };
  expect(config({})?.BACKUP_DIR).toBeUndefined();
  expect(config({ BACKUP_DIR: 'backups' })?.BACKUP_DIR).toBe(join(root, 'backups'));
  expect(config({ BACKUP_DIR: '/mnt/backups' })?.BACKUP_DIR).toBe('/mnt/backups');
  expect(config({ BACKUP_EVERY: '12h' })?.BACKUP_EVERY).toBe(43_200_000);
  expect(config({ BACKUP_EVERY: '7d' })?.BACKUP_EVERY).toBe(604_800_000);
});

test('an embed set to empty is off, one that is not set is invented and told', () => {
  const off = readConfig({ MAP_EMBED_URL: ' ', TOUR_EMBED_URL: '' });
  expect(off).toMatchObject({ ok: true, config: { MAP_EMBED_URL: '', TOUR_EMBED_URL: '' } });
  expect(off.ok && placeholdersIn(off.config)).toEqual([]);
  const plain = readConfig({ TOUR_EMBED_URL: 'https://tour.example/1' });
  expect(plain.ok && placeholdersIn(plain.config)).toEqual(['MAP_EMBED_URL']);
});

const recipients = [
  'age1695exat02sch2793jzqtkcevj58hl0q68ez0zt8vnnx83xu4z9lsc3cul9',
  'age1vm00dktnkmsyevkg4j6duk0q0kaxmtxl60mxug89xrps63wkkgsqevwe55',
];

test('requests are sealed to one recipient or several, each once', () => {
  expect(readConfig({ BOOKINGS_RECIPIENT: ` ${recipients.join('  ')}\n${recipients[0]}` })).toMatchObject({
    ok: true,
    config: { BOOKINGS_RECIPIENT: recipients },
  });
});

test.each([
  ['AGE-SECRET-KEY-1CANARY', /holds a secret key/],
  ['age-secret-key-1canary', /holds a secret key/],
  [`${recipients[0]} age1canary`, /: number 2 is no age recipient/],
  [recipients.join(','), /: it is no age recipient/],
  [recipients[0]?.toUpperCase(), /no age recipient/],
  [recipients[0]?.slice(0, -1).concat('b'), /no age recipient/],
  ['age1pq1canary', /another kind than X25519/],
  ['age1yubikey1canary', /another kind than X25519/],
  ['ssh-ed25519 AAAACANARY', /: number 1 is of another kind than X25519/],
])('BOOKINGS_RECIPIENT=%s is a problem of one line that does not repeat it', (value, problem) => {
  const read = readConfig({ BOOKINGS_RECIPIENT: value });
  expect(read.ok ? [] : read.problems).toEqual([
    expect.stringMatching(/^BOOKINGS_RECIPIENT (must|holds) .*\.$/),
  ]);
  expect(read.ok ? '' : read.problems.join()).toMatch(problem);
  expect(read.ok ? '' : read.problems.join()).not.toMatch(/canary/i);
});

test.each(['BOOKINGS_RECIPIENTS', 'BOOKINGS_RECIPENT', 'Bookings_Recipient', 'BOOKINGS_'])(
  'a variable %s, which nobody knows, is a problem of one line that does not repeat its value',
  (name) => {
    for (const value of [recipients[0], '']) {
      const read = readConfig({ [name]: value });
      expect(read.ok ? [] : read.problems).toEqual([
        expect.stringMatching(new RegExp(`^${name} is no setting: .*BOOKINGS_RECIPIENT.*\\.$`)),
      ]);
      expect(read.ok ? '' : read.problems.join()).not.toContain(recipients[0]);
    }
  },
);

const databaseUrl = 'postgres://site:hunter2@db.example.com/bookings';

test.each([
  ['hexadecimal', 'AB'.repeat(32), 32],
  ['hexadecimal, more than needed', '0f'.repeat(40), 40],
  ['base64', Buffer.alloc(32, 'k').toString('base64'), 32],
  ['base64 without its end', Buffer.alloc(32, 'k').toString('base64').replace('=', ''), 32],
])('a secret of digests in %s is read', (_name, DIGEST_SECRET, bytes) => {
  const read = readConfig({ DATABASE_URL: ` ${databaseUrl}\n`, DIGEST_SECRET });
  expect(read).toMatchObject({ ok: true, config: { DATABASE_URL: databaseUrl } });
  expect(read.ok && read.config.DIGEST_SECRET?.length).toBe(bytes);
});

test.each([
  'ab'.repeat(31),
  Buffer.alloc(31).toString('base64'),
  'a sentence that is long enough for it',
  'ä'.repeat(64),
])('a secret that is short or none is refused and not repeated: %s', (DIGEST_SECRET) => {
  const read = readConfig({ DATABASE_URL: databaseUrl, DIGEST_SECRET });
  expect(read).toEqual({
    ok: false,
    problems: [
      'DIGEST_SECRET must be 32 random bytes or more, in hexadecimal or base64: openssl rand -hex 32 makes them.',
    ],
  });
});

test.each([
  'mysql://site:hunter2@db/bookings',
  'postgres://site:hunter2@db',
  'postgres://site:hunter2@db/',
  'hunter2',
])('an address that is none of a PostgreSQL database is refused and not repeated: %s', (DATABASE_URL) => {
  const read = readConfig({ DATABASE_URL, DIGEST_SECRET: 'ab'.repeat(32) });
  expect(read).toEqual({
    ok: false,
    problems: [expect.stringMatching(/^DATABASE_URL must be the address /)],
  });
  expect(JSON.stringify(read)).not.toContain('hunter2');
});

test('a database that is shared needs its secret, and has no use for the copies of a file', () => {
  const sound = { DATABASE_URL: databaseUrl, DIGEST_SECRET: 'ab'.repeat(32) };
  expect(readConfig({ ...sound, DATABASE_PATH: '/old.sqlite', DIGEST_KEY_FILE: '/old.key' }).ok).toBe(true);
  expect(readConfig({ DATABASE_URL: databaseUrl })).toEqual({
    ok: false,
    problems: ['DATABASE_URL needs DIGEST_SECRET beside it, which is not set.'],
  });
  expect(readConfig({ DIGEST_SECRET: sound.DIGEST_SECRET })).toEqual({
    ok: false,
    problems: ['DIGEST_SECRET needs DATABASE_URL beside it, which is not set.'],
  });
  expect(readConfig({ ...sound, BACKUP_DIR: '/copies' })).toEqual({
    ok: false,
    problems: [
      'BACKUP_DIR must not be set beside DATABASE_URL: it is for the SQLite file, and copies of PostgreSQL are made with pg_dump.',
    ],
  });
});
