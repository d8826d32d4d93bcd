import { catalogue, type ServiceSlug, slugTitles } from '../../content/catalogue.ts';
import { breakpoints } from '../../content/look.ts';
import { fill } from '../../content/texts/placeholders.ts';
import { LanguageLabel, langAttribute } from '../components/LanguageLabel.tsx';
import { Picture } from '../components/Picture.tsx';
import { PriceList } from '../components/PriceList.tsx';
import { PricePanel } from '../components/PricePanel.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { SectionText, TextList } from '../components/TextSections.tsx';
import { defineSlugPage } from '../definePage.tsx';
import { createHead } from '../head.ts';
import type { RenderContext } from '../page.ts';
import { serviceNode } from '../structuredData/serviceNode.ts';
import { formatPricesInWords } from '../texts/format.ts';
import { type ServiceEntry, serviceIn } from '../texts/serviceEntries.ts';
import { titleFromSlug } from '../texts/text.ts';
import { urlOf } from '../urls.ts';

type State = { slug: ServiceSlug };
type PartProps = { service: ServiceEntry } & RenderContext;

const ServiceText = ({ service, locale }: PartProps) => (
  <div className="prose" {...langAttribute(service.textLocale, locale)}>
    {service.sections.map((section) => (
      <section key={section.heading}>
        <h2>{section.heading}</h2>
        <SectionText section={section} locale={locale} />
      </section>
    ))}
    {service.benefits.length > 0 && (
      <section>
        <h2>{service.benefitsTitle}</h2>
        <TextList items={service.benefits} />
      </section>
    )}
  </div>
);

const RelatedServices = ({ service, ...context }: PartProps) => {
  const { texts, locale } = context;
  return (
    <section className="band band--ruled" aria-labelledby="related-heading">
      <SectionHeading id="related" text={texts.pages.service.related} />
      <ul className="related__list">
        {service.related.map((slug) => {
          const other = serviceIn(slug, locale);
          return (
            <li key={slug}>
              <Picture
                id={`services/${slug}`}
                sizes={`(min-width: 90rem) 26rem, (min-width: ${breakpoints.medium}) 30vw, 92vw`}
                {...context}
              />
              <h3>
                <a className="covering-link" href={urlOf({ page: 'service', slug }, locale)}>
                  {other.heading}
                </a>
              </h3>
              <PriceList options={other.options} {...context} />
            </li>
          );
        })}
      </ul>
      <p className="text-small">{texts.pages.service.vatIncluded}</p>
    </section>
  );
};

const Service = ({ slug, ...context }: State & RenderContext) => {
  const { texts, locale } = context;
  const service = serviceIn(slug, locale);
  return (
    <article>
      <p className="back-row">
        <a className="back-link" href={urlOf({ page: 'services' }, locale)}>
          {texts.pages.service.back}
        </a>
      </p>
      <div className="page-header page-header--after-back">
        <hgroup>
          <h1>{service.heading}</h1>
          <p className="subtitle">{service.subtitle}</p>
        </hgroup>
        <div>
          {service.textLocale !== locale && <p className="lead">{service.summary}</p>}
          <LanguageLabel language={service.textLocale} label={texts.layout.inLanguage} locale={locale} />
          <p className="lead" {...langAttribute(service.textLocale, locale)}>
            {service.intro}
          </p>
          <p className="text-muted">{formatPricesInWords(service.options, texts, locale)}</p>
        </div>
      </div>
      <Picture
        id={`services/${slug}`}
        sizes="(min-width: 100rem) 82rem, 100vw"
        priority
        className="wide-picture"
        {...context}
      />
      <div className="service__columns">
        <PricePanel service={service} {...context} />
        <ServiceText service={service} {...context} />
      </div>
      <RelatedServices service={service} {...context} />
    </article>
  );
};

export const service = defineSlugPage('service', {
  slugs: catalogue.map(({ slug }) => slug),
  Component: Service,
  head: ({ slug, texts, locale }) => {
    const { seoTitle, description, options } = serviceIn(slug, locale);
    const prices = formatPricesInWords(options, texts, locale);
    return createHead({ title: seoTitle, description: fill(description, { prices }) }, `services/${slug}`);
  },
  lastCrumb: ({ slug, locale }) => ({
    text: titleFromSlug(slug),
    ...langAttribute(slugTitles.language, locale),
  }),
  schema: ({ slug, locale, site }, url) => ({
    about: `${url}#service`,
    nodes: [serviceNode(serviceIn(slug, locale), locale, site)],
  }),
});
