/**
 * `npm run fonts` creates the display fonts of `content/look.ts` and their rules, `styles/generated/fonts.css`. The fonts
 * contain only the characters and the OpenType features that headings, names and prices need. The results are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import opentype, { type Font } from 'opentype.js';
import subsetFont from 'subset-font';
import { displayFonts } from '../../content/look.ts';

const basicLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const accentedLetters = 'ÁÀÂÇÉÈÊËÍÎÏÑÓÒÔŒÚÙÛÜáàâæçéèêëíîïñóòôœúùûü';

const punctuation = ' \u00A0\u202F,.:;!?¡¿’‘“”«»–—…·-()&\'"/';

const letters = basicLetters + accentedLetters + punctuation;

/** The italic font is for subtitles and words of headings. The site uses lining figures only. */
export const fonts = [
  {
    ...displayFonts.upright,
    style: '',
    characters: `${letters}0123456789€%+º°`,
    features: ['kern', 'liga', 'lnum', 'tnum'],
  },
  { ...displayFonts.italic, style: ' Italic', characters: letters, features: ['kern', 'liga'] },
] as const;

const root = join(import.meta.dirname, '../..');

/** Reads the given characters of a font file of any format. */
export const readFont = async (file: string, characters: string): Promise<Font> => {
  const font = await subsetFont(await readFile(join(root, file)), characters, { targetFormat: 'sfnt' });
  return opentype.parse(font.buffer.slice(font.byteOffset, font.byteOffset + font.byteLength) as ArrayBuffer);
};

/**
 * The fonts that show until a display font has loaded, and the average width of a letter of the sample in their upright
 * and italic styles, in em.
 */
const fallbacks = [
  {
    family: 'Display Times',
    locals: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Nimbus Roman'],
    letterWidths: { '': 0.4126, ' Italic': 0.4086 },
  },
  { family: 'Display Noto', locals: ['Noto Serif'], letterWidths: { '': 0.4875, ' Italic': 0.4755 } },
] as const;

const sample = 'Masaje erótico y tántrico An hour that belongs to you Une heure rien que pour vous';

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

const fontFace = (family: string, style: '' | ' Italic', ...lines: string[]): string =>
  `@font-face {\n  ${[`font-family: "${family}"`, ...(style ? ['font-style: italic'] : []), ...lines].join(';\n  ')};\n}\n`;

/** The rules of a display font and of its fallbacks, which are as wide and as high, so that nothing moves. */
const fontFaces = (name: string, font: Font, style: '' | ' Italic'): string[] => {
  const widths = [...sample].map((letter) => font.charToGlyph(letter).advanceWidth ?? 0);
  const letterWidth = widths.reduce((sum, width) => sum + width) / widths.length / font.unitsPerEm;
  return [
    fontFace('Display', style, 'font-display: swap', `src: url("../../fonts/${name}.woff2") format("woff2")`),
    ...fallbacks.map(({ family, locals, letterWidths }) => {
      const size = letterWidth / letterWidths[style];
      const ofSize = (units: number): string => percent(Math.abs(units) / font.unitsPerEm / size);
      return fontFace(
        family,
        style,
        `src: ${locals.map((local) => `local("${local}${style}")`).join(', ')}`,
        `size-adjust: ${percent(size)}`,
        `ascent-override: ${ofSize(font.ascender)}`,
        `descent-override: ${ofSize(font.descender)}`,
        'line-gap-override: 0%',
      );
    }),
  ];
};

if (import.meta.main) {
  await mkdir(join(root, 'static/fonts'), { recursive: true });
  const rules: string[] = [];
  for (const { name, source, style, characters, features } of fonts) {
    // As a separate object, because the published types lack `keepFeatures`.
    const options = { targetFormat: 'woff2', keepFeatures: features, noHinting: true } as const;
    const font = await subsetFont(await readFile(join(root, source)), characters, options);
    await writeFile(join(root, `static/fonts/${name}.woff2`), font);
    rules.push(...fontFaces(name, await readFont(source, characters), style));
    process.stderr.write(`${name}: ${font.length} bytes\n`);
  }
  await writeFile(join(root, 'static/styles/generated/fonts.css'), rules.join('\n'));
}
