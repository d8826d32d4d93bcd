import { catalogue, type ServiceSlug } from '../../content/catalogue.ts';
import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { EmphasisedHeading } from '../components/EmphasisedHeading.tsx';
import { langOf } from '../components/langOf.ts';
import { OptionName } from '../components/OptionName.tsx';
import { Picture } from '../components/Picture.tsx';
import { PriceList } from '../components/PriceList.tsx';
import { BulletList, SectionText } from '../components/TextSections.tsx';
import { formatPrice } from '../format.ts';
import { formId } from '../forms/formUrl.ts';
import { headOf } from '../head.ts';
import { definePage } from '../page.tsx';
import type { RenderContext } from '../screen.ts';
import { type ServiceEntry, serviceIn } from '../services.ts';
import { serviceNode } from '../structuredData/serviceNode.ts';
import { titleFromSlug } from '../text.ts';
import { phoneUrl, urlOf } from '../urls.ts';

type State = { slug: ServiceSlug };
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
            <p>{words.askForDetails}</p>
          ) : (
            <>
              <p className="visually-hidden">{words.includes}</p>
              <ul {...langOf(service.textLocale, locale)}>
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
      <p className="price-panel__small">{copy.pages.service.vatIncluded}</p>
      <p className="price-panel__small">{words.payment}</p>
      {service.atHotel && <p className="price-panel__small">{words.hotel}</p>}
    </aside>
  );
};

const Text = ({ service, locale }: Omit<PartProps, 'copy'>) => (
  <div className="prose" {...langOf(service.textLocale, locale)}>
    {service.sections.map((section) => (
      <section key={section.heading}>
        <h2>{section.heading}</h2>
        <SectionText section={section} />
      </section>
    ))}
    <section>
      <h2>{service.benefitsTitle}</h2>
      <BulletList items={service.benefits} />
    </section>
  </div>
);

const Related = ({ service, copy, locale, site }: { service: ServiceEntry } & RenderContext) => (
  <section className="band band--ruled" aria-labelledby="related-heading">
    <h2 id="related-heading">
      <EmphasisedHeading text={copy.pages.service.related} />
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
    <p className="text-small">{copy.pages.service.vatIncluded}</p>
  </section>
);

const ServiceDetail = ({ slug, copy, locale, site }: State & RenderContext) => {
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
            {service.subtitle}
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

export const service = definePage<State>('service', {
  slugs: catalogue.map(({ slug }) => slug),
  read: (_query, asked) => {
    const slug = catalogue.find((candidate) => candidate.slug === asked)?.slug;
    return slug ? { slug } : null;
  },
  Component: ServiceDetail,
  head: ({ slug, copy }) => {
    const { seoTitle, description } = copy.massages[slug];
    return headOf({ title: seoTitle, description }, `services/${slug}`);
  },
  // A massage's slug is English in every language.
  crumb: ({ slug, locale }) => ({ text: titleFromSlug(slug), ...langOf('en', locale) }),
  schema: ({ slug, locale, site }, url) => ({
    about: `${url}#service`,
    nodes: [serviceNode(serviceIn(slug, locale), locale, site)],
  }),
});
