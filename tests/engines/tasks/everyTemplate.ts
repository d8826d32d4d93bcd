import { expect } from 'vitest';
import { defaultLocale } from '../../../content/locales.ts';
import { templates } from '../../support/routeTable.ts';
import { otherLocale } from '../../support/sample.ts';
import type { EngineTest } from '../engineTest.ts';
import type { Visitor } from '../visitor.ts';

const widths = [390, 1024, 1440];

/** Layout errors of a page: overflow, broken pictures and requests to other origins. */
const flaws = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const broken = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0);
  const foreign = performance
    .getEntriesByType('resource')
    .filter(({ name }) => !name.startsWith(location.origin));
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth} wide in ${clientWidth}`] : []),
    ...broken.map(({ currentSrc }) => `broken: ${currentSrc}`),
    ...foreign.map(({ name }) => `asks others: ${name}`),
  ];
};

const isDark = (): boolean => {
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
  return red + green + blue < 384;
};

const findFlawsIn = async (visitor: Visitor, path: string): Promise<string[]> => {
  const found: string[] = [];
  const look = async (where: string) => {
    for (const flaw of await visitor.evaluate(flaws)) found.push(`${path}, ${where}: ${flaw}`);
  };
  for (const width of widths) {
    await visitor.resize(width, 844);
    await look(`${width} pixels`);
  }
  await visitor.resize(390, 844);
  await visitor.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await look('text of twice the size');
  return found;
};

const visits = [
  ['light', defaultLocale],
  ['dark', otherLocale],
] as const;

/** Every page in both themes, at three widths and with large text. */
export const everyTemplate = (test: EngineTest): void => {
  test.for(visits)('pages fit and load without errors (%s theme, %s)', async ([theme, locale], { visit }) => {
    const { visitor } = await visit('/robots.txt', { colours: theme, hasChosen: false });
    const found: string[] = [];
    for (const { path } of templates) {
      await visitor.goto(path(locale));
      expect(await visitor.evaluate(isDark), path(locale)).toBe(theme === 'dark');
      found.push(...(await findFlawsIn(visitor, path(locale))));
    }
    expect(found).toEqual([]);
    expect(await visitor.errors()).toEqual([]);
  });
};
