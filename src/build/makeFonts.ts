/**
 * `npm run fonts` creates the display fonts of `content/look.ts`. They contain only the characters and the
 * OpenType features that headings, names and prices need. The results are committed; their rules are in
 * `static/styles/fonts.css`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
    characters: `${letters}0123456789€%+º°`,
    features: ['kern', 'liga', 'lnum', 'tnum'],
  },
  { ...displayFonts.italic, characters: letters, features: ['kern', 'liga'] },
] as const;

const root = join(import.meta.dirname, '../..');

for (const { name, source, characters, features } of fonts) {
  // As a separate object, because the published types lack `keepFeatures`.
  const options = { targetFormat: 'woff2', keepFeatures: features, noHinting: true } as const;
  const font = await subsetFont(await readFile(join(root, source)), characters, options);
  await writeFile(join(root, `static/fonts/${name}.woff2`), font);
  process.stderr.write(`${name}: ${font.length} bytes\n`);
}
