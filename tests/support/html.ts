import { load as parse } from 'cheerio';

type TreeNode = { type: string; name?: string; data?: string; children?: TreeNode[] };

/** Elements that stand inside a line: what is around them is part of the same word or sentence. */
const isInLine = new Set(['a', 'em', 'small', 'span', 'strong', 'wbr']);
const isSilent = new Set(['script', 'style', 'template']);

const wordsBelow = ({ type, name = '', data = '', children = [] }: TreeNode): string => {
  if (type === 'text') return data;
  if (isSilent.has(name)) return '';
  const words = children.map(wordsBelow).join('');
  return isInLine.has(name) ? words : ` ${words} `;
};

/** A text with every run of white space, no-break spaces included, as one plain space. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A heading of the copy as a person reads it: the words between asterisks are in italics. */
export const headingText = (text: string): string => plain(text.replaceAll('*', ''));

/** A page as a visitor without JavaScript gets it, to be asked for what they read and where its links lead. */
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
    /** What each element of a selector says. */
    textsOf,
    /** What a part of the page says. */
    text: (part = 'body'): string => textsOf(part).join(' '),
    /** The values of an attribute in the order of the page, of the elements that have it. */
    attributes,
    language: $('html').attr('lang'),
    title: $('title').text(),
    /** The content of a `<meta>` by its name or property. */
    meta: (name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).attr('content'),
    canonical: $('link[rel=canonical]').attr('href'),
    /** Where the page says that it stands in each language. */
    alternates: Object.fromEntries(
      $('link[rel=alternate]')
        .toArray()
        .map((link) => [$(link).attr('hreflang') ?? '', $(link).attr('href') ?? '']),
    ),
    /** Where the links lead that are called this, within a part of the page. */
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
