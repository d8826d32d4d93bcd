/**
 * Makes the picture files that the site serves from a folder of masters (`<id>.jpg`), in the widths that
 * `content/pictures.ts` names and in the format of social cards, and the styles that stand in for them:
 * `npm run pictures -- <folder>`. The results are committed, the masters are not. What exists is left as it is; delete a
 * picture's files to have them made anew.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type Picture, type PictureId, pictures, socialImage } from '../../../content/pictures.ts';
import { placeholderClass } from '../../../views/components/pictureFiles.ts';

const [masters] = process.argv.slice(2);
if (!masters) {
  process.stderr.write('Usage: npm run pictures -- <folder with the masters>\n');
  process.exit(2);
}

const target = join(import.meta.dirname, '../../../static/pictures');

/** The path of a file to make, its folder made; `null` where it exists. */
const toMake = async (name: string): Promise<string | null> => {
  const file = join(target, name);
  if (existsSync(file)) return null;
  await mkdir(dirname(file), { recursive: true });
  return file;
};

const makeWidths = async (id: string, { widths }: Picture): Promise<void> => {
  for (const width of widths) {
    const resized = sharp(join(masters, `${id}.jpg`)).resize({ width });
    const avif = await toMake(`${id}-${width}.avif`);
    if (avif) await resized.clone().avif({ quality: 50, effort: 6 }).toFile(avif);
    const jpeg = await toMake(`${id}-${width}.jpg`);
    if (jpeg) await resized.clone().jpeg({ quality: 72, mozjpeg: true }).toFile(jpeg);
  }
};

/** The wordmark in the colour of the text on pictures. */
const wordmark = async (): Promise<Buffer> => {
  const svg = await readFile(join(target, '../icons/wordmark.svg'), 'utf8');
  return sharp(Buffer.from(svg.replace('currentColor', '#f1e7da')), { density: 300 })
    .resize({ width: 520 })
    .toBuffer();
};

/** The site's own card: the hero, darkened towards the wordmark that lies on it. */
const makeSiteCard = async (card: Sharp): Promise<Sharp> => {
  const { width, height } = socialImage;
  const shade = `<svg width="${width}" height="${height}"><linearGradient id="g"><stop stop-color="#100b0a"/><stop offset=".7" stop-color="#100b0a" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  return card.composite([{ input: Buffer.from(shade) }, { input: await wordmark(), left: 72, top: 250 }]);
};

/** A landscape picture is cut to the format; an upright one stands whole on a blurred ground of itself. */
const makeSocialImage = async (id: string, { width, height }: Picture): Promise<void> => {
  const file = await toMake(`social/${id}.jpg`);
  if (!file) return;
  const master = join(masters, `${id}.jpg`);
  const ground = sharp(master).resize({ ...socialImage, fit: 'cover' });
  const picture =
    width > height
      ? ground
      : ground
          .blur(40)
          .modulate({ brightness: 0.6 })
          .composite([{ input: await sharp(master).resize({ height: socialImage.height }).toBuffer() }]);
  await (id === 'hero' ? await makeSiteCard(picture) : picture)
    .jpeg({ quality: 72, mozjpeg: true })
    .toFile(file);
};

/** The rule that paints a picture's place until its file is there: its colours at four points from left to right. */
const placeholderRule = async (id: PictureId): Promise<string> => {
  const points = await sharp(join(masters, `${id}.jpg`))
    .resize(4, 1, { fit: 'fill', kernel: 'cubic' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const colours = [0, 3, 6, 9].map((start) => `#${points.subarray(start, start + 3).toString('hex')}`);
  return `.${placeholderClass(id)} img {\n  background: linear-gradient(90deg, ${colours.join(', ')});\n}\n`;
};

/** A massage or a masseuse is the same on two pages: their picture moves from its place on the one to that on the other. */
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
  // The upright hero shows in the place of the wide one.
  if (id !== 'hero-portrait') rules.push(await placeholderRule(id), ...transitionRule(id));
  process.stderr.write(`${id}\n`);
}
await writeFile(
  join(target, '../styles/generated/placeholders.css'),
  `/* What stands in a picture's place until it is there, and its name in page transitions: made by \`npm run pictures\`. */\n${rules.join('\n')}`,
);
