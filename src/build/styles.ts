import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleAsync } from 'lightningcss';
import { breakpoints, windowHeights } from '../../content/breakpoints.ts';
import { joinRules } from '../../views/document/criticalStyles.ts';
import type { StyleRule } from '../../views/site.ts';

/** The browsers of `client.ts`. Lightning CSS encodes each part of a version as one byte. */
const targets = { chrome: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) };

const customMedia = [
  ...Object.entries(breakpoints).map(([name, width]) => [name, `(width >= ${width})`]),
  ...Object.entries(windowHeights),
]
  .map(([name, query]) => `@custom-media --${name} ${query};\n`)
  .join('');

/** Bundles `site.css`. References to `static/` become the URLs in `urls`; a missing file is an error. */
const bundleSheet = async (root: string, urls: Record<string, string>): Promise<string> => {
  const folder = join(root, 'static/styles');
  const entry = join(folder, 'all.css');
  const { code } = await bundleAsync({
    filename: entry,
    minify: true,
    targets,
    drafts: { customMedia: true },
    resolver: {
      read: (file) => {
        if (file === entry) return `@import "./custom-media.css"; @import "./site.css";`;
        return file.endsWith('/custom-media.css') ? customMedia : readFile(file, 'utf8');
      },
    },
    visitor: {
      Url: ({ url, loc }) => {
        const served = urls[url.replace('../', '')];
        if (!served) throw new Error(`No file '${url}'`);
        return { url: served, loc };
      },
    },
  });
  return code.toString();
};

/** The states of a selector that only a visitor's action can bring about. */
const interaction = /:(?:hover|active|focus|disabled|popover-open|:backdrop|:selection)/;

/** The needs of a rule, from its selectors without arguments of pseudo-classes and without attributes. */
const needsOf = (selectors: string): string[] => {
  const bare = selectors.replace(/\[[^\]]*\]/g, '').replace(/\([^()]*\)/g, '');
  if (bare.includes('(')) return needsOf(bare);
  return bare
    .split(',')
    .filter((selector) => !interaction.test(selector))
    .map((selector) => (selector.match(/\.[\w-]+|(?<![\w.:-])[a-z]\w*/g) ?? []).join(' '));
};

/** Splits minified styles into rules. Keyframes and fonts have the needs of the rule before them. */
const splitRules = (styles: string, scope = ''): StyleRule[] => {
  const rules: StyleRule[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (const { 0: mark, index } of styles.matchAll(/[{};]/g)) {
    if (mark === '{' && depth++ === 0) open = index;
    if (mark === '}') depth--;
    if (mark === '{' || depth > 0) continue;
    const css = styles.slice(start, index + 1);
    const prelude = styles.slice(start, open);
    if (mark === ';') rules.push({ scope, css, needs: [''] });
    else if (/^@(?:layer|media|supports|starting-style)/.test(css))
      rules.push(...splitRules(styles.slice(open + 1, index), `${scope}${prelude}{`));
    else if (/^@(?:keyframes|font-face)/.test(css))
      rules.push({ scope, css, needs: rules.at(-1)?.needs ?? [''] });
    else rules.push({ scope, css, needs: css.startsWith('@') ? [''] : needsOf(prelude) });
    start = index + 1;
  }
  return rules;
};

/** Whether a rule can wait for the style sheet. `site.css` imports a file with such rules as `base.later`. */
const canWait = ({ scope }: StyleRule): boolean => /print|forced-colors|base\.later/.test(scope);

/** Whether the `<style>` element of every document contains the rule, and nothing adds to it: a font. */
const isInEveryDocument = ({ css, needs }: StyleRule): boolean => css.startsWith('@') && needs.includes('');

/** `styles` is for the `<style>` elements of documents; `sheet` has all rules with selectors. */
export const bundleStyles = async (
  root: string,
  urls: Record<string, string>,
): Promise<{ styles: StyleRule[]; sheet: string }> => {
  const rules = splitRules(await bundleSheet(root, urls));
  return {
    styles: rules.filter((rule) => !canWait(rule)),
    sheet: joinRules(rules.filter((rule) => canWait(rule) || !isInEveryDocument(rule))),
  };
};
