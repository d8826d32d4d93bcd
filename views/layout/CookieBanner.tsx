import type { Page, RenderContext } from '../page.ts';
import { urlOf } from '../urls.ts';

type Props = { page: Page } & RenderContext;

/** The element id of the banner, which the link in the footer opens again. */
export const cookieSettings = 'cookie-settings';

/**
 * The choice about cookies, with two equal buttons. `client/page/consent.ts` shows it: without scripts there is no embed and
 * no cookie, so there is nothing to ask.
 */
export const CookieBanner = ({ page, texts, locale }: Props) => {
  const words = texts.layout.consent;
  const choices = { accepted: words.accept, rejected: words.reject };
  return (
    <section
      className="banner"
      id={cookieSettings}
      tabIndex={-1}
      aria-label={words.heading}
      inert={page.hasModal}
      hidden
    >
      <p>
        {`${words.text} `}
        <a href={urlOf({ page: 'cookies' }, locale)}>{texts.pages.cookies.nav}</a>
      </p>
      <ul className="actions">
        {Object.entries(choices).map(([choice, text]) => (
          <li key={choice}>
            <button className="button" type="button" value={choice}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
