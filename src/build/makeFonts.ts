/**
 * `npm run fonts` creates the display fonts of `content/look.ts` and their rules, `styles/generated/fonts.css`. The fonts
 * contain only the characters and the OpenType features that headings, names and prices need. The results are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
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

/** The fonts that show until a display font has loaded, and the average width of a letter of the sample in each style, in em. */
const fallbacks = [
  {
    family: 'Display Times',
    locals: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Nimbus Roman'],
    letterWidths: { normal: 0.4126, italic: 0.4086 },
  },
  { family: 'Display Noto', locals: ['Noto Serif'], letterWidths: { normal: 0.4875, italic: 0.4755 } },
] as const;

const sample = 'Masaje erótico y tántrico An hour that belongs to you Une heure rien que pour vous';

const root = join(import.meta.dirname, '../..');

/** Measures of a font in em: the average width of a letter of the sample, and the height above and below the line. */
type FontMeasures = { letterWidth: number; ascent: number; descent: number };

/** Measures a font without kerning in the Chromium of `CHROMIUM_PATH`, or in Playwright's. */
const measureFont = async (font: Buffer): Promise<FontMeasures> => {
  const { CHROMIUM_PATH: executablePath = '' } = process.env;
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath && { executablePath }),
  });
  const page = await browser.newPage();
  const measures = await page.evaluate(
    async ({ base64, text }) => {
      const face = new FontFace('Measured', `url(data:font/woff2;base64,${base64})`);
      document.fonts.add(await face.load());
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('No canvas');
      const size = 1000;
      context.font = `${size}px Measured`;
      context.fontKerning = 'none';
      const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
      return {
        letterWidth: width / text.length / size,
        ascent: fontBoundingBoxAscent / size,
        descent: fontBoundingBoxDescent / size,
      };
    },
    { base64: font.toString('base64'), text: sample },
  );
  await browser.close();
  return measures;
};

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

const fontFace = (family: string, style: FontStyle, ...lines: string[]): string => {
  // `normal` is the default.
  const styleLines = style === 'normal' ? [] : [`font-style: ${style}`];
  const declarations = [`font-family: "${family}"`, ...styleLines, ...lines];
  return `@font-face {\n  ${declarations.join(';\n  ')};\n}\n`;
};

/** The rules of a display font and of its fallbacks, which are as wide and as high, so that nothing moves. */
const fontFaces = (name: string, style: FontStyle, measures: FontMeasures): string[] => {
  const { letterWidth, ascent, descent } = measures;
  return [
    fontFace('Display', style, 'font-display: swap', `src: url("../../fonts/${name}.woff2") format("woff2")`),
    ...fallbacks.map(({ family, locals, letterWidths }) => {
      const size = letterWidth / letterWidths[style];
      const sources = locals.map((local) => `local("${local}${localNameEndings[style]}")`);
      return fontFace(
        family,
        style,
        `src: ${sources.join(', ')}`,
        `size-adjust: ${percent(size)}`,
        `ascent-override: ${percent(ascent / size)}`,
        `descent-override: ${percent(descent / size)}`,
        'line-gap-override: 0%',
      );
    }),
  ];
};

await mkdir(join(root, 'static/fonts'), { recursive: true });
const rules: string[] = [];
for (const { name, source, style, characters, features } of fonts) {
  // As a separate object, because the published types lack `keepFeatures`.
  const options = { targetFormat: 'woff2', keepFeatures: features, noHinting: true } as const;
  const font = await subsetFont(await readFile(join(root, source)), characters, options);
  await writeFile(join(root, `static/fonts/${name}.woff2`), font);
  rules.push(...fontFaces(name, style, await measureFont(font)));
  process.stderr.write(`${name}: ${font.length} bytes\n`);
}
await writeFile(join(root, 'static/styles/generated/fonts.css'), rules.join('\n'));
