import { catalogue, type ServiceSlug } from '../../content/catalogue.ts';
import { locales } from '../../content/locales.ts';
import { foldText } from '../../content/rules/foldText.ts';
import { allTexts } from './allTexts.ts';

/** The massages by their slugs and by their titles in all languages, without case and accents. */
const slugByName = new Map<string, ServiceSlug>();
for (const { slug } of catalogue) {
  slugByName.set(foldText(slug), slug);
  for (const locale of locales) slugByName.set(foldText(allTexts[locale].massages[slug].title), slug);
}

/** Finds the massage that a text names by title or slug, in any language. Ignores case and accents. */
export const matchService = (text: string): ServiceSlug | null => slugByName.get(foldText(text)) ?? null;
