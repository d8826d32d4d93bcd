/**
 * `npm run wordmark` draws the wordmark as SVG outlines: the centre's name in the display fonts, the first word upright
 * and the others italic. If the first letter is Á, its accent is a drop. The result is committed. `npm run pictures`
 * puts the wordmark on the social card.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Font, PathCommand } from 'opentype.js';
import { business } from '../../content/business.ts';
import { displayFonts, wordmarkViewBox } from '../../content/look.ts';
import { readFont } from './fonts.ts';

/** The space between letters and between words, in font units. */
const tracking = 6;
const wordSpace = 180;

/** The drop of `mark.svg`. Its tip is at the origin, and its height is 27 units. */
const drop = 'M0 0c3 6 9 10 9 17a9 9 0 0 1-18 0C-9 10-3 6 0 0Z';

/** Formats a path command with rounded coordinates. */
const pathData = (command: PathCommand): string => {
  const points = Object.entries(command).filter(([key]) => /^[xy]/.test(key));
  const order = ['x1', 'y1', 'x2', 'y2', 'x', 'y'];
  points.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return command.type + points.map(([, value]) => Math.round(value)).join(' ');
};

/** Draws a text that begins at `x`, with 1000 units per em. Returns its path and its end. Ignores kerning and ligatures. */
const drawText = (font: Font, text: string, x: number): { path: string; end: number } => {
  let end = x;
  let path = '';
  for (const letter of text) {
    const glyph = font.charToGlyph(letter);
    path += glyph.getPath(end, 0, 1000).commands.map(pathData).join('');
    end += ((glyph.advanceWidth ?? 0) * 1000) / font.unitsPerEm + tracking;
  }
  return { path, end };
};

const { name } = business;
const [first = '', ...others] = name.split(' ');
const hasDrop = first.startsWith('Á');
const upright = drawText(
  await readFont(displayFonts.upright.source, `A${name}`),
  first.replace(/^Á/, 'A'),
  0,
);
const slanted = drawText(
  await readFont(displayFonts.italic.source, name),
  others.join(' '),
  upright.end + (others.length > 0 ? wordSpace : 0),
);

/** Moves the drop above the first letter, tilts it like an acute accent and scales it to font units. */
const dropTransform = 'translate(452 -838) rotate(38) scale(5 6.8)';
const accent = hasDrop ? `<path fill="#d6994c" transform="${dropTransform}" d="${drop}"/>` : '';

const viewBox = `-10 -850 ${Math.ceil(slanted.end) + 20} 1130`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><title>${name}</title><g id="wordmark"><path fill="currentColor" d="${upright.path}${slanted.path}"/>${accent}</g></svg>\n`;
await writeFile(join(import.meta.dirname, '../icons/wordmark.svg'), svg);
if (viewBox !== wordmarkViewBox)
  process.stderr.write(`Enter '${viewBox}' as wordmarkViewBox in content/look.ts.\n`);
