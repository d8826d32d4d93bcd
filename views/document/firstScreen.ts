import { sheetUrl } from '../components/StylesBelow.tsx';
import type { Site, Styles } from '../site.ts';
import { TemplateError } from '../templateError.ts';

/** A document's markup up to `<StylesBelow>`, where its first screen ends. Throws a `TemplateError` without one. */
export const firstScreenOf = (html: string, site: Site): string => {
  const end = html.indexOf(`"${sheetUrl(site)}"`);
  if (end < 0)
    throw new TemplateError('This page has no <StylesBelow>: add one where its first screen ends.');
  return html.slice(0, end);
};

/** The styles of all that stands in a part of a document. */
export const stylesFor = (html: string, { common, parts }: Styles): string => {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const isNeeded = (need: string) => need.split(' ').every((name) => classes.has(name));
  return common + parts.flatMap(({ css, needs }) => (needs.some(isNeeded) ? [css] : [])).join('');
};

/**
 * Whether the font's italic has to be there early: a subtitle in it is as large as the heading. Where only a turn of a
 * heading is, it would delay the picture that is the largest paint.
 */
export const hasSubtitle = (html: string): boolean => html.includes(' class="subtitle"');
