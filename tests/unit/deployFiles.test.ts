import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { business } from '../../content/business.ts';
import { locales } from '../../content/locales.ts';
import { settingNames } from '../../src/config.ts';
import { copies } from '../../views/copies.ts';
import { formatPhone } from '../../views/format.ts';
import { chatUrl, phoneUrl } from '../../views/urls.ts';
import { load } from '../support/html.ts';

const read = (name: string): string => readFileSync(join(import.meta.dirname, '../../docs', name), 'utf8');

test('the sample of the settings names each setting once', () => {
  const names = read('deploy/ambar-y-seda.env')
    .split('\n')
    .flatMap((line) => /^#?([A-Z_]+)=/.exec(line)?.[1] ?? []);
  expect(names.sort()).toEqual([...settingNames].sort());
});

test('the configuration document lists each setting once', () => {
  const names = [...read('configuration.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(names.sort()).toEqual([...settingNames].sort());
});

test('the unit for two processes differs in its name, release and settings only', () => {
  const linesOf = (name: string): string[] => read(`deploy/${name}`).split('\n');
  const [one, pair] = [linesOf('ambar-y-seda.service'), linesOf('ambar-y-seda@.service')];
  const own = (line: string): boolean => /^(#|Description=|WorkingDirectory=|ExecStart=)/.test(line);
  const added = pair.filter((line) => !one.includes(line) && !own(line));
  expect(added).toEqual(['EnvironmentFile=/etc/ambar-y-seda-%i.env']);
  expect(one.filter((line) => !pair.includes(line) && !own(line))).toEqual([]);
});

test('the page for a site that is away has the contact data, and loads nothing', () => {
  const html = read('deploy/away.html');
  const page = load(html);
  expect(page.title).toBe(business.name);
  expect(page.attributes('section', 'lang').sort()).toEqual([...locales].sort());
  const chats = locales.map((locale) => chatUrl(copies[locale]));
  const links = [...chats, ...locales.map(() => phoneUrl)];
  expect(page.attributes('a', 'href').sort()).toEqual(links.sort());
  expect(html.split(formatPhone())).toHaveLength(locales.length + 1);
  expect(html).not.toMatch(/src=|url\(|@import|<link|<script/);
  // One packet of a new connection.
  expect(Buffer.byteLength(html)).toBeLessThan(4000);
});
