import type { Copy } from '../../content/copy.ts';
import { homePhotos, homeServices, homeShapes } from '../../content/listing.ts';
import type { Locale } from '../../content/locales.ts';
import { serviceIn } from '../catalogue.ts';
import { formatPhone } from '../format.ts';
import { RequestSection } from '../forms/RequestSection.tsx';
import type { FormProps } from '../forms/requestFormProps.ts';
import { masseusesIn } from '../masseuses.ts';
import { Actions } from '../parts/Actions.tsx';
import { Faq } from '../parts/Faq.tsx';
import { langOf } from '../parts/langOf.ts';
import { OpeningHours } from '../parts/OpeningHours.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Portraits } from '../parts/Portraits.tsx';
import { PriceList } from '../parts/PriceList.tsx';
import { Turned } from '../parts/Turned.tsx';
import { Wall } from '../parts/Wall.tsx';
import type { Site } from '../screen.ts';
import { phoneUrl, urlOf } from '../urls.ts';

type PartProps = { copy: Copy; locale: Locale; site: Site };
type Props = FormProps & PartProps;

const Hero = ({ copy, locale, site }: PartProps) => {
  const words = copy.pages.home;
  return (
    <section className="hero">
      <div>
        <h1>
          <Turned text={words.heading} />
        </h1>
        <p className="lead">{words.sub}</p>
        <Actions
          links={[
            { href: urlOf({ page: 'services' }, locale), text: words.toServices },
            { href: urlOf({ page: 'contact' }, locale), text: words.toContact },
          ]}
        />
      </div>
      <div className="hero__facts">
        <OpeningHours copy={copy} />
        <a href={phoneUrl}>{formatPhone()}</a>
      </div>
      <Picture
        id="hero"
        upright="hero-portrait"
        alt={copy.pictureAlts.hero}
        sizes="100vw"
        site={site}
        first
        className="hero__picture"
      />
    </section>
  );
};

const MasseuseTeaser = ({ copy, locale, site }: PartProps) => {
  const words = copy.homeSections;
  return (
    <section className="band" aria-labelledby="masseuses-heading">
      <div className="section-heading">
        <h2 id="masseuses-heading">
          <Turned text={words.masseusesHeading} />
        </h2>
        <a className="link-more" href={urlOf({ page: 'masseuses' }, locale)}>
          {words.allMasseuses}
        </a>
        <p className="text-muted">{words.masseusesIntro}</p>
      </div>
      <Portraits
        masseuses={masseusesIn(copy, locale)}
        level={3}
        inRow
        copy={copy}
        locale={locale}
        site={site}
      />
    </section>
  );
};

const ServiceTeaser = ({ copy, locale, site }: PartProps) => {
  const words = copy.pages.home;
  const [first] = homeServices;
  return (
    <section className="band media-split" aria-labelledby="services-heading">
      <Picture
        id={`services/${first}`}
        alt={copy.pictureAlts[`services/${first}`]}
        // Cut upright on wide screens: the picture is laid out wider than its place.
        sizes="(min-width: 90rem) 65rem, (min-width: 62rem) 72vw, 100vw"
        site={site}
        className="media-split__picture"
      />
      <div>
        <h2 id="services-heading">
          <Turned text={words.servicesHeading} />
        </h2>
        <p className="text-muted">{words.servicesIntro}</p>
        <ul className="service-list service-list--ruled">
          {homeServices.map((slug) => {
            const { title, summary, textLocale, options } = serviceIn(slug, locale);
            return (
              <li key={slug}>
                <h3>
                  <a href={urlOf({ page: 'service', slug }, locale)}>{title}</a>
                </h3>
                <p {...langOf(textLocale, locale)}>{summary}</p>
                <PriceList options={options} copy={copy} locale={locale} />
              </li>
            );
          })}
        </ul>
        <p className="text-small">{copy.pages.vatIncluded}</p>
        <a className="link-more" href={urlOf({ page: 'services' }, locale)}>
          {words.allServices}
        </a>
      </div>
    </section>
  );
};

const GalleryTeaser = ({ copy, locale, site }: PartProps) => {
  const words = copy.homeSections;
  return (
    <section className="band" aria-labelledby="gallery-heading">
      <div className="section-heading">
        <h2 id="gallery-heading">
          <Turned text={words.galleryHeading} />
        </h2>
        <a className="link-more" href={urlOf({ page: 'gallery' }, locale)}>
          {words.allPictures}
        </a>
      </div>
      <div className="photo-grid-frame">
        <Wall pictures={homePhotos} shapes={homeShapes} copy={copy} locale={locale} site={site} />
      </div>
    </section>
  );
};

const TextBlock = ({ copy }: { copy: Copy }) => (
  <section className="band split" aria-labelledby="text-heading">
    <h2 id="text-heading">
      <Turned text={copy.homeSections.textHeading} />
    </h2>
    <div className="text-columns">
      {copy.homeSections.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  </section>
);

export const Home = ({ form, values, chosen, copy, locale, site }: Props) => (
  <>
    <Hero copy={copy} locale={locale} site={site} />
    <div className="timeline">
      <MasseuseTeaser copy={copy} locale={locale} site={site} />
      <ServiceTeaser copy={copy} locale={locale} site={site} />
      <GalleryTeaser copy={copy} locale={locale} site={site} />
      <TextBlock copy={copy} />
    </div>
    <RequestSection kind="booking" form={form} values={values} chosen={chosen} copy={copy} locale={locale} />
    <Faq copy={copy} locale={locale} />
  </>
);
