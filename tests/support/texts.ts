/** All texts in a value. */
export const textsBelow = (value: unknown): string[] => textEntries(value).map(([, text]) => text);

/** Every text in a value with its path: `['pages.home.nav', 'Home']`. */
export const textEntries = (value: unknown, place = ''): [place: string, text: string][] => {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textEntries(inner, place ? `${place}.${key}` : key));
};
