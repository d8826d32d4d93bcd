import type { Response } from 'express';
import { defaultLocale, type Locale } from '../../content/locales.ts';
import type { Page } from '../../views/page.ts';
import { renderPage } from '../../views/renderPage.tsx';
import type { Site } from '../../views/site.ts';
import { allTexts } from '../../views/texts/allTexts.ts';

export type SendPage = (res: Response, page: Page, locale: Locale) => void;

/** Returns a function that renders and sends a page. */
export const createPageSender =
  (site: Site): SendPage =>
  (res, page, locale) => {
    res
      .set('Content-Language', locale)
      .type('html')
      .send(renderPage(page, locale, site));
  };

export const refuseMethod = (res: Response, allow: string, locale = defaultLocale): void => {
  res.status(405).set('Allow', allow);
  res.json({ message: allTexts[locale].errors.refusals.methodNotAllowed });
};
