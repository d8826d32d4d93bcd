import { sheetUrl } from '../components/StylesBelow.tsx';
import type { Site, Styles } from '../site.ts';
import { TemplateError } from '../templateError.ts';

/** Returns the HTML before `<StylesBelow>`: the first screen. Throws a `TemplateError` without one. */
export const firstScreenHtml = (html: string, site: Site): string => {
  const end = html.indexOf(`"${sheetUrl(site)}"`);
  if (end < 0)
    throw new TemplateError('This page has no <StylesBelow>: add one where its first screen ends.');
  return html.slice(0, end);
};

/** Returns the common styles and the parts whose classes occur in the HTML. */
export const criticalStyles = (html: string, { common, parts }: Styles): string => {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const isNeeded = (need: string) => need.split(' ').every((name) => classes.has(name));
  return common + parts.flatMap(({ css, needs }) => (needs.some(isNeeded) ? [css] : [])).join('');
};

/**
 * Whether to preload the italic font, because a subtitle is as large as the heading. A few italic words in a
 * heading are not worth a preload, which would delay the largest picture.
 */
export const hasSubtitle = (html: string): boolean => html.includes(' class="subtitle"');
