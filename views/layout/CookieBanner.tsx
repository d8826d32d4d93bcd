import { business } from '../../content/business.ts';
import { consentEndpoint } from '../../content/routes.ts';
import type { RenderContext, Screen } from '../screen.ts';
import { fill } from '../text.ts';
import { urlOf } from '../urls.ts';

type Props = { screen: Screen } & RenderContext;

/** The element id of the banner, and the fragment that opens it again. */
export const cookieSettings = 'cookie-settings';

/**
 * The choice about cookies: two ways that look alike. It is a form where JavaScript is off; a style sheet that depends
 * on the cookie hides it then, and the link in the footer shows it again.
 */
export const CookieBanner = ({ screen, copy, locale }: Props) => {
  const words = copy.layout.consent;
  const { map, tour } = business.embedProviders;
  return (
    <section
      className="banner"
      id={cookieSettings}
      tabIndex={-1}
      aria-labelledby="consent-heading"
      inert={screen.isCovered}
    >
      <form action={consentEndpoint} method="post">
        <input type="hidden" name="return" value={urlOf(screen.switchTo, locale, screen)} />
        <h2 className="visually-hidden" id="consent-heading">
          {words.heading}
        </h2>
        <p>
          {`${fill(words.text, { 'provider.map': map, 'provider.tour': tour })} `}
          <a href={urlOf({ page: 'cookies' }, locale)}>{copy.pages.cookies.nav}</a>
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
