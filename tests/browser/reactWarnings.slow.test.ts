/** React's development build warns of mistakes in components, for example of a list without keys. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '../../content/locales.ts';
import { buildAssets } from '../../src/build/buildAssets.ts';
import { readAssets } from '../../src/http/assets.ts';
import { test as browserTest } from '../support/browserTest.ts';
import { root, temporaryFolder } from '../support/folders.ts';
import { pathTo, templates } from '../support/routeTable.ts';
import { massage, masseuse, otherLocale } from '../support/sample.ts';
import { startTestServer } from '../support/serverProcess.ts';

test('React renders every kind of page in every language without a warning', async () => {
  // A process of its own, because React reports each mistake only once.
  const server = await startTestServer(
    { DATABASE_PATH: join(temporaryFolder(), 'bookings.sqlite') },
    { command: [process.execPath, '--import', 'tsx', 'src/build/dev.ts'] },
  );
  const paths = templates.flatMap(({ path }) => locales.map(path));
  for (const path of paths) await (await fetch(server.url + path)).text();
  await server.end('SIGTERM');
  expect(server.errors()).toBe('');
});

browserTest('every interactive part hydrates without a warning of React', async ({ openPage }) => {
  const folder = temporaryFolder();
  await buildAssets(root, folder, 'development');
  const { page, consoleErrors } = await openPage(pathTo('home'), { site: { assets: readAssets(folder) } });
  for (const path of [
    ...(['home', 'contact', 'about', 'gallery'] as const).map((name) => pathTo(name, otherLocale)),
    `${pathTo('home', otherLocale)}?service=${massage.slug}&masseuse=${masseuse.slug}`,
    `${pathTo('contact', otherLocale)}?about=yoni`,
    `${pathTo('gallery', otherLocale)}?photo=3`,
  ]) {
    await page.goto(path);
    const islands = page.locator('[data-island]');
    expect(await islands.count(), path).toBeGreaterThan(0);
    for (const element of await islands.locator('.island > *').all())
      await element.dispatchEvent('pointerdown');
    const notHydrated = page.locator('[data-island]:not([data-island-status=hydrated])');
    await expect.poll(() => notHydrated.evaluateAll((all) => all.map(({ id }) => id))).toEqual([]);
  }
  expect(consoleErrors.filter((message) => !message.includes('React DevTools'))).toEqual([]);
});
