/**
 * Makes the site's display fonts from Cormorant (Fontsource): only the characters that the three languages need, with all
 * of their layout features, in one weight: `npm run fonts`. The results are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');

/** Every character that a heading, a name or a price may have: English, Spanish, French and the city's Catalan. */
export const fontCharacters = `${ascii}ÁÀÂÄÆÇÉÈÊËÍÎÏÌÑÓÒÔÖŒÚÙÛÜáàâäæçéèêëíîïìñóòôöœúùûüÿ·ªº¡¿«»‘’“”–—…€©°×\u00A0\u202F`;

const sources = { cormorant: '500-normal', 'cormorant-italic': '500-italic' } as const;

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  await mkdir(join(root, 'static/fonts'), { recursive: true });
  for (const [name, style] of Object.entries(sources)) {
    const source = await readFile(
      join(root, `node_modules/@fontsource/cormorant/files/cormorant-latin-${style}.woff2`),
    );
    const font = await subsetFont(source, fontCharacters, { targetFormat: 'woff2' });
    await writeFile(join(root, `static/fonts/${name}.woff2`), font);
    process.stderr.write(`${name}: ${font.length} bytes\n`);
  }
}
