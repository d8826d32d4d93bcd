/**
 * Makes the site's display fonts from Cormorant (Fontsource), in one weight, with the characters and the layout features
 * that headings, names and prices need: `npm run fonts`. The results are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const basicLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Those of Spanish, French and the city's Catalan. */
const accentedLetters = 'ÁÀÂÇÉÈÊËÍÎÏÑÓÒÔŒÚÙÛÜáàâæçéèêëíîïñóòôœúùûü';

const punctuation = ' \u00A0\u202F,.:;!?¡¿’‘“”«»–—…·-()&\'"/';

const letters = basicLetters + accentedLetters + punctuation;

/**
 * The fonts: which file of Fontsource, and what of it. A character for a heading's italic turn or a subtitle belongs to the
 * italic, any other to the upright font. The site's figures are all lining ones, so no others can be asked for.
 */
export const fonts = {
  cormorant: {
    source: '500-normal',
    characters: `${letters}0123456789€%+º°`,
    features: ['kern', 'liga', 'calt', 'lnum', 'tnum'],
  },
  'cormorant-italic': { source: '500-italic', characters: letters, features: ['kern', 'liga', 'calt'] },
} as const;

if (import.meta.main) {
  const root = join(import.meta.dirname, '../../..');
  await mkdir(join(root, 'static/fonts'), { recursive: true });
  for (const [name, { source, characters, features }] of Object.entries(fonts)) {
    const file = join(root, `node_modules/@fontsource/cormorant/files/cormorant-latin-${source}.woff2`);
    // A variable, since the types know less than the library does.
    const options = { targetFormat: 'woff2', keepFeatures: features, noHinting: true } as const;
    const font = await subsetFont(await readFile(file), characters, options);
    await writeFile(join(root, `static/fonts/${name}.woff2`), font);
    process.stderr.write(`${name}: ${font.length} bytes\n`);
  }
}
