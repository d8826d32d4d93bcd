/**
 * Writes every template in every language, theme and width to `screenshots/` (JPEG, whole pages): `npm run
 * screenshots [-- <template> …]`.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { type Locale, locales } from '../../content/locales.ts';
import { launchBrowser } from '../support/browser.ts';
import { setup as buildIfStale } from '../support/buildOnce.ts';
import { type Template, templates } from '../support/routeTable.ts';
import { root, startServer } from '../support/serverProcess.ts';
import { namedOnCommandLine } from './namedOnCommandLine.ts';

const widths = [320, 390, 768, 1280, 1440, 1920];
const themes = ['dark', 'light'] as const;

type Shot = Omit<Template, 'noindex' | 'missing'> & {
  /** Actions on the page before the screenshot. */
  act?: (page: Page) => Promise<void>;
  /** Captures the viewport instead of the whole page. */
  screenOnly?: true;
  /** Shows the cookie banner. */
  isNew?: true;
};

const pathOf = (name: string): Template['path'] => {
  const template = templates.find((candidate) => candidate.name === name);
  if (!template) throw new Error(`No template “${name}”`);
  return template.path;
};

/** States after actions. */
const states: readonly Shot[] = [
  { name: 'state-banner', path: pathOf('home'), screenOnly: true, isNew: true },
  {
    name: 'state-menu',
    path: pathOf('services'),
    screenOnly: true,
    act: async (page) => {
      const toggle = page.locator('.header__toggle');
      if (await toggle.isVisible()) await toggle.click();
    },
  },
  {
    name: 'state-refused',
    path: pathOf('contact'),
    act: async (page) => {
      await page.locator('form.form button[type=submit]').click();
      await page.getByRole('alert').waitFor();
    },
  },
];

const folder = join(root, 'screenshots');

const take = async (
  page: Page,
  { name, path, act, screenOnly }: Shot,
  locale: Locale,
  label: string,
): Promise<void> => {
  await page.goto(path(locale), { waitUntil: 'load' });
  await act?.(page);
  if (!screenOnly) {
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      const shown = [...document.images].filter((image) => image.checkVisibility());
      await Promise.all(shown.map((image) => image.decode()));
      await document.fonts.ready;
      // Move fixed elements to the end of the page, so that they cover nothing.
      const bar = document.querySelector<HTMLElement>('.bottom-bar');
      if (bar) {
        bar.style.position = 'static';
        document.body.append(bar);
        document.body.style.paddingBlockEnd = '0';
      }
      scrollTo(0, 0);
    });
  }
  await page.screenshot({
    path: join(folder, `${name}-${locale}-${label}.jpg`),
    type: 'jpeg',
    quality: 80,
    fullPage: !screenOnly,
  });
};

const photograph = async (browser: Browser, origin: string, shot: Shot, locale: Locale): Promise<void> => {
  for (const theme of themes) {
    for (const width of widths) {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width, height: width < 768 ? 844 : width < 1440 ? 1024 : 900 },
        colorScheme: theme,
        reducedMotion: 'reduce',
      });
      if (!shot.isNew) await context.addInitScript(() => localStorage.setItem('cookie_consent', 'rejected'));
      await take(await context.newPage(), shot, locale, `${theme}-${width}`);
      await context.close();
    }
  }
  process.stdout.write(`${shot.name} ${locale}\n`);
};

const all = [...templates, ...states];
const shots = namedOnCommandLine(all);
if (shots.length === all.length) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await buildIfStale();
const data = mkdtempSync(join(tmpdir(), 'ambar-'));
const server = await startServer({ DATABASE_PATH: join(data, 'bookings.sqlite'), RATE_LIMIT_MAX: '1000' });
const browser = await launchBrowser();
const jobs = shots.flatMap((shot) => locales.map((locale) => ({ shot, locale })));
/** Two workers suit a machine with two cores. */
const worker = async (): Promise<void> => {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    await photograph(browser, server.url, job.shot, job.locale);
  }
};
try {
  await Promise.all([worker(), worker()]);
} finally {
  await browser.close();
  await server.end('SIGTERM');
  rmSync(data, { recursive: true });
}
