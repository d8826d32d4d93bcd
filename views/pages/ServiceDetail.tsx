import type { ServiceSlug } from '../../content/catalogue.ts';
import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { type ServiceEntry, serviceIn } from '../catalogue.ts';
import { formatPrice } from '../format.ts';
import { formId } from '../forms/formUrl.ts';
import { langOf } from '../parts/langOf.ts';
import { OptionName } from '../parts/OptionName.tsx';
import { Drops, PassageText } from '../parts/Passages.tsx';
import { Picture } from '../parts/Picture.tsx';
import { PriceList } from '../parts/PriceList.tsx';
import { Turned } from '../parts/Turned.tsx';
import type { Site } from '../screen.ts';
import { phoneUrl, urlOf } from '../urls.ts';

type Props = { slug: ServiceSlug; copy: Copy; locale: Locale; site: Site };
type PartProps = { service: ServiceEntry; copy: Copy; locale: Locale };

const PricePanel = ({ service, copy, locale }: PartProps) => {
  const words = copy.pages.service;
  return (
    <aside className="price-panel" aria-labelledby="panel-heading">
      <h2 id="panel-heading">{words.panelHeading}</h2>
      {service.options.map((option) => (
        <section className="price-panel__option" key={option.minutes}>
          <h3 className="price-panel__price">
            <OptionName option={option} copy={copy} />
            <span className="price-panel__amount">{formatPrice(option.euros, locale)}</span>
          </h3>
          {option.askForDetails ? (
            <p className="text-small">{words.askForDetails}</p>
          ) : (
            <>
              <p className="visually-hidden">{words.includes}</p>
              <ul className="text-small" {...langOf(service.textLocale, locale)}>
                {option.includes.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </>
          )}
        </section>
      ))}
      <ul className="price-panel__actions">
        <li>
          <a
            className="button button--main"
            href={urlOf({ page: 'home' }, locale, {
              query: { service: service.slug },
              fragment: formId('booking'),
            })}
          >
            {words.book}
          </a>
        </li>
        <li>
          <a className="button" href={phoneUrl}>
            {words.call}
          </a>
        </li>
        <li>
          <a className="button" href={urlOf({ page: 'contact' }, locale)}>
            {words.contact}
          </a>
        </li>
      </ul>
      <p className="text-small">{copy.pages.vatIncluded}</p>
      <p className="text-small">{words.payment}</p>
      {service.atHotel && <p className="text-small">{words.hotel}</p>}
    </aside>
  );
};

const Text = ({ service, locale }: Omit<PartProps, 'copy'>) => (
  <div className="prose" {...langOf(service.textLocale, locale)}>
    {service.sections.map((section) => (
      <section key={section.heading}>
        <h2>{section.heading}</h2>
        <PassageText section={section} />
      </section>
    ))}
    <section>
      <h2>{service.benefitsTitle}</h2>
      <Drops items={service.benefits} />
    </section>
  </div>
);

const Related = ({ service, copy, locale, site }: PartProps & { site: Site }) => (
  <section className="band band--ruled" aria-labelledby="related-heading">
    <h2 id="related-heading">
      <Turned text={copy.pages.service.related} />
    </h2>
    <ul className="related__list">
      {service.related.map((slug) => {
        const other = serviceIn(slug, locale);
        return (
          <li key={slug}>
            <Picture
              id={`services/${slug}`}
              alt={copy.pictureAlts[`services/${slug}`]}
              sizes="(min-width: 90rem) 26rem, (min-width: 48rem) 30vw, 92vw"
              site={site}
            />
            <h3>
              <a href={urlOf({ page: 'service', slug }, locale)}>{other.title}</a>
            </h3>
            <PriceList options={other.options} copy={copy} locale={locale} />
          </li>
        );
      })}
    </ul>
    <p className="text-small">{copy.pages.vatIncluded}</p>
  </section>
);

export const ServiceDetail = ({ slug, copy, locale, site }: Props) => {
  const service = serviceIn(slug, locale);
  return (
    <article>
      <p className="back-row">
        <a className="back-link" href={urlOf({ page: 'services' }, locale)}>
          {copy.pages.service.back}
        </a>
      </p>
      <div className="page-header page-header--after-back">
        <hgroup>
          <h1>{service.title}</h1>
          <p className="subtitle" {...langOf(service.textLocale, locale)}>
            {service.turn}
          </p>
        </hgroup>
        <p className="lead" {...langOf(service.textLocale, locale)}>
          {service.intro}
        </p>
      </div>
      <Picture
        id={`services/${slug}`}
        alt={copy.pictureAlts[`services/${slug}`]}
        sizes="(min-width: 100rem) 82rem, 100vw"
        site={site}
        first
        className="wide-picture"
      />
      <div className="service__columns">
        <PricePanel service={service} copy={copy} locale={locale} />
        <Text service={service} locale={locale} />
      </div>
      <Related service={service} copy={copy} locale={locale} site={site} />
    </article>
  );
};
