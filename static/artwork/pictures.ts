/**
 * `npm run pictures -- <folder>` creates the site's pictures from a folder of masters (`<id>.jpg`): the
 * widths in `content/pictures.ts`, the social cards, and the placeholder styles. The results are committed,
 * the masters are not. Existing files are kept; delete them to create them again.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type Picture, type PictureId, pictures, socialImageSize } from '../../content/pictures.ts';
import { jpegWidth, placeholderClass } from '../../views/components/pictureFiles.ts';

const [masters] = process.argv.slice(2);
if (!masters) {
  process.stderr.write('Usage: npm run pictures -- <folder with the masters>\n');
  process.exit(2);
}

/** Files of up to 800 pixels are mostly for phones, whose dense screens hide coarser details. */
const avifOptions = (width: number) => ({ quality: width > 800 ? 50 : 42, effort: 6 });
const jpegOptions = { quality: 72, mozjpeg: true };

const target = join(import.meta.dirname, '../pictures');

/** Returns the path of a file if it is missing, and creates its folder. Returns `null` if the file exists. */
const pathIfMissing = async (name: string): Promise<string | null> => {
  const file = join(target, name);
  if (existsSync(file)) return null;
  await mkdir(dirname(file), { recursive: true });
  return file;
};

/** Creates the AVIF files of a picture in all widths, and one JPEG. */
const makeWidths = async (id: string, picture: Picture): Promise<void> => {
  const resized = (width: number) => sharp(join(masters, `${id}.jpg`)).resize({ width });
  for (const width of picture.widths) {
    const avif = await pathIfMissing(`${id}-${width}.avif`);
    if (avif) await resized(width).avif(avifOptions(width)).toFile(avif);
  }
  const width = jpegWidth(picture);
  const jpeg = await pathIfMissing(`${id}-${width}.jpg`);
  if (jpeg) await resized(width).jpeg(jpegOptions).toFile(jpeg);
};

const renderWordmark = async (): Promise<Buffer> => {
  const svg = await readFile(join(target, '../icons/wordmark.svg'), 'utf8');
  return sharp(Buffer.from(svg.replace('currentColor', '#f1e7da')), { density: 300 })
    .resize({ width: 520 })
    .toBuffer();
};

/** The social card of the site: the hero picture with a dark gradient and the wordmark. */
const makeSiteCard = async (card: Sharp): Promise<Sharp> => {
  const { width, height } = socialImageSize;
  const shade = `<svg width="${width}" height="${height}"><linearGradient id="g"><stop stop-color="#100b0a"/><stop offset=".7" stop-color="#100b0a" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  return card.composite([
    { input: Buffer.from(shade) },
    { input: await renderWordmark(), left: 72, top: 250 },
  ]);
};

/** Creates a social card: a cropped landscape picture, or a portrait picture on a blurred copy of itself. */
const makeSocialImage = async (id: string, { width, height }: Picture): Promise<void> => {
  const file = await pathIfMissing(`social/${id}.jpg`);
  if (!file) return;
  const master = join(masters, `${id}.jpg`);
  const background = sharp(master).resize({ ...socialImageSize, fit: 'cover' });
  const picture =
    width > height
      ? background
      : background
          .blur(40)
          .modulate({ brightness: 0.6 })
          .composite([{ input: await sharp(master).resize({ height: socialImageSize.height }).toBuffer() }]);
  await (id === 'hero' ? await makeSiteCard(picture) : picture).jpeg(jpegOptions).toFile(file);
};

/** The CSS rule of a picture's placeholder: a gradient of four colours of the picture, from left to right. */
const placeholderRule = async (id: PictureId): Promise<string> => {
  const points = await sharp(join(masters, `${id}.jpg`))
    .resize(4, 1, { fit: 'fill', kernel: 'cubic' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const colours = [0, 3, 6, 9].map((start) => `#${points.subarray(start, start + 3).toString('hex')}`);
  return `.${placeholderClass(id)} img {\n  background: linear-gradient(90deg, ${colours.join(', ')});\n}\n`;
};

/** The CSS rule that lets a picture move from a list to its own page in a view transition. */
const transitionRule = (id: PictureId): string[] => {
  const [folder, name] = id.split('/');
  return folder === 'services' || folder === 'masseuses'
    ? [`.${placeholderClass(id)} {\n  view-transition-name: ${name};\n}\n`]
    : [];
};

const rules: string[] = [];
for (const [id, picture] of Object.entries(pictures) as [PictureId, Picture][]) {
  await makeWidths(id, picture);
  await makeSocialImage(id, picture);
  // The portrait hero uses the placeholder of the landscape hero.
  if (id !== 'hero-portrait') rules.push(await placeholderRule(id), ...transitionRule(id));
  process.stderr.write(`${id}\n`);
}
await writeFile(
  join(target, '../styles/generated/placeholders.css'),
  `/* The placeholders of pictures, and their names for view transitions. Generated by \`npm run pictures\`. */\n${rules.join('\n')}`,
);
