import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleAsync, type Selector } from 'lightningcss';
import { breakpoints, windowHeights } from '../../content/breakpoints.ts';
import type { Styles } from '../../views/site.ts';

/** The browsers of `client.ts`. Lightning CSS encodes each part of a version as one byte. */
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

/** Each import of `site.css` is a part, and each rule of a generated file, as pages need few pictures. */
const sourcesOf = async (folder: string, site: string): Promise<string[]> => {
  const imports = [...site.matchAll(/^@import "(.*)" layer\((\w+)\).*;$/gm)];
  const sources = imports.map(async ([statement, path = '', layer]) => {
    if (!path.includes('/generated/')) return statement;
    const rules = await readFile(join(folder, path), 'utf8');
    return rules.split(/\n(?=\.)/).map((rule) => `@layer ${layer} {${rule}}`);
  });
  return (await Promise.all(sources)).flat();
};

/** Bundles each source. References to `static/` become the URLs in `urls`; a missing file is an error. */
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

/** `styles` is for the `<style>` elements of documents; `sheet` has all parts except the common styles. */
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
