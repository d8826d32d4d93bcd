/**
 * Lighthouse on every template in every language, as its mobile preset does it: `npm run lighthouse [-- <template> …]`.
 * Prints performance, accessibility, best practices and SEO of each page with what it lost points for, and ends with 1 where
 * a score is below ours.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { locales } from '../../content/locales.ts';
import { chromiumFlags } from '../support/browser.ts';
import { setup as buildIfStale } from '../support/buildOnce.ts';
import { findChromium } from '../support/chromiumPath.ts';
import { startServer } from '../support/serverProcess.ts';
import { type Template, templates } from '../support/templates.ts';
import { namedOnCommandLine } from './namedOnCommandLine.ts';

/** The scores that a page must reach, of 100. */
const least = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof least;
const categories = Object.keys(least) as Category[];

/** What can't be had where a page is kept from search engines, or is missing. */
const excused = ({ noindex, missing }: Template): string[] => [
  ...(noindex ? ['is-crawlable'] : []),
  ...(missing ? ['http-status-code', 'errors-in-console'] : []),
];

const chosen = namedOnCommandLine(templates);
await buildIfStale();
const data = mkdtempSync(join(tmpdir(), 'ambar-'));
const server = await startServer({ DATABASE_PATH: join(data, 'bookings.sqlite') });
const chromePath = findChromium();
const chrome = await launch({
  ...(chromePath ? { chromePath } : {}),
  chromeFlags: [...chromiumFlags, '--headless=new'],
});

try {
  for (const template of chosen) {
    for (const locale of locales) {
      const run = await lighthouse(new URL(template.path(locale), server.url).href, {
        port: chrome.port,
        onlyCategories: categories,
        skipAudits: excused(template),
        ...(template.missing ? { ignoreStatusCode: true } : {}),
      });
      if (!run) throw new Error('Lighthouse gave no result');
      const { lhr } = run;
      if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
      const lost: string[] = [];
      const scores = categories.map((category) => {
        const { score, auditRefs = [] } = lhr.categories[category] ?? {};
        const points = Math.round((score ?? 0) * 100);
        if (points < least[category]) process.exitCode = 1;
        if (points < 100) {
          for (const { id, weight } of auditRefs) {
            const audit = lhr.audits[id];
            if (weight > 0 && audit?.score !== null && (audit?.score ?? 0) < 1) {
              lost.push(`${id} ${audit?.displayValue ?? ''}`.trim());
            }
          }
        }
        return points;
      });
      process.stdout.write(
        `${template.name} ${locale}: ${scores.join(' ')}${lost.length > 0 ? ` (${lost.join(', ')})` : ''}\n`,
      );
    }
  }
} finally {
  chrome.kill();
  await server.end('SIGTERM');
  rmSync(data, { recursive: true });
}
