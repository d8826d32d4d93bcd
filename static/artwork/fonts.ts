/**
 * `npm run fonts` creates the display fonts of `content/look.ts`. They contain only the characters and the OpenType
 * features that headings, names and prices need. The results are committed.
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
    characters: `${letters}0123456789€%+º°`,
    features: ['kern', 'liga', 'lnum', 'tnum'],
  },
  { ...displayFonts.italic, characters: letters, features: ['kern', 'liga'] },
] as const;

const root = join(import.meta.dirname, '../..');

/** Reads the given characters of a font file of any format. */
export const readFont = async (file: string, characters: string): Promise<Font> => {
  const font = await subsetFont(await readFile(join(root, file)), characters, { targetFormat: 'sfnt' });
  return opentype.parse(font.buffer.slice(font.byteOffset, font.byteOffset + font.byteLength) as ArrayBuffer);
};

if (import.meta.main) {
  await mkdir(join(root, 'static/fonts'), { recursive: true });
  for (const { name, source, characters, features } of fonts) {
    // As a separate object, because the published types lack `keepFeatures`.
    const options = { targetFormat: 'woff2', keepFeatures: features, noHinting: true } as const;
    const font = await subsetFont(await readFile(join(root, source)), characters, options);
    await writeFile(join(root, `static/fonts/${name}.woff2`), font);
    const { ascender, descender, unitsPerEm } = await readFont(source, characters);
    const share = (units: number): string => (Math.abs(units) / unitsPerEm).toFixed(3);
    process.stderr.write(
      `${name}: ${font.length} bytes, ascent ${share(ascender)}, descent ${share(descender)}\n`,
    );
  }
}
