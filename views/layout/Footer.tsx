import { cookieSettingsIds } from '../../client/page/cookieSettingsIds.ts';
import { footerPages } from '../../content/routes.ts';
import { Address } from '../components/Address.tsx';
import { ContactChannels } from '../components/ContactChannels.tsx';
import { MapEmbed } from '../components/Embeds.tsx';
import { LeaveLink } from '../components/LeaveLink.tsx';
import { OpeningHours } from '../components/OpeningHours.tsx';
import { Wordmark } from '../components/Wordmark.tsx';
import type { RenderContext, TextContext } from '../page.ts';
import { hasEmbeds } from '../site.ts';
import { servicesIn } from '../texts/serviceEntries.ts';
import { urlOf } from '../urls.ts';
import { BottomBar } from './BottomBar.tsx';

/** Links to the page of each massage. */
const FooterServices = ({ texts, locale }: TextContext) => (
  <nav className="footer-massages" aria-labelledby="footer-massages-heading">
    <h2 id="footer-massages-heading">{texts.layout.footer.massages}</h2>
    <ul>
      {servicesIn(locale).map(({ slug, title }) => (
        <li key={slug}>
          <a href={urlOf({ page: 'service', slug }, locale)}>{title}</a>
        </li>
      ))}
    </ul>
  </nav>
);

type Props = RenderContext & { inert: boolean };

/** The footer of every page: address, opening hours, contact, map and links. */
export const Footer = ({ texts, locale, site, inert }: Props) => {
  const words = texts.layout;
  return (
    <footer className="footer" inert={inert}>
      <div className="footer__columns">
        <div className="footer__brand">
          <Wordmark site={site} />
          <p className="footer__tagline text-muted">{words.tagline}</p>
        </div>
        <section>
          <h2>{words.footer.address}</h2>
          <Address texts={texts} />
        </section>
        <section>
          <h2>{words.footer.hours}</h2>
          <OpeningHours texts={texts} locale={locale} />
          <p>{words.footer.prices}</p>
        </section>
        <section>
          <h2>{words.footer.reach}</h2>
          <ContactChannels texts={texts} />
        </section>
        <div className="footer__map">
          <MapEmbed texts={texts} site={site} />
        </div>
      </div>
      <FooterServices texts={texts} locale={locale} />
      <div className="footer__legal">
        <nav aria-label={words.footer.legal}>
          <ul>
            {footerPages.map((page) => (
              <li key={page}>
                <a href={urlOf({ page }, locale)}>{texts.pages[page].nav}</a>
              </li>
            ))}
            {hasEmbeds(site) && (
              <li>
                {/* `client/page/consent.ts` shows the link. */}
                <a id={cookieSettingsIds.link} href={`#${cookieSettingsIds.banner}`} hidden>
                  {words.consent.settings}
                </a>
              </li>
            )}
            <li>
              <LeaveLink texts={texts} />
            </li>
          </ul>
        </nav>
        <p className="footer__adults fine-print">{words.adultsOnly}</p>
      </div>
      <BottomBar texts={texts} locale={locale} />
    </footer>
  );
};
