import { NextStep } from '../components/NextStep.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { CookieBanner } from '../layout/CookieBanner.tsx';
import { Footer } from '../layout/Footer.tsx';
import { Header } from '../layout/Header.tsx';
import type { RenderContext, RenderedPage } from '../page.ts';
import { hasEmbeds } from '../site.ts';
import { Head } from './Head.tsx';
import { StructuredData } from './StructuredData.tsx';

export const Document = (props: { page: RenderedPage } & RenderContext) => {
  const { page, ...context } = props;
  const { texts, locale } = context;
  const { hasModal = false } = page;
  return (
    <html lang={locale}>
      <Head {...props} />
      <body className={hasModal ? 'has-modal' : undefined}>
        <a className="skip-link" href="#content" inert={hasModal}>
          {texts.layout.skipLink}
        </a>
        {hasEmbeds(context.site) && <CookieBanner {...props} />}
        <Header {...props} />
        <Breadcrumb {...props} />
        <main id="content" tabIndex={-1}>
          {page.body}
          <NextStep {...props} />
        </main>
        <Footer {...context} inert={hasModal} />
        <StructuredData {...props} />
      </body>
    </html>
  );
};
