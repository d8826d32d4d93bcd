import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { consentEndpoint } from '../../content/routes.ts';
import type { Screen } from '../screen.ts';
import { switchedUrl, urlOf } from '../urls.ts';

type Props = { screen: Screen; copy: Copy; locale: Locale; inert: boolean };

/** The element id of the banner, and the fragment that opens it again. */
export const cookieSettings = 'cookie-settings';

/**
 * The choice about cookies: two ways that look alike. It is a form where JavaScript is off; a style sheet that depends
 * on the cookie hides it then, and the link in the footer shows it again.
 */
export const CookieBanner = ({ screen, copy, locale, inert }: Props) => {
  const words = copy.frame.consent;
  return (
    <section
      className="banner"
      id={cookieSettings}
      tabIndex={-1}
      aria-labelledby="consent-heading"
      inert={inert}
    >
      <form action={consentEndpoint} method="post">
        <input type="hidden" name="return" value={switchedUrl(screen, locale)} />
        <h2 className="visually-hidden" id="consent-heading">
          {words.heading}
        </h2>
        <p>
          {`${words.text} `}
          <a href={urlOf({ page: 'cookies' }, locale)}>{copy.frame.nav.cookies}</a>
        </p>
        <ul className="actions">
          <li>
            <button className="button" type="submit" name="choice" value="accepted">
              {words.accept}
            </button>
          </li>
          <li>
            <button className="button" type="submit" name="choice" value="rejected">
              {words.reject}
            </button>
          </li>
        </ul>
      </form>
    </section>
  );
};
