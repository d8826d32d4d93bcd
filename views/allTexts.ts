import { catalogue } from '../content/catalogue.ts';
import { type Locale, languages, locales } from '../content/locales.ts';
import { isOffered, type Offer, offers } from '../content/offers.ts';
import { isLeftOut } from '../content/routes.ts';
import { subjects } from '../content/subjects.ts';
import type { Texts } from '../content/texts.ts';
import { factPlaceholders } from './factPlaceholders.ts';
import { placeholder } from './text.ts';

type Values = Record<string, string | number>;

/** Whether the centre has a thing of `offers.ts`, or the massage with this slug. */
const has = (name: string): boolean =>
  name in offers || name === 'embeds'
    ? isOffered(name as Offer)
    : catalogue.some(({ slug }) => slug === name);

/** Chooses between the texts of `[hotels|with|without]`, the inner brackets first. */
export const chooseVariants = (text: string): string => {
  const chosen = text.replace(/\[([^[\]|]+)\|([^[\]|]*)\|?([^[\]|]*)\]/g, (_, names, present, absent) =>
    names.split(' ').every(has) ? present : absent,
  );
  return chosen === text ? text : chooseVariants(chosen).replace(/ {2,}/g, ' ').trim();
};

/** Whether a link leads to a page or a subject that exists, or to a form, the telephone or the chat. */
const hasTarget = (to: string): boolean =>
  to.startsWith('ask-') ? subjects.some((subject) => to === `ask-${subject}`) : !isLeftOut(to);

/** Whether an item of a list has a text, and the centre has what it needs. */
const isKept = (item: unknown): boolean => {
  if (typeof item !== 'object' || item === null) return item !== '';
  const { needs, to, paragraphs, answer } = item as Record<string, string>;
  return (!needs || has(needs)) && (!to || hasTarget(to)) && paragraphs?.length !== 0 && answer?.length !== 0;
};

/** The things that placeholders speak of. */
const needsOf: readonly (readonly [start: RegExp, needs: Offer])[] = [
  [/^(hotel\.|travelling|staying)/, 'hotels'],
  [/^men/, 'men'],
  [/^provider\.map/, 'map'],
  [/^provider\.tour/, 'tour'],
];

/** Whether a placeholder speaks of something that the centre does not have. */
const isLeftOutName = (name: string): boolean =>
  needsOf.some(([start, needs]) => start.test(name) && !isOffered(needs));

/**
 * Removes parentheses and sentences about something that the centre does not have, or about an empty list, for
 * example the massages with a bath if none has one.
 */
const leaveOutEmpty = (text: string, values: Values): string => {
  const isKept = (part: string): boolean =>
    [...part.matchAll(placeholder)].every(([, name = '']) => values[name] !== '' && !isLeftOutName(name));
  const sentences = text
    .replace(/\s\([^()]*\)/g, (aside) => (isKept(aside) ? aside : ''))
    .split(/(?<=[.!?]) /);
  return sentences.filter(isKept).join(' ');
};

/** Copies a value and replaces the known placeholders in all its texts. Unknown placeholders stay. */
export const fillPlaceholders = <T>(value: T, values: Values): T => {
  if (typeof value === 'string') {
    return leaveOutEmpty(chooseVariants(value), values).replace(placeholder, (typed, name: string) =>
      String(values[name] ?? typed),
    ) as T;
  }
  if (Array.isArray(value)) return value.map((item) => fillPlaceholders(item, values)).filter(isKept) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fillPlaceholders(inner, values)]),
  ) as T;
};

/** All texts of the site by language, with the facts filled in. */
export const allTexts = Object.fromEntries(
  locales.map((locale) => [
    locale,
    fillPlaceholders<Texts>(languages[locale], factPlaceholders(languages[locale], locale)),
  ]),
) as Record<Locale, Texts>;
