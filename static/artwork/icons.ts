/** `npm run icons` creates the PNG and ICO icons from `static/icons/mark.svg`. The results are committed. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { themeColours } from '../../content/look.ts';

const folder = join(import.meta.dirname, '../icons');

/** The mark on the dark background. `scale` is its height as a fraction of the square. */
const squareIcon = async (size: number, scale: number): Promise<Buffer> => {
  const height = Math.round(size * scale);
  const mark = await sharp(join(folder, 'mark.svg'), { density: 1200 }).resize({ height }).toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: themeColours.dark } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9 })
    .toBuffer();
};

const faviconScale = 0.9;

/** Home screens may crop icons to a circle, so the mark stays near the centre. */
const appIconScale = 0.6;

const toIco = (png: Buffer, size: number): Buffer => {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // Type: icon
  header.writeUInt16LE(1, 4); // Number of pictures
  header.writeUInt8(size, 6); // Width
  header.writeUInt8(size, 7); // Height
  header.writeUInt16LE(1, 10); // Colour planes
  header.writeUInt16LE(32, 12); // Bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // Offset of the picture
  return Buffer.concat([header, png]);
};

await writeFile(join(folder, 'favicon.ico'), toIco(await squareIcon(32, faviconScale), 32));
await writeFile(join(folder, 'apple-touch-icon.png'), await squareIcon(180, appIconScale));
for (const size of [192, 512])
  await writeFile(join(folder, `icon-${size}.png`), await squareIcon(size, appIconScale));
