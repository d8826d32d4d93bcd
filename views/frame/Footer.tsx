import { adultAge } from '../../content/business.ts';
import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { legalPages } from '../../content/routes.ts';
import { formatPriceRange } from '../format.ts';
import { Address } from '../parts/Address.tsx';
import { Channels } from '../parts/Channels.tsx';
import { OpeningHours } from '../parts/OpeningHours.tsx';
import { fill } from '../text.ts';
import { urlOf } from '../urls.ts';
import { RightsBar } from './RightsBar.tsx';

/** Where, when and how: the same on every page. */
export const Footer = ({ copy, locale, inert }: { copy: Copy; locale: Locale; inert: boolean }) => {
  const words = copy.frame;
  return (
    <footer className="footer" inert={inert}>
      <p className="footer__tagline">{words.tagline}</p>
      <div className="footer__columns">
        <section>
          <h2>{words.footer.address}</h2>
          <Address copy={copy} />
        </section>
        <section>
          <h2>{words.footer.hours}</h2>
          <OpeningHours copy={copy} />
          <p>{fill(words.footer.prices, formatPriceRange(locale))}</p>
        </section>
        <section>
          <h2>{words.footer.reach}</h2>
          <Channels copy={copy} />
        </section>
      </div>
      <nav className="footer__legal" aria-label={words.footer.legal}>
        <ul>
          {legalPages.map((page) => (
            <li key={page}>
              <a href={urlOf({ page }, locale)}>{words.nav[page]}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="footer__adults">{fill(words.adultsOnly, { age: adultAge })}</p>
      <RightsBar copy={copy} />
    </footer>
  );
};
