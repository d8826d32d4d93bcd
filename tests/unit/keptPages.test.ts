import { expect, test } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { locales } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { subjects } from '../../content/subjects.ts';
import { readAssets } from '../../src/assetManifest.ts';
import { readConfig } from '../../src/config.ts';
import { allPages, screenOf } from '../../src/pages/allPages.ts';
import { createPages, roomForPages } from '../../src/pages/createPages.ts';
import { createSite } from '../../src/pages/createSite.ts';
import { contact } from '../../views/pages/Contact.tsx';
import { gallery } from '../../views/pages/Gallery.tsx';
import { home } from '../../views/pages/Home.tsx';
import type { Screen } from '../../views/screen.ts';
import { testOrigin } from '../support/testSite.ts';

const read = readConfig({});
if (!read.ok) throw new Error(read.problems.join());
const site = createSite(read.config, testOrigin, readAssets(new URL('../../dist/', import.meta.url)));

const withNone = (slugs: readonly string[]) => [undefined, ...slugs];

/** All that addresses can ask for. */
const screens: Screen[] = [
  ...allPages.map(screenOf),
  ...withNone(catalogue.map(({ slug }) => slug)).flatMap((service) =>
    withNone(masseuses.map(({ slug }) => slug)).map((masseuse) => home.open({ service, masseuse })),
  ),
  ...withNone(subjects).map((about) => contact.open({ about })),
  ...['1', 'call'].flatMap((sent) => [home.open({ sent }), contact.open({ sent })]),
  ...Array.from({ length: 20 }, (_, index) => gallery.open({ photo: String(index + 1) })),
].flatMap((screen) => screen ?? []);

test('all pages with all that can be chosen have room, so that each is rendered once', async () => {
  const { representationOf } = createPages(site);
  const all = () =>
    Promise.all(
      screens.flatMap((screen) => locales.map(async (locale) => await representationOf(screen, locale))),
    );
  const first = new Set(await all());
  expect(first.size).toBeGreaterThan(400);
  expect(new Set(await all()).symmetricDifference(first).size).toBe(0);
  const bytes = [...first].reduce((sum, { body }) => sum + body.length, 0);
  expect(bytes).toBeLessThan(roomForPages);
}, 60_000);

test('where there is less room, what was asked for longest ago is rendered anew, and says the same', async () => {
  const [one, two] = screens;
  if (!one || !two) throw new Error('No screens');
  const { body } = await createPages(site).representationOf(one, 'en');
  const { representationOf } = createPages(site, body.length * 2);
  const first = await representationOf(one, 'en');
  expect(await representationOf(one, 'en')).toBe(first);
  await representationOf(two, 'en');
  const again = await representationOf(one, 'en');
  expect(again).not.toBe(first);
  expect(again.body.equals(first.body)).toBe(true);
});
