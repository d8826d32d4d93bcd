import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Config, describeConfig, findConfigWarnings, readConfig } from '../../src/config.ts';

const root = join(import.meta.dirname, '../..');

/** The configuration of valid variables. */
const configOf = (variables: Record<string, string>): Config => {
  const read = readConfig(variables);
  if (!read.ok) throw new Error(read.problems.join(' '));
  return read.config;
};

const problemsOf = (variables: Record<string, string>): string[] => {
  const read = readConfig(variables);
  return read.ok ? [] : read.problems;
};

const warningsOf = (variables: Record<string, string>) => findConfigWarnings(configOf(variables), variables);

test('settings that are not set have their defaults', () => {
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
      BACKUP_EVERY: 24 * 3_600_000,
      BACKUP_KEEP: 14,
      LOG_LEVEL: 'info',
    },
  });
});

test.each(
  Object.entries({
    PORT: ['http', '65536', '-1'],
    SITE_ORIGIN: ['example.com', 'https://example.com/path'],
    IMAGE_CDN_URL: ['ftp://example.com', 'https://cdn.example/a?b=1'],
    MAP_EMBED_URL: ['javascript:alert(1)'],
    TRUST_PROXY: ['yes', '999.1.1.1', '100', '10.0.0.0/99', '0.0.0.0/0', '1, 2', 'loopback,'],
    DATABASE_PATH: [':memory:'],
    RATE_LIMIT_MAX: ['0', '1000001'],
    RATE_LIMIT_WINDOW_S: ['86401'],
    BACKUP_EVERY: ['24', '0h', '366d', '1 day'],
    BACKUP_KEEP: ['0', 'all'],
    METRICS_PORT: ['65536', '127.0.0.1:9464', '3000'], // PORT is 3000
    LOG_LEVEL: ['loud'],
  }).flatMap(([name, values]) => values.map((value) => [name, value] as const)),
)('the configuration refuses %s=%s in one line that names the variable', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([
    expect.stringMatching(new RegExp(`^${name} must be .*, not '`)),
  ]);
});

const recipients = [
  'age1695exat02sch2793jzqtkcevj58hl0q68ez0zt8vnnx83xu4z9lsc3cul9',
  'age1vm00dktnkmsyevkg4j6duk0q0kaxmtxl60mxug89xrps63wkkgsqevwe55',
];

/** Settings that need each other. */
const validSettings = {
  ...{ SMTP_URL: 'smtp://c.example', NOTIFY_TO: 'a@b.example' },
  ...{ DATABASE_URL: 'postgres://db.example/bookings', DIGEST_SECRET: 'ab'.repeat(32) },
};

test.each([
  ...[
    'https://user:canary@mail.example',
    'mail.example',
    'smtp://',
    'smtp://user:canary#1@mail.example',
    'smtp://user:canary/1@mail.example',
    'smtp://user:canary%@mail.example',
    'smtp://user:canary@mail.example?pool=true',
    'smtp://user:canary@mail.example?debug=true',
  ].map((value) => ['SMTP_URL', value, 'a URL like ']),
  ...['Ana <ana@b.example>', 'ana', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example'].map(
    (value) => ['NOTIFY_FROM', value, 'one e-mail address without a name, '],
  ),
  ...['node', 'usr/bin/env', '/usr/bin', '/usr/bin/env ls', '/etc/passwd', '/no/such/program'].map(
    (value) => ['NOTIFY_COMMAND', value, 'the absolute path of a program'],
  ),
  ...[
    'AGE-SECRET-KEY-1CANARY',
    `${recipients[0]} age1canary`,
    recipients.join(','),
    recipients[0]?.toUpperCase() ?? '',
    recipients[0]?.slice(0, -1).concat('b') ?? '',
    'age1pq1canary',
    'ssh-ed25519 AAAACANARY',
  ].map((value) => ['BOOKINGS_RECIPIENT', value, 'public keys .* a secret key must not be on a server']),
  ...[
    'ab'.repeat(31),
    Buffer.alloc(31).toString('base64'),
    'a canary that is long enough to be one',
    'ä'.repeat(64),
  ].map((value) => ['DIGEST_SECRET', value, '32 random bytes or more, in hexadecimal or base64']),
  ...[
    'mysql://site:canary@db/bookings',
    'postgres://site:canary@db',
    'postgres://site:canary@db/',
    'canary',
  ].map((value) => ['DATABASE_URL', value, 'the address ']),
] as [string, string, string][])(
  'the configuration refuses %s=%s in one line with the format and without a secret',
  (name, value, format) => {
    const problems = problemsOf({ ...validSettings, [name]: value });
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} must be ${format}`))]);
    // Every secret above contains this word.
    expect(problems.join()).not.toMatch(/canary/i);
  },
);

test.each([
  [{ SMTP_URL: 'smtp://house%40mail.example:p%2Fw@mail.example' }, 'house@mail.example'],
  [{ SMTP_URL: 'smtp://house@mail.example' }, 'bookings@staff.example'],
  [{ SMTP_URL: 'smtp://a%40b.example@mail.example', NOTIFY_FROM: 'desk@c.example' }, 'desk@c.example'],
])('the sender of notification mails for %j is %s', (variables, sender) => {
  const read = readConfig({ ...variables, NOTIFY_TO: 'front@staff.example,b@other.example' });
  expect(read).toMatchObject({ ok: true, config: { NOTIFY_FROM: sender } });
});

test('the configuration refuses SMTP_URL without NOTIFY_TO, and NOTIFY_TO without SMTP_URL', () => {
  const onlyUrl = problemsOf({ SMTP_URL: 'smtp://user:canary@mail.example', NOTIFY_TO: ' ' });
  expect(onlyUrl).toEqual(['SMTP_URL needs NOTIFY_TO, which is not set.']);
  const onlyTo = problemsOf({ NOTIFY_TO: 'a@b.example' });
  expect(onlyTo).toEqual(['NOTIFY_TO needs SMTP_URL, which is not set.']);
});

test('the configuration keeps SMTP_URL and NOTIFY_COMMAND as written, and splits NOTIFY_TO at commas', () => {
  const variables = {
    SMTP_URL: 'smtps://user%40b.example:p%2Fw@mail.example:465?tls.rejectUnauthorized=false',
    NOTIFY_COMMAND: '/usr/bin/env',
  };
  expect(readConfig({ ...variables, NOTIFY_TO: ' a@b.example, c@d.example ' })).toMatchObject({
    ok: true,
    config: { ...variables, NOTIFY_TO: ['a@b.example', 'c@d.example'] },
  });
});

/** The state and text of one setting. */
const described = (variables: Record<string, string>, name: string) => {
  const { state, value } = describeConfig(variables).find((one) => one.name === name) ?? {};
  return [state, value];
};

test.each([
  ['PORT', {}, ['default', '3000']],
  ['PORT', { PORT: '8080' }, ['set', '8080']],
  ['PORT', { PORT: ' ' }, ['default', '3000']],
  ['PORT', { PORT: '8o8o' }, ['invalid', '8o8o']],
  ['SITE_ORIGIN', { PORT: '8080' }, ['default', 'http://localhost:8080']],
  ['SITE_ORIGIN', { SITE_ORIGIN: 'https://example.com/' }, ['set', 'https://example.com']],
  ['SITE_ORIGIN', { SITE_ORIGIN: 'https://a:hunter2@example.com' }, ['invalid', 'https://a:***@example.com']],
  ['SITE_ORIGIN', { SITE_ORIGIN: 'https://a:hun/ter2@example' }, ['invalid', 'https://a:***@example']],
  ['DATABASE_PATH', { DATABASE_PATH: 'a.sqlite' }, ['set', join(root, 'a.sqlite')]],
  ['DIGEST_KEY_FILE', { DATABASE_PATH: '/a.sqlite', PORT: 'x' }, ['default', '/a.sqlite.digest-key']],
  ['BACKUP_EVERY', {}, ['default', '24h']],
  ['BACKUP_EVERY', { BACKUP_EVERY: '7d' }, ['set', '7d']],
  ['TRUST_PROXY', {}, ['default', 'false']],
  // An empty or blank address turns the embed off.
  ['TOUR_EMBED_URL', { TOUR_EMBED_URL: '' }, ['set', '']],
  ['MAP_EMBED_URL', { MAP_EMBED_URL: ' ' }, ['set', '']],
  ['DATABASE_URL', {}, ['default', '']],
  // White space around the value is removed.
  ['DATABASE_URL', { DATABASE_URL: ' postgres://b.example/c\n' }, ['set', 'postgres://b.example/c']],
  [
    'DATABASE_URL',
    { DATABASE_URL: 'postgres://a:hunter2@b.example/c?sslmode=require&sslpassword=hunter2' },
    ['set', 'postgres://a:***@b.example/c?sslmode=require&sslpassword=***'],
  ],
  [
    'DATABASE_URL',
    { DATABASE_URL: 'postgres:///c?host=/run/postgresql&password=hunter2' },
    ['set', 'postgres:///c?host=/run/postgresql&password=***'],
  ],
  ['DATABASE_URL', { DATABASE_URL: 'postgre://a:hunter2@b.example/c' }, ['invalid', '(hidden)']],
  [
    'SMTP_URL',
    { SMTP_URL: 'smtp://a%40b.example:hunt%2Fer2@c.example?tls.passphrase=hunter2' },
    ['set', 'smtp://a%40b.example:***@c.example?tls.passphrase=***'],
  ],
  ['NOTIFY_TO', { NOTIFY_TO: 'a@b.example, c@d.example' }, ['set', 'a@b.example, c@d.example']],
  [
    'NOTIFY_FROM',
    { SMTP_URL: 'smtp://c.example', NOTIFY_TO: 'a@b.example' },
    ['default', 'bookings@b.example'],
  ],
  ['DIGEST_SECRET', { DIGEST_SECRET: 'ab'.repeat(32) }, ['set', '(hidden)']],
  ['DIGEST_SECRET', { DIGEST_SECRET: 'hunter2' }, ['invalid', '(hidden)']],
  ['BOOKINGS_RECIPIENT', { BOOKINGS_RECIPIENT: 'AGE-SECRET-KEY-1HUNTER2' }, ['invalid', '(hidden)']],
] as [string, Record<string, string>, string[]][])(
  'bookings config describes %s with %j as %j',
  (name, variables, expected) => {
    expect(described(variables, name)).toEqual(expected);
    // The passwords above.
    expect(problemsOf(variables).join()).not.toMatch(/hun.?ter2/i);
  },
);

test('a relative BACKUP_DIR is below the project, and BACKUP_EVERY is in hours or days', () => {
  expect(configOf({}).BACKUP_DIR).toBeUndefined();
  expect(configOf({ BACKUP_DIR: 'backups' }).BACKUP_DIR).toBe(join(root, 'backups'));
  expect(configOf({ BACKUP_DIR: '/mnt/backups' }).BACKUP_DIR).toBe('/mnt/backups');
  const hourMs = 3_600_000;
  expect(configOf({ BACKUP_EVERY: '12h' }).BACKUP_EVERY).toBe(12 * hourMs);
  expect(configOf({ BACKUP_EVERY: '7d' }).BACKUP_EVERY).toBe(7 * 24 * hourMs);
});

test.each([
  ['postgres://a@db.example/c', true],
  ['postgres:///c?host=db.example', true],
  ['postgres://a@db.example/c?sslmode=verify-full', false],
  ['postgres://a@127.0.0.1:5433/c', false],
  ['postgres:///c?host=/run/postgresql', false],
  ['postgres:///c', false],
])('the site warns of an unencrypted connection to %s: %s', (url, expected) => {
  const warnings = warningsOf({ DATABASE_URL: url, DIGEST_SECRET: 'ab'.repeat(32) });
  expect(warnings.map(({ variables }) => variables)).toEqual(expected ? [['DATABASE_URL']] : []);
});

test.each(['BOOKINGS_RECIPIENTS', 'BOOKINGS_RECIPENT', 'Bookings_Recipient', 'BOOKINGS_'])(
  'the configuration refuses the unknown variable %s in one line without its value',
  (name) => {
    const problem = `${name} is not a setting: docs/configuration.md lists all settings.`;
    for (const value of ['a value', '']) expect(problemsOf({ [name]: value })).toEqual([problem]);
  },
);

test.each([
  ['hexadecimal', 'AB'.repeat(32), 32],
  ['hexadecimal, more than needed', '0f'.repeat(40), 40],
  ['base64', Buffer.alloc(32, 'k').toString('base64'), 32],
  ['base64 without its end', Buffer.alloc(32, 'k').toString('base64').replace('=', ''), 32],
])('DIGEST_SECRET in %s (%s) is read as %i bytes', (_name, DIGEST_SECRET, bytes) => {
  const config = configOf({ DATABASE_URL: 'postgres://site@db.example/bookings', DIGEST_SECRET });
  expect(config.DIGEST_SECRET).toHaveLength(bytes);
});

test('DATABASE_URL and DIGEST_SECRET need each other, and exclude BACKUP_DIR', () => {
  const DATABASE_URL = 'postgres://site@db.example/bookings';
  const DIGEST_SECRET = 'ab'.repeat(32);
  // The settings of an earlier SQLite file may stay.
  const moved = { DATABASE_URL, DIGEST_SECRET, DATABASE_PATH: '/old.sqlite', DIGEST_KEY_FILE: '/old.key' };
  expect(problemsOf(moved)).toEqual([]);
  expect(problemsOf({ DATABASE_URL })).toEqual(['DATABASE_URL needs DIGEST_SECRET, which is not set.']);
  expect(problemsOf({ DIGEST_SECRET })).toEqual(['DIGEST_SECRET needs DATABASE_URL, which is not set.']);
  expect(problemsOf({ ...moved, BACKUP_DIR: '/copies' })).toEqual([
    'BACKUP_DIR must not be set with DATABASE_URL: it makes copies of the SQLite file, and pg_dump makes copies of PostgreSQL.',
  ]);
});
