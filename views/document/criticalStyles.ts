import { type Site, type StyleRule, sheetUrl } from '../site.ts';

/** A bug in a template. Its message contains no data of visitors, so the log may contain it. */
export class TemplateError extends Error {
  override name = 'TemplateError';
}

/** Returns the HTML before `<FirstScreenEnd>`. Throws a `TemplateError` if the page has none. */
export const firstScreenHtml = (html: string, site: Site): string => {
  const end = html.indexOf(`"${sheetUrl(site)}"`);
  if (end < 0)
    throw new TemplateError('This page has no <FirstScreenEnd>: add one where its first screen ends.');
  return html.slice(0, end);
};

/** Writes rules as a style sheet. Neighbouring rules with the same scope share its at-rules. */
export const joinRules = (rules: readonly StyleRule[]): string =>
  rules
    .map(({ scope, css }, index) => {
      const isFirst = rules[index - 1]?.scope !== scope;
      const isLast = rules[index + 1]?.scope !== scope;
      const closingBraces = '}'.repeat(scope.split('{').length - 1);
      return (isFirst ? scope : '') + css + (isLast ? closingBraces : '');
    })
    .join('');

/** Removes custom properties that no rule reads. Repeats this, because properties read properties. */
const withoutUnusedProperties = (rules: readonly StyleRule[]): readonly StyleRule[] => {
  const used = new Set(rules.flatMap(({ css }) => css.match(/(?<=var\()--[\w-]+/g) ?? []));
  const kept = rules
    .map((rule) => ({
      ...rule,
      css: rule.css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name) =>
        used.has(name) ? declaration : '',
      ),
    }))
    .filter(({ css }) => !css.endsWith('{}'));
  return kept.some(({ css }, index) => css !== rules[index]?.css) ? withoutUnusedProperties(kept) : kept;
};

/** Returns the rules that can match an element of the HTML before the visitor acts. */
export const criticalStyles = (html: string, rules: readonly StyleRule[]): string => {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  const elements = html.match(/(?<=<)[a-z]\w*/g) ?? [];
  const present = new Set(['', ...classes.map((name) => `.${name}`), ...elements]);
  const isNeeded = ({ needs }: StyleRule) =>
    needs.some((need) => need.split(' ').every((name) => present.has(name)));
  return joinRules(withoutUnusedProperties(rules.filter(isNeeded)));
};

/**
 * Whether the first screen needs the italic font at once: for a subtitle, which is as large as the heading.
 * For a few italic words in a heading, a preload would only delay the largest picture.
 */
export const needsItalicFont = (html: string): boolean => html.includes(' class="subtitle"');
