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
        const served = urls[url.replace(/^(\.\.\/)+/, '')];
        if (!served) throw new Error(`No file '${url}'`);
        return { url: served, loc };
      },
    },
  });
  return code.toString();
};

/** The parts of a selector that match only after a visitor has acted. */
const interaction = /:(?:hover|active|focus|disabled|popover-open|:backdrop|:selection)/;

/** Reads the needs of a rule from its selectors. Ignores attributes and arguments of pseudo-classes. */
const readNeeds = (selectors: string): string[] => {
  const bare = selectors.replace(/\[[^\]]*\]/g, '').replace(/\([^()]*\)/g, '');
  if (bare.includes('(')) return readNeeds(bare);
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
  let blockStart = 0;
  for (const { 0: mark, index } of styles.matchAll(/[{};]/g)) {
    if (mark === '{' && depth === 0) blockStart = index;
    if (mark === '{') depth += 1;
    if (mark === '}') depth -= 1;
    if (mark === '{' || depth > 0) continue;
    const css = styles.slice(start, index + 1);
    const prelude = styles.slice(start, blockStart);
    if (mark === ';') rules.push({ scope, css, needs: [''] });
    else if (/^@(?:layer|media|supports|starting-style)/.test(css))
      rules.push(...splitRules(styles.slice(blockStart + 1, index), `${scope}${prelude}{`));
    else if (/^@(?:keyframes|font-face)/.test(css))
      rules.push({ scope, css, needs: rules.at(-1)?.needs ?? [''] });
    else rules.push({ scope, css, needs: css.startsWith('@') ? [''] : readNeeds(prelude) });
    start = index + 1;
  }
  return rules;
};

/** Whether no first screen needs a rule. `site.css` marks such a file with a layer `later`. */
const isForLater = ({ scope }: StyleRule): boolean => /print|forced-colors|later/.test(scope);

/** Whether every document contains a rule, so that the style sheet need not repeat the rule: fonts. */
const isInEveryDocument = ({ css, needs }: StyleRule): boolean => css.startsWith('@') && needs.includes('');

/** Returns the rules for the `<style>` elements of documents, and the style sheet with all selectors. */
export const bundleStyles = async (
  root: string,
  urls: Record<string, string>,
): Promise<{ styles: StyleRule[]; sheet: string }> => {
  const rules = splitRules(await bundleSheet(root, urls));
  return {
    styles: rules.filter((rule) => !isForLater(rule)),
    sheet: joinRules(rules.filter((rule) => isForLater(rule) || !isInEveryDocument(rule))),
  };
};
