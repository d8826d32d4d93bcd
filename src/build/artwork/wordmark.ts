/**
 * Draws the wordmark, the centre's name in Cormorant with the drop of amber for its accent, as outlines:
 * `npm run wordmark`. The result is committed; `npm run pictures` puts it on the social card.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import opentype, { type Font, type PathCommand } from 'opentype.js';
import { business } from '../../../content/business.ts';
import { wordmarkBox } from '../../../views/components/wordmarkBox.ts';

const root = join(import.meta.dirname, '../../..');

/** Font units between the letters, a little more than the font's own. */
const tracking = 6;

/** The drop of `mark.svg`, its tip at the origin, 27 units high. */
const drop = 'M0 0c3 6 9 10 9 17a9 9 0 0 1-18 0C-9 10-3 6 0 0Z';

const fontOf = async (style: 'normal' | 'italic'): Promise<Font> => {
  const file = await readFile(
    join(root, `node_modules/@fontsource/cormorant/files/cormorant-latin-500-${style}.woff`),
  );
  return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer);
};

/** One step of an outline in whole units. The font's curves are quadratic. */
const pathData = (command: PathCommand): string => {
  const points =
    command.type === 'Z'
      ? []
      : command.type === 'Q'
        ? [command.x1, command.y1, command.x, command.y]
        : [command.x, command.y];
  return command.type + points.map(Math.round).join(' ');
};

/** The outlines of a text from `x` on, and where it ends. Letter by letter: the words need no ligature. */
const outline = (font: Font, text: string, x: number): { path: string; end: number } => {
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
const bare = first.normalize('NFD').replace(/\p{M}/gu, '');
const upright = outline(await fontOf('normal'), bare, 0);
const slanted = outline(await fontOf('italic'), others.join(' '), upright.end + 180);

const box = `-10 -850 ${Math.ceil(slanted.end) + 20} 1130`;
if (box !== wordmarkBox)
  throw new Error(`The wordmark takes '${box}': enter it in views/components/wordmarkBox.ts`);

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${wordmarkBox}"><title>${business.name}</title><g id="wordmark"><path fill="currentColor" d="${upright.path}${slanted.path}"/><path fill="#d6994c" transform="translate(452 -838) rotate(38) scale(5 6.8)" d="${drop}"/></g></svg>\n`;
await writeFile(join(root, 'static/icons/wordmark.svg'), svg);
