import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleAsync, type Selector } from 'lightningcss';
import { breakpoints, windowHeights } from '../../content/breakpoints.ts';
import type { Styles } from '../../views/site.ts';

/** The browsers that the script is built for too, as Lightning CSS writes versions: a byte each for major and minor. */
const targets = { chrome: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) };

/** What every file may use: the widths and heights of windows by their names. */
const customMedia = [
  ...Object.entries(breakpoints).map(([name, width]) => [name, `(width >= ${width})`]),
  ...Object.entries(windowHeights),
]
  .map(([name, query]) => `@custom-media --${name} ${query};\n`)
  .join('');

/** The classes that an element and those around it need to have for a selector to match. */
const classesIn = (selector: Selector): string[] =>
  selector.flatMap((part) => (part.type === 'class' ? [part.name] : []));

type Part = Styles['parts'][number] & { isForPaper: boolean };

/**
 * What the parts are made of: each file that `site.css` imports, and of those that are generated each rule, as they hold
 * something of every picture.
 */
const sourcesOf = async (folder: string, site: string): Promise<string[]> => {
  const imports = [...site.matchAll(/^@import "(.*)" layer\((\w+)\).*;$/gm)];
  const sources = imports.map(async ([statement, path = '', layer]) => {
    if (!path.includes('/generated/')) return statement;
    const rules = await readFile(join(folder, path), 'utf8');
    return rules.split(/\n(?=\.)/).map((rule) => `@layer ${layer} {${rule}}`);
  });
  return (await Promise.all(sources)).flat();
};

/**
 * The styles that `static/styles/site.css` imports, a part for each file, in which the files of `static/` that they name
 * have the URLs of `urls`. Rejects where one names a file that is not there.
 */
const bundleParts = async (root: string, urls: Record<string, string>) => {
  const folder = join(root, 'static/styles');
  const site = await readFile(join(folder, 'site.css'), 'utf8');

  const bundlePart = async (source: string): Promise<Part> => {
    const needs = new Set<string>();
    const entry = join(folder, 'part.css');
    const { code } = await bundleAsync({
      filename: entry,
      minify: true,
      targets,
      drafts: { customMedia: true },
      resolver: {
        read: (file) => {
          if (file === entry) return `@import "./custom-media.css"; ${source}`;
          return file.endsWith('/custom-media.css') ? customMedia : readFile(file, 'utf8');
        },
      },
      visitor: {
        Rule: {
          style: ({ value }) => {
            for (const selector of value.selectors) needs.add(classesIn(selector).join(' '));
          },
        },
        Url: ({ url, loc }) => {
          const served = urls[url.replace('../', '')];
          if (!served) throw new Error(`No file '${url}'`);
          return { url: served, loc };
        },
      },
    });
    return { css: code.toString(), needs: [...needs].sort(), isForPaper: source.endsWith(' print;') };
  };

  const [layers = ''] = /^@layer .*;$/m.exec(site) ?? [];
  return { layers, parts: await Promise.all((await sourcesOf(folder, site)).map(bundlePart)) };
};

/** The site's styles as documents carry them, and as one sheet with all that is not in every document anyway. */
export const bundleStyles = async (
  root: string,
  urls: Record<string, string>,
): Promise<{ styles: Styles; sheet: string }> => {
  const { layers, parts } = await bundleParts(root, urls);
  const common = parts.filter(
    ({ needs, isForPaper }) => !isForPaper && (needs.length === 0 || needs.includes('')),
  );
  const own = parts.filter((part) => !common.includes(part));
  return {
    styles: {
      common: layers + common.map(({ css }) => css).join(''),
      parts: own.filter(({ isForPaper }) => !isForPaper).map(({ css, needs }) => ({ css, needs })),
    },
    sheet: own.map(({ css }) => css).join(''),
  };
};
