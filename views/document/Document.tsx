import { Notices } from '../../client/islands/Notices.island.tsx';
import { Tooltips } from '../../client/islands/Tooltips.island.tsx';
import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { Breadcrumb } from '../frame/Breadcrumb.tsx';
import { CookieBanner } from '../frame/CookieBanner.tsx';
import { Footer } from '../frame/Footer.tsx';
import { Header } from '../frame/Header.tsx';
import { Island } from '../Island.tsx';
import { Page } from '../pages/Page.tsx';
import type { Screen, Site } from '../screen.ts';
import { Head } from './Head.tsx';

type Props = { screen: Screen; copy: Copy; locale: Locale; site: Site };

/** The whole document: head, frame, page. */
export const Document = (props: Props) => {
  const { screen, copy, locale, site } = props;
  // Behind an open lightbox nothing can be reached.
  const isCovered = screen.page === 'gallery' && screen.photo !== undefined;
  return (
    <html lang={locale}>
      <Head {...props} />
      <body>
        <a className="skip-link" href="#content" inert={isCovered}>
          {copy.frame.skipLink}
        </a>
        <Header screen={screen} copy={copy} locale={locale} site={site} inert={isCovered} />
        <Breadcrumb screen={screen} copy={copy} locale={locale} inert={isCovered} />
        <main id="content" tabIndex={-1}>
          <Page {...props} />
        </main>
        <CookieBanner screen={screen} copy={copy} locale={locale} inert={isCovered} />
        <Footer copy={copy} locale={locale} site={site} inert={isCovered} />
        <Island
          name="Notices"
          id="notices"
          component={Notices}
          props={{ words: { close: copy.form.sent.dismiss } }}
        />
        <Island name="Tooltips" id="tooltips" on={['touch']} component={Tooltips} props={{}} />
      </body>
    </html>
  );
};
