import { catalogue, type ServiceSlug } from '../../content/catalogue.ts';
import { copies } from '../../views/copies.ts';
import { foldText } from '../../views/text.ts';

const slugByName = new Map<string, ServiceSlug>(
  catalogue.flatMap(({ slug }) => {
    const titles = Object.values(copies).map(({ massages }) => massages[slug].title);
    return [slug, ...titles].map((name): [string, ServiceSlug] => [foldText(name), slug]);
  }),
);

/** The massage that a text means: a title in any language or a slug, whatever its case and accents. */
export const matchService = (text: string): ServiceSlug | null => slugByName.get(foldText(text)) ?? null;
