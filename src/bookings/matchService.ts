import { catalogue, type ServiceSlug } from '../../content/catalogue.ts';
import { defaultLocale, type Locale } from '../../content/locales.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import { serviceIn, shortestMinutes } from '../../views/texts/serviceEntries.ts';
import { foldText } from '../../views/texts/text.ts';

/** The massages by their slugs and by their titles in all languages, without case and accents. */
const slugByName = new Map<string, ServiceSlug>();
for (const { slug } of catalogue) {
  slugByName.set(foldText(slug), slug);
  for (const { massages } of Object.values(allTexts)) slugByName.set(foldText(massages[slug].title), slug);
}

/** Finds the massage that a text names by title or slug, in any language. Ignores case and accents. */
export const matchService = (text: string): ServiceSlug | null => slugByName.get(foldText(text)) ?? null;

const leastMinutes = Math.min(...catalogue.map(shortestMinutes));

/** The minutes of the shortest option of the massage that a text names; for other texts, of the shortest massage. */
export const minutesOf = (text: string): number => {
  const slug = matchService(text);
  return slug ? shortestMinutes(serviceIn(slug, defaultLocale)) : leastMinutes;
};

/** The title in this language of the massage that a text names in any language. */
export const titleIn = (text: string, locale: Locale): string | undefined => {
  const slug = matchService(text);
  return slug ? serviceIn(slug, locale).title : undefined;
};
