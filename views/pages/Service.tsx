import { catalogue, slugTitles } from '../../content/catalogue.ts';
import { breakpoints, contentStopsGrowing } from '../../content/look.ts';
import { fill } from '../../content/rules/placeholders.ts';
import { LanguageLabel, langAttribute } from '../components/LanguageLabel.tsx';
import { Picture } from '../components/Picture.tsx';
import { PriceList } from '../components/PriceList.tsx';
import { PricePanel } from '../components/PricePanel.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { SectionBody, TextList } from '../components/TextSections.tsx';
import { defineSlugPage } from '../definePage.ts';
import { createHead } from '../head.ts';
import type { RenderContext } from '../page.ts';
import { serviceNode } from '../structuredData/serviceNode.ts';
import { formatPricesInWords } from '../texts/format.ts';
import { type ServiceEntry, serviceIn } from '../texts/serviceEntries.ts';
import { titleFromSlug } from '../texts/text.ts';
import { urlOf } from '../urls.ts';

type Props = RenderContext & { service: ServiceEntry };

const ServiceText = ({ service, locale }: Props) => (
  <div className="prose" {...langAttribute(service.textLocale, locale)}>
    {service.sections.map((section) => (
      <section key={section.heading}>
        <h2>{section.heading}</h2>
        <SectionBody section={section} locale={locale} />
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

const RelatedServices = ({ service, ...context }: Props) => {
  const { texts, locale } = context;
  return (
    <section className="band band--ruled" aria-labelledby="related-heading">
      <SectionHeading id="related" text={texts.pages.service.related} />
      <ul className="related">
        {service.related.map((slug) => {
          const other = serviceIn(slug, locale);
          return (
            <li key={slug}>
              <Picture
                id={`services/${slug}`}
                sizes={`(min-width: ${contentStopsGrowing}) 26rem, (min-width: ${breakpoints.medium}) 30vw, 92vw`}
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
      <p className="fine-print">{texts.pages.service.vatIncluded}</p>
    </section>
  );
};

const Service = ({ service, ...context }: Props) => {
  const { texts, locale } = context;
  return (
    <article>
      <p className="back-link-row">
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
        id={`services/${service.slug}`}
        sizes={`(min-width: ${breakpoints['xxx-large']}) 82rem, 100vw`}
        priority
        className="wide-picture"
        {...context}
      />
      <div className="service">
        <PricePanel service={service} {...context} />
        <ServiceText service={service} {...context} />
      </div>
      <RelatedServices service={service} {...context} />
    </article>
  );
};

export const service = defineSlugPage('service', {
  slugs: catalogue.map(({ slug }) => slug),
  render: ({ slug, ...context }) => {
    const { texts, locale, site } = context;
    const service = serviceIn(slug, locale);
    const { seoTitle, description, options } = service;
    const prices = formatPricesInWords(options, texts, locale);
    return {
      head: createHead({ title: seoTitle, description: fill(description, { prices }) }, `services/${slug}`),
      body: <Service service={service} {...context} />,
      lastCrumb: { text: titleFromSlug(slug), ...langAttribute(slugTitles.language, locale) },
      schema: { subject: serviceNode(service, locale, site) },
    };
  },
});
