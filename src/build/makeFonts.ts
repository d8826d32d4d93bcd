/**
 * `npm run fonts` creates the display fonts of `content/look.ts` and their rules, `styles/generated/fonts.css`. The fonts
 * contain only the characters and the OpenType features that headings, names and prices need. The results are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { displayFonts } from '../../content/look.ts';

const basicLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const accentedLetters = 'ÁÀÂÇÉÈÊËÍÎÏÑÓÒÔŒÚÙÛÜáàâæçéèêëíîïñóòôœúùûü';

const punctuation = ' \u00A0\u202F,.:;!?¡¿’‘“”«»–—…·-()&\'"/';

const letters = basicLetters + accentedLetters + punctuation;

/** The italic font is for subtitles and words of headings. The site uses lining figures only. */
const fonts = [
  {
    ...displayFonts.upright,
    style: 'normal',
    characters: `${letters}0123456789€%+º°`,
    features: ['kern', 'liga', 'lnum', 'tnum'],
  },
  { ...displayFonts.italic, style: 'italic', characters: letters, features: ['kern', 'liga'] },
] as const;

/** A value of `font-style` in CSS. */
type FontStyle = (typeof fonts)[number]['style'];

/** What the name of a local font has after its family: `Times New Roman Italic`. */
const localNameEndings: Record<FontStyle, string> = { normal: '', italic: ' Italic' };

/** A font that shows until a display font has loaded, with widths in em. */
type Fallback = {
  family: string;
  locals: readonly string[];
  /** The average width of a letter of the sample. */
  letterWidths: Record<FontStyle, number>;
  euroWidth: number;
};

/**
 * `measureFont` gave the widths of the euro signs, in Liberation Serif 1.07.4 (which has the widths of Times New Roman)
 * and in Noto Serif of `@fontsource/noto-serif` 5.3.0. For letters it gives 0.4088 and 0.4115, and 0.4861 and 0.4735.
 * `letterWidths` differ by up to 1%: they were tuned until nearly all headings had the line breaks of the display font.
 */
const fallbacks: readonly Fallback[] = [
  {
    family: 'Display Times',
    locals: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Nimbus Roman'],
    letterWidths: { normal: 0.4126, italic: 0.4086 },
    euroWidth: 0.5,
  },
  {
    family: 'Display Noto',
    locals: ['Noto Serif'],
    letterWidths: { normal: 0.4875, italic: 0.4755 },
    euroWidth: 0.559,
  },
];

const sample = 'Masaje erótico y tántrico An hour that belongs to you Une heure rien que pour vous';

const root = join(import.meta.dirname, '../..');

/**
 * Measures of a font in em: the average width of a letter of the sample, the width of the euro sign, and the height above
 * and below the line.
 */
type FontMeasures = { letterWidth: number; euroWidth: number; ascent: number; descent: number };

/** Measures a font without kerning and with the figures of prices. */
const measureFont = (file: Buffer): FontMeasures => {
  const font = create(file);
  if (!('layout' in font)) throw new Error('The file is a collection of fonts.');
  const measureText = (text: string): number =>
    font.layout(text, { kern: false, lnum: true, tnum: true }).advanceWidth / font.unitsPerEm;
  return {
    letterWidth: measureText(sample) / sample.length,
    euroWidth: measureText('€'),
    ascent: font.ascent / font.unitsPerEm,
    descent: -font.descent / font.unitsPerEm,
  };
};

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

const fontFace = (family: string, style: FontStyle, ...lines: string[]): string => {
  // `normal` is the default.
  const styleLines = style === 'normal' ? [] : [`font-style: ${style}`];
  const declarations = [`font-family: "${family}"`, ...styleLines, ...lines];
  return `@font-face {\n  ${declarations.join(';\n  ')};\n}\n`;
};

/** The rule of a fallback font that is scaled by `size`. Its lines are as high as those of the display font. */
const fallbackFace = (
  { family, locals }: Fallback,
  style: FontStyle,
  size: number,
  { ascent, descent }: FontMeasures,
  ...lines: string[]
): string =>
  fontFace(
    family,
    style,
    `src: ${locals.map((local) => `local("${local}${localNameEndings[style]}")`).join(', ')}`,
    ...lines,
    `size-adjust: ${percent(size)}`,
    `ascent-override: ${percent(ascent / size)}`,
    `descent-override: ${percent(descent / size)}`,
    'line-gap-override: 0%',
  );

/**
 * The rules of a display font and of its fallbacks, which are as wide and as high, so that nothing moves. The euro sign
 * of the display font is much wider than those of the fallbacks. Its own rule keeps right-aligned prices in place.
 */
const fontFaces = ({ name, style, characters }: (typeof fonts)[number], measures: FontMeasures): string[] => [
  fontFace('Display', style, 'font-display: swap', `src: url("../../fonts/${name}.woff2") format("woff2")`),
  ...fallbacks.flatMap((fallback) => {
    const letterSize = measures.letterWidth / fallback.letterWidths[style];
    const letterFace = fallbackFace(fallback, style, letterSize, measures);
    if (!characters.includes('€')) return [letterFace];
    const euroSize = measures.euroWidth / fallback.euroWidth;
    return [letterFace, fallbackFace(fallback, style, euroSize, measures, 'unicode-range: U+20AC')];
  }),
];

await mkdir(join(root, 'static/fonts'), { recursive: true });
const rules: string[] = [];
for (const displayFont of fonts) {
  const { name, source, characters, features } = displayFont;
  // As a separate object, because the published types lack `keepFeatures`.
  const options = { targetFormat: 'woff2', keepFeatures: features, noHinting: true } as const;
  const font = await subsetFont(await readFile(join(root, source)), characters, options);
  await writeFile(join(root, `static/fonts/${name}.woff2`), font);
  rules.push(...fontFaces(displayFont, measureFont(font)));
  process.stderr.write(`${name}: ${font.length} bytes\n`);
}
await writeFile(join(root, 'static/styles/generated/fonts.css'), rules.join('\n'));
