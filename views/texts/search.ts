import { type ExtraId, extraIds } from '../../content/extras.ts';
import { searchLimit } from '../../content/limits.ts';
import { byLocale, type Locale } from '../../content/locales.ts';
import { masseuses } from '../../content/masseuses.ts';
import { foldText } from '../../content/rules/foldText.ts';
import type { Texts } from '../../content/textTypes/texts.ts';
import { allTexts } from './allTexts.ts';
import { type ServiceEntry, servicesIn } from './serviceEntries.ts';

/** Makes one word of a number and its unit, so that '90 min' does not find what costs €90. */
const joinUnits = (text: string): string =>
  text
    .replace(/(\d+)[\s-]*min(?:ute|uto)?s?\b/g, '$1min')
    .replace(/€\s*(\d+)|(\d+)\s*(?:€|euros?\b)/g, '$1$2euros');

/** The words of a text in lower case, without accents and ligatures. */
const splitWords = (text: string): string[] => joinUnits(foldText(text)).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of texts, each between spaces. */
const joinWords = (texts: readonly string[]): string => ` ${splitWords(texts.join(' ')).join(' ')} `;

/**
 * Whether a text has a word that begins with each of the words. A number is a whole word: 30 does not begin
 * 300.
 */
const hasWords = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(/^\d+$/.test(word) ? ` ${word} ` : ` ${word}`));

/** A massage or an extra, with the words of its name, of its name and short texts, and of all its texts. */
type SearchItem = { id: string; name: string; short: string; all: string };

const createItem = (id: string, name: string[], short: string[], long: string[]): SearchItem => ({
  id,
  name: joinWords(name),
  short: joinWords([...name, ...short]),
  all: joinWords([...name, ...short, ...long]),
});

/** A massage is also found by its slug, by its durations and prices, and by those who give it. */
const createServiceItem = (service: ServiceEntry, siteTitle: string): SearchItem =>
  createItem(
    service.slug,
    [siteTitle, service.heading, service.slug],
    [
      service.subtitle,
      service.summary,
      ...service.features,
      ...service.options.map(({ minutes, euros }) => `${minutes}, ${minutes} min, ${euros}, ${euros} €`),
      ...masseuses.filter(({ slug }) => service.givenBy.includes(slug)).map(({ name }) => name),
    ],
    [
      service.seoTitle,
      service.intro,
      ...service.sections.flatMap(({ heading, paragraphs, bullets = [] }) => [
        heading,
        ...paragraphs,
        ...bullets,
      ]),
      ...service.benefits,
      ...service.options.flatMap(({ includes }) => includes),
    ],
  );

/** An extra is also found by its id, which is English, and by other words for it. */
const createExtraItem = (id: ExtraId, { extras, pages }: Texts): SearchItem => {
  const { items, searchWords } = extras;
  const { title, description, details } = items[id];
  const detailTexts = details ? [...details.steps, ...details.facts.map(({ text }) => text)] : [];
  return createItem(
    id,
    [pages.home.title, title, `${id} massage`, ...searchWords[id]],
    [],
    [description, ...detailTexts],
  );
};

/** Each name has the title of the home page, so that 'tantra massage in Barcelona' is a name too. */
const searchItems = byLocale((locale) => [
  ...servicesIn(locale).map((service) => createServiceItem(service, allTexts[locale].pages.home.title)),
  ...extraIds.map((id) => createExtraItem(id, allTexts[locale])),
]);

/** Normalises a query to one line of at most `searchLimit` characters. */
export const normaliseQuery = (query: string): string =>
  query.replace(/\s+/g, ' ').trim().slice(0, searchLimit).toWellFormed().trim();

/**
 * Finds the massages and extras that have, for each word of the query, a word that begins with it. Case and
 * accents do not matter. Returns nothing for a query without words.
 */
export const searchServices = (
  query: string,
  locale: Locale,
): { services: ServiceEntry[]; extras: ExtraId[] } => {
  const words = splitWords(query);
  const items = words.length > 0 ? searchItems[locale] : [];
  // Many texts mention other massages and endings, which a visitor who types a name does not look for.
  const isName = items.some(({ name }) => hasWords(name, words));
  const found = items.filter(({ short, all }) => hasWords(isName ? short : all, words)).map(({ id }) => id);
  return {
    services: servicesIn(locale).filter(({ slug }) => found.includes(slug)),
    extras: extraIds.filter((id) => found.includes(id)),
  };
};
