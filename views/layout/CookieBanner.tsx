import { consentEndpoint } from '../../content/routes.ts';
import type { Page, RenderContext } from '../page.ts';
import { urlOf } from '../urls.ts';

type Props = { page: Page } & RenderContext;

/** The element id of the banner. A link to this fragment shows the banner again. */
export const cookieSettings = 'cookie-settings';

/**
 * The choice about cookies, with two equal buttons. Without JavaScript it is a form, and `/consent.css` hides
 * the banner for visitors with the cookie. The link in the footer shows it again.
 */
export const CookieBanner = ({ page, texts, locale }: Props) => {
  const words = texts.layout.consent;
  return (
    <section
      className="banner"
      id={cookieSettings}
      tabIndex={-1}
      aria-label={words.heading}
      inert={page.hasModal}
    >
      <form action={consentEndpoint} method="post">
        <input
          type="hidden"
          name="return"
          value={urlOf(page.switcherTarget, locale, { query: page.query })}
        />
        <p>
          {`${words.text} `}
          <a href={urlOf({ page: 'cookies' }, locale)}>{texts.pages.cookies.nav}</a>
        </p>
        <ul className="actions">
          {Object.entries({ accepted: words.accept, rejected: words.reject }).map(([choice, text]) => (
            <li key={choice}>
              <button className="button" type="submit" name="choice" value={choice}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      </form>
    </section>
  );
};
