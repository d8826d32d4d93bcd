import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleAsync, type Selector } from 'lightningcss';
import { breakpoints, windowHeights } from '../../content/breakpoints.ts';
import type { Styles } from '../../views/site.ts';

/**
 * The same browsers as in `client.ts`. Lightning CSS encodes major, minor and patch version as one byte each.
 */
const targets = { chrome: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) };

/** The `@custom-media` rules for all files: the named window widths and heights. */
const customMedia = [
  ...Object.entries(breakpoints).map(([name, width]) => [name, `(width >= ${width})`]),
  ...Object.entries(windowHeights),
]
  .map(([name, query]) => `@custom-media --${name} ${query};\n`)
  .join('');

/** The classes in a selector. The selector can only match in documents that contain all of them. */
const classesIn = (selector: Selector): string[] =>
  selector.flatMap((part) => (part.type === 'class' ? [part.name] : []));

type Part = Styles['parts'][number] & { isForPaper: boolean };

/**
 * The CSS sources of the parts. Each file that `site.css` imports is a part. Each rule of a generated file is
 * a part, because a page needs the rules of few pictures.
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
 * Bundles the styles that `static/styles/site.css` imports into parts. References to files of `static/`
 * become the URLs in `urls`. Rejects if a style refers to a missing file.
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

/**
 * Bundles the styles. `styles` is for the `<style>` elements of documents. `sheet` is one file with all parts
 * except the common styles.
 */
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
