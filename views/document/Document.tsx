import { Notices } from '../../client/islands/Notices.island.tsx';
import { Tooltips } from '../../client/islands/Tooltips.island.tsx';
import { Island } from '../Island.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { CookieBanner } from '../layout/CookieBanner.tsx';
import { Footer } from '../layout/Footer.tsx';
import { Header } from '../layout/Header.tsx';
import type { RenderContext, Screen } from '../screen.ts';
import { Head } from './Head.tsx';
import { StructuredData } from './StructuredData.tsx';

/** The HTML document of a screen. */
export const Document = (props: { screen: Screen } & RenderContext) => {
  const { screen, ...context } = props;
  const { copy, locale } = context;
  const { hasModal } = screen;
  return (
    <html lang={locale}>
      <Head {...props} />
      <body className={hasModal ? 'has-modal' : undefined}>
        <a className="skip-link" href="#content" inert={hasModal}>
          {copy.layout.skipLink}
        </a>
        <Header {...props} />
        <Breadcrumb {...props} />
        <main id="content" tabIndex={-1}>
          {screen.body(context)}
        </main>
        <CookieBanner {...props} />
        <Footer {...context} inert={hasModal} />
        <Island
          name="Notices"
          id="notices"
          component={Notices}
          props={{ words: { close: copy.form.sent.dismiss } }}
        />
        <Island name="Tooltips" id="tooltips" on={['touch']} component={Tooltips} props={{}} />
        <StructuredData {...props} />
      </body>
    </html>
  );
};
