import type { Response } from 'express';
import type { Locale } from '../../content/locales.ts';
import type { Page } from '../../views/page.ts';
import { renderPage } from '../../views/renderPage.tsx';
import type { Site } from '../../views/site.ts';

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
