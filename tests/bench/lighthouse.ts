/**
 * Runs Lighthouse with its mobile preset on every template in every language: `npm run lighthouse [--
 * <template> …]`. Prints the scores (performance is the median of three runs), first and largest paint,
 * blocking time, layout shift and lost points. Exits with 1 if a score is too low. Other load on the machine
 * lowers performance.
 */
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { locales } from '../../content/locales.ts';
import { chromiumFlags, findChromium } from '../support/browser.ts';
import { setup as buildIfStale } from '../support/buildOnce.ts';
import { type Template, templates } from '../support/routeTable.ts';
import { startServer } from '../support/serverProcess.ts';
import { benchFolder, median } from './contestant.ts';
import { namedOnCommandLine } from './namedOnCommandLine.ts';

/** The required scores, of 100. */
const least = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof least;
const categories = Object.keys(least) as Category[];

const runs = 3;

/** Audits that a page with noindex or status 404 cannot pass. */
const excused = ({ noindex, missing }: Template): string[] => [
  ...(noindex ? ['is-crawlable'] : []),
  ...(missing ? ['http-status-code', 'errors-in-console'] : []),
];

const scoreOf = ({ categories: all }: Result, category: Category): number =>
  Math.round((all[category]?.score ?? 0) * 100);

const figureOf = ({ audits }: Result, audit: string): number => audits[audit]?.numericValue ?? Number.NaN;

/** The audits of a category in which a page lost points. */
const lostIn = ({ categories: all, audits }: Result, category: Category): string[] =>
  (all[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = audits[id];
    const isLost = weight > 0 && audit && audit.score !== null && audit.score < 1;
    return isLost ? [`${id} ${audit.displayValue ?? ''}`.trim()] : [];
  });

const chosen = namedOnCommandLine(templates);
await buildIfStale();
const server = await startServer({ DATABASE_PATH: join(benchFolder(), 'bookings.sqlite') });
const chromePath = findChromium();
const chrome = await launch({
  ...(chromePath ? { chromePath } : {}),
  chromeFlags: [...chromiumFlags, '--headless=new'],
});

const runOnce = async (url: string, template: Template, onlyCategories: Category[]): Promise<Result> => {
  const run = await lighthouse(url, {
    port: chrome.port,
    onlyCategories,
    skipAudits: excused(template),
    ...(template.missing ? { ignoreStatusCode: true } : {}),
  });
  if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? 'No result');
  return run.lhr;
};

const largestPaints: number[] = [];

try {
  for (const template of chosen) {
    for (const locale of locales) {
      const url = new URL(template.path(locale), server.url).href;
      const first = await runOnce(url, template, categories);
      const results = [first];
      while (results.length < runs) results.push(await runOnce(url, template, ['performance']));
      const middle = (of: (result: Result) => number) => median(results.map(of));
      const scores = categories.map((category) =>
        category === 'performance' ? middle((result) => scoreOf(result, category)) : scoreOf(first, category),
      );
      const isBelow = categories.some((category, index) => (scores[index] ?? 0) < least[category]);
      if (isBelow) process.exitCode = 1;
      const figure = (audit: string, digits = 0) =>
        middle((result) => figureOf(result, audit)).toFixed(digits);
      largestPaints.push(middle((result) => figureOf(result, 'largest-contentful-paint')));
      const lost = isBelow
        ? ` (${categories.flatMap((category) => lostIn(first, category)).join(', ')})`
        : '';
      process.stdout.write(
        `${template.name} ${locale}: ${scores.join(' ')}, first paint ${figure('first-contentful-paint')} ms, largest ${figure('largest-contentful-paint')} ms, blocked ${figure('total-blocking-time')} ms, moved ${figure('cumulative-layout-shift', 3)}${lost}\n`,
      );
    }
  }
  process.stdout.write(
    `Largest paint of all these pages: median ${median(largestPaints).toFixed(0)} ms, last ${Math.max(...largestPaints).toFixed(0)} ms\n`,
  );
} finally {
  chrome.kill();
  await server.end('SIGTERM');
}
