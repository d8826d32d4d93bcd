/** Makes the icons that are not SVG from `static/icons/mark.svg`: `npm run icons`. The results are committed. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { themeColours } from '../../../views/document/themeColours.ts';

const folder = join(import.meta.dirname, '../../../static/icons');

/** The mark on the night's ground, `share` of the square high. */
const square = async (size: number, share: number): Promise<Buffer> => {
  const height = Math.round(size * share);
  const mark = await sharp(join(folder, 'mark.svg'), { density: 1200 }).resize({ height }).toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: themeColours.dark } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9 })
    .toBuffer();
};

/** An ICO file that holds one PNG. */
const toIco = (png: Buffer, size: number): Buffer => {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
};

await writeFile(join(folder, 'favicon.ico'), toIco(await square(32, 0.9), 32));
await writeFile(join(folder, 'apple-touch-icon.png'), await square(180, 0.6));
for (const size of [192, 512]) await writeFile(join(folder, `icon-${size}.png`), await square(size, 0.6));
