import { type Locale, locales } from '../../content/locales.ts';
import { legalPages } from '../../content/routes.ts';
import { allPages } from '../../src/pages/site.ts';
import { type PageRef, urlOf } from '../../views/urls.ts';

/** Every address of the site: what loop-driven tests walk. */
export const everyUrl: readonly { ref: PageRef; locale: Locale; url: string }[] = locales.flatMap((locale) =>
  allPages.map((ref) => ({ ref, locale, url: urlOf(ref, locale) })),
);

/** Pages that search engines must not list. */
export const isLegal = ({ page }: PageRef): boolean => legalPages.some((legal) => legal === page);
