import type { Copy } from '../../content/copy.ts';
import { homeServices } from '../../content/listing.ts';
import type { Locale } from '../../content/locales.ts';
import { serviceIn } from '../catalogue.ts';
import { RequestSection } from '../forms/RequestSection.tsx';
import { Picture } from '../parts/Picture.tsx';
import { PriceList } from '../parts/PriceList.tsx';
import type { FormView, Site } from '../screen.ts';
import { urlOf } from '../urls.ts';

type Props = { form: FormView; copy: Copy; locale: Locale; site: Site };

export const Home = ({ form, copy, locale, site }: Props) => {
  const words = copy.pages.home;
  return (
    <>
      <section className="hero">
        <div className="hero__words">
          <h1>{words.heading}</h1>
          <p className="lead">{words.sub}</p>
          <ul className="actions">
            <li>
              <a className="button button--main" href={urlOf({ page: 'services' }, locale)}>
                {words.toServices}
              </a>
            </li>
            <li>
              <a className="button" href={urlOf({ page: 'contact' }, locale)}>
                {words.toContact}
              </a>
            </li>
          </ul>
        </div>
        <Picture id="hero" alt={copy.pictureAlts.hero} sizes="100vw" site={site} first />
      </section>
      <section className="teaser" aria-labelledby="teaser-heading">
        <h2 id="teaser-heading">{words.servicesHeading}</h2>
        <p>{words.servicesIntro}</p>
        <ul className="menu-list">
          {homeServices.map((slug) => {
            const service = serviceIn(slug, locale);
            return (
              <li key={slug}>
                <h3>
                  <a href={urlOf({ page: 'service', slug }, locale)}>{service.title}</a>
                </h3>
                <p>{service.summary}</p>
                <PriceList options={service.options} copy={copy} locale={locale} />
              </li>
            );
          })}
        </ul>
        <p>{copy.pages.vatIncluded}</p>
        <p>
          <a href={urlOf({ page: 'services' }, locale)}>{words.allServices}</a>
        </p>
      </section>
      <RequestSection kind="booking" form={form} copy={copy} locale={locale} />
    </>
  );
};
