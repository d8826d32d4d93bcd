import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { Breadcrumb } from '../frame/Breadcrumb.tsx';
import { Footer } from '../frame/Footer.tsx';
import { Header } from '../frame/Header.tsx';
import { Page } from '../pages/Page.tsx';
import type { Screen, Site } from '../screen.ts';
import { Head } from './Head.tsx';

type Props = { screen: Screen; copy: Copy; locale: Locale; site: Site };

/** The whole document: head, frame, page. */
export const Document = (props: Props) => {
  const { screen, copy, locale } = props;
  // Behind an open lightbox nothing can be reached.
  const isCovered = screen.page === 'gallery' && screen.photo !== undefined;
  return (
    <html lang={locale}>
      <Head {...props} />
      <body>
        <a className="skip" href="#content" inert={isCovered}>
          {copy.frame.skipLink}
        </a>
        <Header screen={screen} copy={copy} locale={locale} inert={isCovered} />
        <Breadcrumb screen={screen} copy={copy} locale={locale} inert={isCovered} />
        <main id="content" tabIndex={-1}>
          <Page {...props} />
        </main>
        <Footer copy={copy} locale={locale} inert={isCovered} />
      </body>
    </html>
  );
};
