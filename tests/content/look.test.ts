/** Icons, fonts and colours in `static/` against `content/`. Each slip is `file: entry: problem`. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { load } from 'cheerio';
import { type CssColor, type CustomProperty, type Rule, transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { breakpoints, displayFonts, themeColours, wordmarkViewBox } from '../../content/look.ts';
import { root } from '../support/folders.ts';

const read = (file: string): Buffer => readFileSync(join(root, file));
const readSvg = (file: string) => load(read(file).toString(), { xml: true });

test('the part of the wordmark that pages show is the whole of its file', () => {
  const file = 'static/icons/wordmark.svg';
  const viewBox = readSvg(file)('svg').attr('viewBox');
  const slip = `content/look.ts: wordmarkViewBox: ${file} has '${viewBox}'`;
  expect(viewBox === wordmarkViewBox ? [] : [slip]).toEqual([]);
});

const fonts = Object.values(displayFonts).map(({ name }) => `${name}.woff2`);

const compareFonts = (file: string, found: readonly string[]): string[] => [
  ...fonts
    .filter((font) => !found.includes(font))
    .map((font) => `${file}: ${font}: is missing, run npm run fonts`),
  ...found
    .filter((font) => !fonts.includes(font))
    .map((font) => `${file}: ${font}: belongs to no font of content/look.ts`),
];

test('the fonts of headings are the files in static/fonts', () => {
  expect(compareFonts('static/fonts', globSync('*', { cwd: join(root, 'static/fonts') }))).toEqual([]);
});

test('fonts.css loads the fonts of headings that content/look.ts names', () => {
  const filename = 'static/styles/fonts.css';
  const loaded: string[] = [];
  transform({
    filename,
    code: read(filename),
    visitor: {
      Url: ({ url }) => {
        loaded.push(basename(url));
      },
    },
  });
  expect(compareFonts(filename, loaded)).toEqual([]);
});

test('scripts and pictures have the breakpoints of the styles', () => {
  const file = 'static/styles/custom-media.css';
  const styles = read(file).toString();
  const slips = Object.entries(breakpoints)
    .filter(([name, width]) => !styles.includes(`@custom-media --${name} (width >= ${width});`))
    .map(([name]) => `content/look.ts: breakpoints, ${name}: differs from --${name} of ${file}`);
  expect(slips).toEqual([]);
});

const tokensFile = 'static/styles/tokens.css';
const schemes = ['light', 'dark'] as const;

/** A colour such as `#15100f`; undefined unless it is written in this way. */
const toHex = (colour: CssColor): string | undefined => {
  if (typeof colour === 'string' || colour.type !== 'rgb') return undefined;
  return `#${Buffer.from([colour.r, colour.g, colour.b]).toString('hex')}`;
};

type Colours = Map<string, Record<(typeof schemes)[number], string | undefined>>;

/**
 * The colours of `tokens.css` that are written as `light-dark(#f6efe5, #15100f)`, by the names of their
 * properties.
 */
const readColours = (): Colours => {
  const colours: Colours = new Map();
  const custom = ({ name, value: [token] }: CustomProperty): void => {
    if (token?.type !== 'color' || typeof token.value === 'string' || token.value.type !== 'light-dark')
      return;
    colours.set(name, { light: toHex(token.value.light), dark: toHex(token.value.dark) });
  };
  transform({
    filename: tokensFile,
    code: read(tokensFile),
    drafts: { customMedia: true },
    visitor: { Declaration: { custom } },
  });
  return colours;
};

test('each theme colour is the background of the pages in its theme', () => {
  const background = readColours().get('--color-background');
  const slips = schemes
    .filter((scheme) => themeColours[scheme] !== background?.[scheme])
    .map(
      (scheme) =>
        `content/look.ts: themeColours, ${scheme}: differs from --color-background of ${tokensFile}`,
    );
  expect(slips).toEqual([]);
});

/** The colours of `tokens.css` for browsers without `light-dark()`, by the names of their properties. */
const readFallback = (): Map<string, string | undefined> => {
  const fallback = new Map<string, string | undefined>();
  const readRule = (rule: Rule): void => {
    if (rule.type !== 'style') return;
    for (const { property, value } of rule.value.declarations?.declarations ?? []) {
      if (property !== 'custom') continue;
      const [token] = value.value;
      if (token?.type === 'color') fallback.set(value.name, toHex(token.value));
    }
  };
  transform({
    filename: tokensFile,
    code: read(tokensFile),
    drafts: { customMedia: true },
    visitor: { Rule: { supports: ({ value }) => value.rules.forEach(readRule) } },
  });
  return fallback;
};

test('browsers without light-dark() get the dark colours', () => {
  const fallback = readFallback();
  const colours = readColours();
  const slips = [...new Set([...colours.keys(), ...fallback.keys()])]
    .filter((name) => colours.get(name)?.dark !== fallback.get(name))
    .map((name) => {
      const dark = colours.get(name)?.dark;
      return `${tokensFile}: ${name}: is ${fallback.get(name)} in '@supports not', but ${dark} in light-dark()`;
    });
  expect(fallback.size).toBeGreaterThan(0);
  expect(slips).toEqual([]);
});

/** The relative luminance of a colour according to WCAG. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [...Buffer.from(hex.slice(1), 'hex')].map((value) => {
    const fraction = value / 255;
    return fraction <= 0.04045 ? fraction / 12.92 : ((fraction + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast ratio of two colours according to WCAG. */
const contrast = (one: string, other: string): number => {
  const luminances = [luminance(one), luminance(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
};

/** The minimum contrast of a text according to WCAG, level AA. */
const minContrast = 4.5;

const grounds = ['background', 'surface', 'surface-deep'];
const textColours = ['text', 'text-muted', 'accent', 'accent-pressed', 'emphasis', 'error'];

const textsOnGrounds = [
  ...textColours.flatMap((text) => grounds.map((ground) => ({ text, ground }))),
  { text: 'on-accent', ground: 'accent' },
  { text: 'on-accent', ground: 'accent-pressed' },
];

test('each text colour is readable on each background colour, in both themes', () => {
  const colours = readColours();
  const slips = textsOnGrounds.flatMap(({ text, ground }) =>
    schemes.flatMap((scheme) => {
      const entry = `${tokensFile}: --color-${text}`;
      const [colour, background] = [text, ground].map((name) => colours.get(`--color-${name}`)?.[scheme]);
      if (!colour || !background)
        return [`${entry}: write it and --color-${ground} as light-dark(#aabbcc, #ddeeff)`];
      const ratio = contrast(colour, background);
      if (ratio >= minContrast) return [];
      const needed = `${ratio.toFixed(1)}:1 on --color-${ground}, ${scheme} scheme; texts need ${minContrast}:1`;
      return [`${entry}: has the contrast ${needed}`];
    }),
  );
  expect(slips).toEqual([]);
});
