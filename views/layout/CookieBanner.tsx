import { renderToStaticMarkup } from 'react-dom/server';
import { cookieSettingsIds } from '../../client/page/cookieSettingsIds.ts';
import type { RenderContext, RenderedPage } from '../page.ts';
import { urlOf } from '../urls.ts';

/** The question, and two equal buttons. */
const Choice = ({ texts, locale }: RenderContext) => {
  const words = texts.layout.consent;
  const choices = { accepted: words.accept, rejected: words.reject };
  return (
    <>
      <p>
        {`${words.text} `}
        <a href={urlOf({ page: 'cookies' }, locale)}>{texts.pages.cookies.nav}</a>
      </p>
      <ul className="actions banner__choices">
        {Object.entries(choices).map(([choice, text]) => (
          <li key={choice}>
            <button className="button" type="button" value={choice}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};

/**
 * The choice about cookies. `client/page/consent.ts` shows it: without scripts there is no embed and no
 * cookie, so there is nothing to ask. Text browsers ignore `hidden`, so until then the HTML of the choice is
 * the text of a script element.
 */
export const CookieBanner = ({ page, ...context }: { page: RenderedPage } & RenderContext) => (
  <section
    className="banner"
    id={cookieSettingsIds.banner}
    tabIndex={-1}
    aria-label={context.texts.layout.consent.heading}
    inert={page.hasModal}
    hidden
  >
    <script
      type="text/html"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React has escaped the texts, so none can end the element.
      dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<Choice {...context} />) }}
    />
  </section>
);
