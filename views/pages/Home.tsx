import type { Copy } from '../../content/copy.ts';
import { homePhotos, homeServices } from '../../content/listing.ts';
import type { Locale } from '../../content/locales.ts';
import { galleryPictures } from '../../content/pictures.ts';
import { serviceIn } from '../catalogue.ts';
import { RequestSection } from '../forms/RequestSection.tsx';
import { masseusesIn } from '../masseuses.ts';
import { Actions } from '../parts/Actions.tsx';
import { Faq } from '../parts/Faq.tsx';
import { langOf } from '../parts/langOf.ts';
import { Picture } from '../parts/Picture.tsx';
import { Portraits } from '../parts/Portraits.tsx';
import { PriceList } from '../parts/PriceList.tsx';
import type { FormView, Site } from '../screen.ts';
import { photoQuery, urlOf } from '../urls.ts';

type Props = { form: FormView; copy: Copy; locale: Locale; site: Site };
type PartProps = Omit<Props, 'form'>;

const Hero = ({ copy, locale, site }: PartProps) => {
  const words = copy.pages.home;
  return (
    <section className="hero">
      <div className="hero__words">
        <h1>{words.heading}</h1>
        <p className="lead">{words.sub}</p>
        <Actions
          links={[
            { href: urlOf({ page: 'services' }, locale), text: words.toServices },
            { href: urlOf({ page: 'contact' }, locale), text: words.toContact },
          ]}
        />
      </div>
      <Picture
        id="hero"
        alt={copy.pictureAlts.hero}
        sizes="(min-width: 62rem) 50vw, 100vw"
        site={site}
        first
      />
    </section>
  );
};

const MasseuseTeaser = ({ copy, locale, site }: PartProps) => {
  const words = copy.homeSections;
  return (
    <section className="teaser" aria-labelledby="masseuses-heading">
      <h2 id="masseuses-heading">{words.masseusesHeading}</h2>
      <p>{words.masseusesIntro}</p>
      <Portraits masseuses={masseusesIn(copy, locale)} level={3} copy={copy} locale={locale} site={site} />
      <p>
        <a href={urlOf({ page: 'masseuses' }, locale)}>{words.allMasseuses}</a>
      </p>
    </section>
  );
};

const ServiceTeaser = ({ copy, locale }: Omit<PartProps, 'site'>) => {
  const words = copy.pages.home;
  return (
    <section className="teaser" aria-labelledby="services-heading">
      <h2 id="services-heading">{words.servicesHeading}</h2>
      <p>{words.servicesIntro}</p>
      <ul className="menu-list">
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
      <p>{copy.pages.vatIncluded}</p>
      <p>
        <a href={urlOf({ page: 'services' }, locale)}>{words.allServices}</a>
      </p>
    </section>
  );
};

const GalleryTeaser = ({ copy, locale, site }: PartProps) => {
  const words = copy.homeSections;
  return (
    <section className="teaser" aria-labelledby="gallery-heading">
      <h2 id="gallery-heading">{words.galleryHeading}</h2>
      <ul className="wall">
        {homePhotos.map((id) => (
          <li key={id}>
            <a
              href={urlOf({ page: 'gallery' }, locale, {
                query: photoQuery(galleryPictures.indexOf(id) + 1),
              })}
            >
              <Picture
                id={id}
                alt={copy.pictureAlts[id]}
                sizes="(min-width: 62rem) 33vw, (min-width: 40rem) 50vw, 100vw"
                site={site}
              />
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href={urlOf({ page: 'gallery' }, locale)}>{words.allPictures}</a>
      </p>
    </section>
  );
};

const TextBlock = ({ copy }: { copy: Copy }) => (
  <section className="teaser" aria-labelledby="text-heading">
    <h2 id="text-heading">{copy.homeSections.textHeading}</h2>
    {copy.homeSections.text.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </section>
);

export const Home = ({ form, copy, locale, site }: Props) => (
  <>
    <Hero copy={copy} locale={locale} site={site} />
    <MasseuseTeaser copy={copy} locale={locale} site={site} />
    <ServiceTeaser copy={copy} locale={locale} />
    <GalleryTeaser copy={copy} locale={locale} site={site} />
    <TextBlock copy={copy} />
    <RequestSection kind="booking" form={form} copy={copy} locale={locale} />
    <Faq copy={copy} locale={locale} />
  </>
);
