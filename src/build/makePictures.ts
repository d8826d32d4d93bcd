/**
 * `npm run pictures -- <folder>` creates the site's pictures from a folder of masters (`<id>.jpg`): the
 * widths in `content/pictures.ts`, the social cards, and the placeholder styles. The results are committed,
 * the masters are not. Pictures without a master in the folder stay as they are.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { themeColours } from '../../content/look.ts';
import { type PictureId, type PictureSize, pictures, socialImageSize } from '../../content/pictures.ts';
import { jpegWidth, placeholderClass } from '../../views/pictureFiles.ts';

const [masters] = process.argv.slice(2);
if (!masters) {
  process.stderr.write('Usage: npm run pictures -- <folder with the masters>\n');
  process.exit(2);
}

/** Files of up to 800 pixels are mostly for phones, whose dense screens hide coarser details. */
const avifOptions = (width: number) => ({ quality: width > 800 ? 50 : 42, effort: 6 });
const jpegOptions = { quality: 72, mozjpeg: true };

const target = join(import.meta.dirname, '../../static/pictures');

/** Returns the path of a file, and creates its folder. */
const preparePath = async (name: string): Promise<string> => {
  const file = join(target, name);
  await mkdir(dirname(file), { recursive: true });
  return file;
};

/** Creates the AVIF files of a picture in all widths, and one JPEG. Crops a master with another shape. */
const makeWidths = async (id: string, picture: PictureSize): Promise<void> => {
  const resized = (width: number) =>
    sharp(join(masters, `${id}.jpg`)).resize({
      width,
      height: Math.round((width * picture.height) / picture.width),
    });
  for (const width of picture.widths)
    await resized(width)
      .avif(avifOptions(width))
      .toFile(await preparePath(`${id}-${width}.avif`));
  const width = jpegWidth(picture);
  await resized(width)
    .jpeg(jpegOptions)
    .toFile(await preparePath(`${id}-${width}.jpg`));
};

const renderWordmark = async (): Promise<Buffer> => {
  const svg = await readFile(join(target, '../icons/wordmark.svg'), 'utf8');
  return sharp(Buffer.from(svg.replace('currentColor', themeColours.light)), { density: 300 })
    .resize({ width: 520 })
    .toBuffer();
};

/** The social card of the site: the hero picture with a dark gradient and the wordmark. */
const makeSiteCard = async (card: Sharp): Promise<Sharp> => {
  const { width, height } = socialImageSize;
  const shade = `<svg width="${width}" height="${height}"><linearGradient id="g"><stop stop-color="${themeColours.dark}"/><stop offset=".7" stop-color="${themeColours.dark}" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  return card.composite([
    { input: Buffer.from(shade) },
    { input: await renderWordmark(), left: 72, top: 250 },
  ]);
};

/** Creates a social card: a cropped landscape picture, or a portrait picture on a blurred copy of itself. */
const makeSocialImage = async (id: string, { width, height }: PictureSize): Promise<void> => {
  const file = await preparePath(`social/${id}.jpg`);
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

/**
 * The CSS rule of a picture's placeholder: a gradient of three colours of the picture, from left to right.
 */
const placeholderRule = async (id: PictureId, picture: PictureSize): Promise<string> => {
  const points = await sharp(join(target, `${id}-${jpegWidth(picture)}.jpg`))
    .resize(3, 1, { fit: 'fill', kernel: 'cubic' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const colours = [0, 3, 6].map((start) => `#${points.subarray(start, start + 3).toString('hex')}`);
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
for (const [id, picture] of Object.entries(pictures) as [PictureId, PictureSize][]) {
  if (existsSync(join(masters, `${id}.jpg`))) {
    await makeWidths(id, picture);
    await makeSocialImage(id, picture);
    process.stderr.write(`${id}\n`);
  }
  // The portrait hero uses the placeholder of the landscape hero.
  if (id !== 'hero-portrait') rules.push(await placeholderRule(id, picture), ...transitionRule(id));
}
await writeFile(
  join(target, '../styles/pictures.css'),
  `/* The placeholders of pictures, and their names for view transitions. Generated by \`npm run pictures\`. */\n${rules.join('\n')}`,
);
