import { Notices } from '../../client/islands/Notices.island.tsx';
import { Tooltips } from '../../client/islands/Tooltips.island.tsx';
import { isOffered } from '../../content/offers.ts';
import { NextStep } from '../components/NextStep.tsx';
import { Island } from '../Island.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { CookieBanner } from '../layout/CookieBanner.tsx';
import { Footer } from '../layout/Footer.tsx';
import { Header } from '../layout/Header.tsx';
import type { Page, RenderContext } from '../page.ts';
import { Head } from './Head.tsx';
import { StructuredData } from './StructuredData.tsx';

/** The HTML document of a page. */
export const Document = (props: { page: Page } & RenderContext) => {
  const { page, ...context } = props;
  const { texts, locale } = context;
  const { hasModal } = page;
  return (
    // Without embeds there is no banner, for which the styles would reserve space.
    <html lang={locale} data-consent={isOffered('embeds') ? undefined : 'rejected'}>
      <Head {...props} />
      <body className={hasModal ? 'has-modal' : undefined}>
        <a className="skip-link" href="#content" inert={hasModal}>
          {texts.layout.skipLink}
        </a>
        {isOffered('embeds') && <CookieBanner {...props} />}
        <Header {...props} />
        <Breadcrumb {...props} />
        <main id="content" tabIndex={-1}>
          {page.body(context)}
          <NextStep {...props} />
        </main>
        <Footer {...context} inert={hasModal} />
        <Island
          name="Notices"
          id="notices"
          component={Notices}
          props={{ words: { close: texts.form.sent.dismiss } }}
        />
        <Island name="Tooltips" id="tooltips" on={['touch']} component={Tooltips} props={{}} />
        <StructuredData {...props} />
      </body>
    </html>
  );
};
