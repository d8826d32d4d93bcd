import { catalogue, type ServiceSlug } from '../../content/catalogue.ts';
import type { Locale } from '../../content/locales.ts';
import { allTexts } from '../../views/allTexts.ts';
import { serviceIn, shortestMinutes } from '../../views/services.ts';
import { foldText } from '../../views/text.ts';
import type { FindMassage } from './visitRules.ts';

const names = catalogue.map(({ slug }) => ({
  slug,
  names: [slug, ...Object.values(allTexts).map(({ massages }) => massages[slug].title)],
}));

const slugByName = new Map<string, ServiceSlug>(
  names.flatMap(({ slug, names }) => names.map((name): [string, ServiceSlug] => [foldText(name), slug])),
);

/** Finds the massage that a text names by title or slug, in any language. Ignores case and accents. */
export const matchService = (text: string): ServiceSlug | null => slugByName.get(foldText(text)) ?? null;

const leastMinutes = Math.min(...catalogue.map(shortestMinutes));

/** Finds the massage that a text names in any language, with its title in this one. */
export const findMassageIn =
  (locale: Locale): FindMassage =>
  (text) => {
    const slug = matchService(text);
    if (!slug) return { minutes: leastMinutes };
    const service = serviceIn(slug, locale);
    return { title: service.title, minutes: shortestMinutes(service) };
  };
