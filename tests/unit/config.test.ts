import { join } from 'node:path';
import { expect, test } from 'vitest';
import { business } from '../../content/business.ts';
import { type Config, readConfig } from '../../src/config.ts';
import { root } from '../support/folders.ts';

/** The configuration of valid variables. */
const configOf = (variables: Record<string, string>): Config => {
  const read = readConfig(variables);
  if (!read.ok) throw new Error(read.problems.join(' '));
  return read.config;
};

const problemsOf = (variables: Record<string, string>): readonly string[] => {
  const read = readConfig(variables);
  return read.ok ? [] : read.problems;
};

/** Settings that need each other. */
const mail = { SMTP_URL: 'smtp://mail.example', NOTIFY_TO: 'front@staff.example' };

test('variables that are not set have the defaults of the documents', () => {
  expect(configOf({})).toEqual({
    HOST: '0.0.0.0',
    PORT: 3000,
    TRUST_PROXY: false,
    DATABASE_PATH: join(root, 'db/bookings.sqlite'),
    RATE_LIMIT_MAX: 10,
    RATE_LIMIT_WINDOW_S: 600,
    IMAGE_CDN_URL: '',
    MAP_EMBED_URL: business.embeds.map,
    TOUR_EMBED_URL: business.embeds.tour,
    LOG_LEVEL: 'info',
  });
});

test('every variable is read', () => {
  const variables = {
    HOST: '127.0.0.1',
    PORT: '0',
    SITE_ORIGIN: 'https://www.example.com/',
    TRUST_PROXY: 'loopback, 10.0.0.0/8',
    DATABASE_PATH: '/var/lib/site/bookings.sqlite',
    RATE_LIMIT_MAX: '1',
    RATE_LIMIT_WINDOW_S: '86400',
    BOOKINGS_RETENTION_DAYS: '90',
    SMTP_URL: 'smtps://house%40mail.example:p%2Fw@mail.example:465',
    NOTIFY_TO: ' front@staff.example, desk@staff.example ',
    NOTIFY_FROM: 'bookings@staff.example',
    IMAGE_CDN_URL: 'https://cdn.example/pictures/',
    MAP_EMBED_URL: 'https://map.example/?id=1',
    TOUR_EMBED_URL: 'https://tour.example/#room',
    LOG_LEVEL: 'warn',
  };
  expect(configOf(variables)).toEqual({
    ...variables,
    PORT: 0,
    SITE_ORIGIN: 'https://www.example.com',
    RATE_LIMIT_MAX: 1,
    RATE_LIMIT_WINDOW_S: 86_400,
    BOOKINGS_RETENTION_DAYS: 90,
    NOTIFY_TO: ['front@staff.example', 'desk@staff.example'],
    IMAGE_CDN_URL: 'https://cdn.example/pictures',
  });
});

test('white space around a value is removed', () => {
  expect(configOf({ PORT: ' 8080\n' }).PORT).toBe(8080);
});

test('a blank value counts as not set', () => {
  expect(configOf({ HOST: ' ' }).HOST).toBe('0.0.0.0');
});

test.each(['', ' '])('an embed with the value "%s" is off', (value) => {
  const config = configOf({ MAP_EMBED_URL: value, TOUR_EMBED_URL: value });
  expect([config.MAP_EMBED_URL, config.TOUR_EMBED_URL]).toEqual(['', '']);
});

test('a relative DATABASE_PATH starts at the project folder', () => {
  expect(configOf({ DATABASE_PATH: 'data/b.sqlite' }).DATABASE_PATH).toBe(join(root, 'data/b.sqlite'));
});

test.each([
  ['true', true],
  ['false', false],
  ['2', 2],
  ['10.0.0.1, uniquelocal', '10.0.0.1, uniquelocal'],
])('TRUST_PROXY=%s is read as %j', (value, expected) => {
  expect(configOf({ TRUST_PROXY: value }).TRUST_PROXY).toBe(expected);
});

test.each(
  Object.entries({
    PORT: ['http', '65536', '-1'],
    SITE_ORIGIN: ['example.com', 'https://example.com/path', 'ftp://example.com'],
    TRUST_PROXY: ['yes', '999.1.1.1', '100', '10.0.0.0/99', '0.0.0.0/0', '1, 2', 'loopback,'],
    RATE_LIMIT_MAX: ['0', '1000001', '1.5'],
    RATE_LIMIT_WINDOW_S: ['0', '86401'],
    BOOKINGS_RETENTION_DAYS: ['0', '3651', 'ever'],
    NOTIFY_TO: ['front', 'a@b.example, ', 'Ana <a@b.example>'],
    NOTIFY_FROM: ['Ana <a@b.example>', 'a@b.example, c@d.example'],
    IMAGE_CDN_URL: ['ftp://example.com', 'https://cdn.example/a?b=1'],
    MAP_EMBED_URL: ['javascript:alert(1)', 'map'],
    TOUR_EMBED_URL: ['javascript:alert(1)'],
    LOG_LEVEL: ['loud'],
  }).flatMap(([name, values]) => values.map((value) => [name, value] as const)),
)('%s=%s is refused in one line', (name, value) => {
  const problems = problemsOf({ ...mail, [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name} must be .*, not '`));
  expect(problems[0]).toContain(`not '${value.trim()}'.`);
});

test.each([
  ['of the web', 'https://user:canary@mail.example'],
  ['without a protocol', 'mail.example'],
  ['without a host', 'smtp://'],
  ['of one word', 'canary'],
  ['with a wrong percent sign', 'smtp://us%er:canary@mail.example'],
])('an SMTP_URL %s is refused without repeating its password', (_name, value) => {
  const problems = problemsOf({ ...mail, SMTP_URL: value });
  expect(problems).toEqual([expect.stringMatching(/^SMTP_URL must be a URL like smtps:\/\//)]);
  expect(problems.join()).not.toContain('canary');
});

test('each bad value has a line of its own', () => {
  const problems = problemsOf({ PORT: 'x', LOG_LEVEL: 'loud', SMTP_URL: mail.SMTP_URL });
  expect(problems).toEqual([
    expect.stringMatching(/^PORT must be /),
    expect.stringMatching(/^LOG_LEVEL must be /),
    'SMTP_URL needs NOTIFY_TO, which is not set.',
  ]);
});

test.each([
  ['SMTP_URL', 'NOTIFY_TO', { SMTP_URL: mail.SMTP_URL }],
  ['NOTIFY_TO', 'SMTP_URL', { NOTIFY_TO: mail.NOTIFY_TO }],
  ['NOTIFY_FROM', 'SMTP_URL', { NOTIFY_FROM: mail.NOTIFY_TO }],
])('%s is refused without %s', (name, needed, variables) => {
  expect(problemsOf(variables)).toEqual([`${name} needs ${needed}, which is not set.`]);
});

test.each([
  ['the address in NOTIFY_FROM', 'desk@c.example', 'a%40b.example:p@', { NOTIFY_FROM: 'desk@c.example' }],
  ['the user of SMTP_URL, if that is an address', 'house@mail.example', 'house%40mail.example:p@', {}],
  ['bookings@ the domain of a recipient if the user is no address', 'bookings@staff.example', 'house:p@', {}],
  ['bookings@ the domain of a recipient if there is no user', 'bookings@staff.example', '', {}],
])('mails to staff come from %s', (_name, sender, login, variables) => {
  const { NOTIFY_FROM } = configOf({
    SMTP_URL: `smtp://${login}mail.example`,
    NOTIFY_TO: 'front@staff.example, desk@other.example',
    ...variables,
  });
  expect(NOTIFY_FROM).toBe(sender);
});

test('variables of the system that the site does not know are ignored', () => {
  expect(configOf({ PATH: '/usr/bin', BACKUP: 'x' })).toEqual(configOf({}));
});
