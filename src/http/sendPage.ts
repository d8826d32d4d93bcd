import type { Response } from 'express';
import type { Locale } from '../../content/locales.ts';
import type { Page } from '../../views/page.ts';
import { renderPage } from '../../views/renderPage.tsx';
import type { Site } from '../../views/site.ts';

/** Renders and sends a page. */
export const sendPage = (res: Response, page: Page, locale: Locale, site: Site): void => {
  res
    .set('Content-Language', locale)
    .type('html')
    .send(renderPage(page, locale, site));
};
