/**
 * Makes the picture files that the site serves from a folder of masters (`<id>.jpg`), in the widths that
 * `content/pictures.ts` names: `npm run pictures -- <folder>`. The results are committed, the masters are not.
 */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { pictures } from '../../content/pictures.ts';

const [masters] = process.argv.slice(2);
if (!masters) {
  process.stderr.write('Usage: npm run pictures -- <folder with the masters>\n');
  process.exit(2);
}

const target = join(import.meta.dirname, '../../static/pictures');

for (const [id, { widths }] of Object.entries(pictures)) {
  await mkdir(dirname(join(target, id)), { recursive: true });
  for (const width of widths) {
    const resized = sharp(join(masters, `${id}.jpg`)).resize({ width });
    await resized
      .clone()
      .avif({ quality: 50, effort: 6 })
      .toFile(join(target, `${id}-${width}.avif`));
    await resized
      .clone()
      .jpeg({ quality: 72, mozjpeg: true })
      .toFile(join(target, `${id}-${width}.jpg`));
  }
  process.stderr.write(`${id}\n`);
}
