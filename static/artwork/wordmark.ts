/**
 * `npm run wordmark` draws the wordmark as SVG outlines: the centre's name in Cormorant, with a drop as the
 * accent of its first letter. The result is committed. `npm run pictures` puts the wordmark on the social
 * card.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import opentype, { type Font, type PathCommand } from 'opentype.js';
import { business } from '../../content/business.ts';
import { wordmarkViewBox } from '../../views/components/wordmarkViewBox.ts';

const root = join(import.meta.dirname, '../..');

/** The space between letters and between words, in font units. */
const tracking = 6;
const wordSpace = 180;

/** The drop of `mark.svg`. Its tip is at the origin, and its height is 27 units. */
const drop = 'M0 0c3 6 9 10 9 17a9 9 0 0 1-18 0C-9 10-3 6 0 0Z';

const loadFont = async (style: 'normal' | 'italic'): Promise<Font> => {
  const file = await readFile(
    join(root, `node_modules/@fontsource/cormorant/files/cormorant-latin-500-${style}.woff`),
  );
  return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer);
};

/** Formats a path command with rounded coordinates. The curves of the font are quadratic. */
const pathData = (command: PathCommand): string => {
  const points =
    command.type === 'Z'
      ? []
      : command.type === 'Q'
        ? [command.x1, command.y1, command.x, command.y]
        : [command.x, command.y];
  return command.type + points.map(Math.round).join(' ');
};

/** Draws a text that begins at `x`. Returns its path and its end. Ignores kerning and ligatures. */
const drawText = (font: Font, text: string, x: number): { path: string; end: number } => {
  let end = x;
  let path = '';
  for (const letter of text) {
    const glyph = font.charToGlyph(letter);
    path += glyph.getPath(end, 0, font.unitsPerEm).commands.map(pathData).join('');
    end += (glyph.advanceWidth ?? 0) + tracking;
  }
  return { path, end };
};

const [first = '', ...others] = business.name.split(' ');
const withoutAccent = first.normalize('NFD').replace(/\p{M}/gu, '');
const upright = drawText(await loadFont('normal'), withoutAccent, 0);
const slanted = drawText(await loadFont('italic'), others.join(' '), upright.end + wordSpace);

/** Moves the drop above the first letter, tilts it like an acute accent and scales it to font units. */
const dropTransform = 'translate(452 -838) rotate(38) scale(5 6.8)';

const viewBox = `-10 -850 ${Math.ceil(slanted.end) + 20} 1130`;
if (viewBox !== wordmarkViewBox)
  throw new Error(
    `The viewBox of the wordmark is now '${viewBox}': enter it in views/components/wordmarkViewBox.ts`,
  );

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${wordmarkViewBox}"><title>${business.name}</title><g id="wordmark"><path fill="currentColor" d="${upright.path}${slanted.path}"/><path fill="#d6994c" transform="${dropTransform}" d="${drop}"/></g></svg>\n`;
await writeFile(join(root, 'static/icons/wordmark.svg'), svg);
