import { load as parse } from 'cheerio';

type TreeNode = { type: string; name?: string; data?: string; children?: TreeNode[] };

/** Inline elements do not separate words. */
const isInLine = new Set(['a', 'em', 'small', 'span', 'strong']);
const isSilent = new Set(['script', 'style', 'template']);

const wordsBelow = ({ type, name = '', data = '', children = [] }: TreeNode): string => {
  if (type === 'text') return data;
  if (isSilent.has(name)) return '';
  const words = children.map(wordsBelow).join('');
  return isInLine.has(name) ? words : ` ${words} `;
};

/** Collapses white space, including no-break spaces. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A heading without the asterisks that mark italics. */
export const headingText = (text: string): string => plain(text.replaceAll('*', ''));

/** Parses a page as a visitor without JavaScript sees it. */
export const load = (html: string) => {
  const $ = parse(html, { scriptingEnabled: false });
  const textsOf = (selector: string): string[] =>
    $(selector)
      .toArray()
      .map((element) => plain(wordsBelow(element)));
  const nameOf = (element: TreeNode & Parameters<typeof $>[0]): string =>
    $(element).attr('aria-label') ?? plain(wordsBelow(element));
  const attributes = (selector: string, name: string): string[] =>
    $(selector)
      .toArray()
      .flatMap((element) => $(element).attr(name) ?? []);
  return {
    $,
    /** The texts of all elements that match. */
    textsOf,
    /** The text of a part of the page. */
    text: (part = 'body'): string => textsOf(part).join(' '),
    /** The values of an attribute in document order. */
    attributes,
    language: $('html').attr('lang'),
    title: $('title').text(),
    /** The content of a `<meta>` by its name or property. */
    meta: (name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).attr('content'),
    canonical: $('link[rel=canonical]').attr('href'),
    /** The hreflang links. */
    alternates: Object.fromEntries(
      $('link[rel=alternate]')
        .toArray()
        .map((link) => [$(link).attr('hreflang') ?? '', $(link).attr('href') ?? '']),
    ),
    /** The targets of links with this name in a part of the page. */
    targets: (name: string, part = 'body'): string[] =>
      $(`${part} a[href]`)
        .toArray()
        .filter((link) => nameOf(link) === plain(name))
        .map((link) => $(link).attr('href') ?? ''),
    /** The field with this label. */
    field: (label: string) => {
      const found = $('label')
        .toArray()
        .find((element) => $(element).contents().first().text() === label);
      return $(`[id="${found && $(found).attr('for')}"]`);
    },
  };
};
