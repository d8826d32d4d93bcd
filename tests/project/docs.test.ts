import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '../../content/locales.ts';
import { readConfig } from '../../src/config.ts';
import { root } from '../support/folders.ts';
import { load } from '../support/html.ts';

const readDocument = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../docs', name), 'utf8');

/** All settings that have no default, with valid values. */
const withoutDefaults = {
  SITE_ORIGIN: 'https://www.example.com',
  BOOKINGS_RETENTION_DAYS: '90',
  SMTP_URL: 'smtp://mail.example.com',
  NOTIFY_TO: 'front@example.com',
};

const listSettings = (): string[] => {
  const read = readConfig(withoutDefaults);
  return read.ok ? Object.keys(read.config).sort() : [];
};

test.each([
  ['deploy/ambar-y-seda.env', /(?<=^#?)[A-Z_]+(?==)/gm],
  ['deployment.md', /(?<=^\| `)[A-Z_]+(?=` \|)/gm],
])('docs/%s lists each setting once', (file, nameInLine) => {
  expect(listSettings()).not.toEqual([]);
  expect(readDocument(file).match(nameInLine)?.sort()).toEqual(listSettings());
});

const awayPage = readDocument('deploy/away.html');

test('the page that proxies show while the site is down is in all languages', () => {
  expect(load(awayPage).attributes('section', 'lang').sort()).toEqual(locales.toSorted());
});

test('the page that proxies show while the site is down needs no file of the site', () => {
  expect(awayPage).toContain('<style>');
  expect(awayPage).not.toMatch(/src=|url\(|@import|<link|<script/);
});

/** A file of an example, or one that the site makes. */
const isExample = (path: string): boolean => /<|Parking\.tsx$|\.sqlite$/.test(path);

test.each(['../README.md', 'architecture.md', 'content.md', 'deployment.md'])(
  'every path in docs/%s leads to a file of the project',
  (name) => {
    const folders = 'src|db|views|client|content|static|tests|docs';
    const paths = readDocument(name).matchAll(new RegExp(`\`((?:${folders})/[\\w./<>-]+\\.\\w+)\``, 'g'));
    const named = [...paths].map(([, path = '']) => path).filter((path) => !isExample(path));
    expect(named).not.toEqual([]);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  },
);
