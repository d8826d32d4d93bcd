import { expect, test } from 'vitest';
import { placeholdersIn, readConfig } from '../../src/config.ts';

test('nothing has to be set', () => {
  expect(readConfig({})).toMatchObject({
    ok: true,
    config: {
      HOST: '0.0.0.0',
      PORT: 3000,
      DATABASE_PATH: 'db/bookings.sqlite',
      IMAGE_CDN_URL: '',
      TRUST_PROXY: false,
      RATE_LIMIT_MAX: 10,
      RATE_LIMIT_WINDOW_S: 600,
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
  ['LOG_LEVEL', 'loud'],
])('%s=%s is a problem of one line that names it', (name, value) => {
  const read = readConfig({ [name]: value });
  expect(read.ok).toBe(false);
  if (read.ok) return;
  expect(read.problems).toHaveLength(1);
  expect(read.problems[0]).toMatch(new RegExp(`^${name} must be .*, not '`));
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

test('an embed set to empty is off, one that is not set is invented and told', () => {
  const off = readConfig({ MAP_EMBED_URL: ' ', TOUR_EMBED_URL: '' });
  expect(off).toMatchObject({ ok: true, config: { MAP_EMBED_URL: '', TOUR_EMBED_URL: '' } });
  expect(off.ok && placeholdersIn(off.config)).toEqual([]);
  const plain = readConfig({ TOUR_EMBED_URL: 'https://tour.example/1' });
  expect(plain.ok && placeholdersIn(plain.config)).toEqual(['MAP_EMBED_URL']);
});
