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
