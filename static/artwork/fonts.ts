/**
 * `npm run fonts` creates the site's display fonts from Cormorant (Fontsource). The fonts contain only the
 * characters and the OpenType features that headings, names and prices need. The results are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const basicLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const accentedLetters = 'ÁÀÂÇÉÈÊËÍÎÏÑÓÒÔŒÚÙÛÜáàâæçéèêëíîïñóòôœúùûü';

const punctuation = ' \u00A0\u202F,.:;!?¡¿’‘“”«»–—…·-()&\'"/';

const letters = basicLetters + accentedLetters + punctuation;

/** The italic font is for subtitles and words of headings. The site uses lining figures only. */
export const fonts = {
  cormorant: {
    source: '500-normal',
    characters: `${letters}0123456789€%+º°`,
    features: ['kern', 'liga', 'lnum', 'tnum'],
  },
  'cormorant-italic': { source: '500-italic', characters: letters, features: ['kern', 'liga'] },
} as const;

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  await mkdir(join(root, 'static/fonts'), { recursive: true });
  for (const [name, { source, characters, features }] of Object.entries(fonts)) {
    const file = join(root, `node_modules/@fontsource/cormorant/files/cormorant-latin-${source}.woff2`);
    // As a separate object, because the published types lack `keepFeatures`.
    const options = { targetFormat: 'woff2', keepFeatures: features, noHinting: true } as const;
    const font = await subsetFont(await readFile(file), characters, options);
    await writeFile(join(root, `static/fonts/${name}.woff2`), font);
    process.stderr.write(`${name}: ${font.length} bytes\n`);
  }
}
