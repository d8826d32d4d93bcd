import type { ReactNode } from 'react';
import { homePhotos, homeServices } from '../../content/homePage.ts';
import { breakpoints, contentStopsGrowing } from '../../content/look.ts';
import { ActionList } from '../components/ActionList.tsx';
import { EmphasisedText } from '../components/EmphasisedText.tsx';
import { Faq } from '../components/Faq.tsx';
import { OpeningHours } from '../components/OpeningHours.tsx';
import { Paragraphs } from '../components/Paragraphs.tsx';
import { PhotoGrid } from '../components/PhotoGrid.tsx';
import { Picture } from '../components/Picture.tsx';
import { Portraits } from '../components/Portraits.tsx';
import { PriceList } from '../components/PriceList.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { BookingSection } from '../forms/BookingSection.tsx';
import { defineFormPage, type FormPageState } from '../forms/defineFormPage.tsx';
import type { RenderContext } from '../page.ts';
import { formatPhone } from '../texts/format.ts';
import { masseusesIn } from '../texts/masseuseEntries.ts';
import { serviceIn } from '../texts/serviceEntries.ts';
import { phoneUrl, urlOf } from '../urls.ts';

const Hero = (context: RenderContext) => {
  const { texts, locale } = context;
  const words = texts.pages.home;
  return (
    <section className="hero">
      <div className="hero__text">
        <h1>
          <EmphasisedText text={texts.layout.motto} />
        </h1>
        <p className="lead">{words.sub}</p>
        <ActionList
          links={[
            { href: urlOf({ page: 'services' }, locale), text: words.toServices },
            { href: urlOf({ page: 'contact' }, locale), text: words.toContact },
          ]}
        />
      </div>
      <div className="hero__facts">
        <OpeningHours texts={texts} locale={locale} weekOnly />
        <a href={phoneUrl}>{formatPhone()}</a>
      </div>
      <Picture
        id="hero"
        portrait="hero-portrait"
        sizes="100vw"
        priority
        className="hero__picture"
        {...context}
      />
    </section>
  );
};

type TeaserProps = {
  id: string;
  heading: string;
  /** The link to the full list, beside the heading. */
  href: string;
  link: string;
  intro?: string;
  children: ReactNode;
};

/** A section that shows a part of a list and links to all of it. */
const TeaserSection = ({ id, heading, href, link, intro, children }: TeaserProps) => (
  <section className="band" aria-labelledby={`${id}-heading`}>
    <div className="section-heading">
      <SectionHeading id={id} text={heading} />
      <a className="link-more" href={href}>
        {link}
      </a>
      {intro && <p className="text-muted">{intro}</p>}
    </div>
    {children}
  </section>
);

const MasseuseTeaser = (context: RenderContext) => {
  const { texts, locale } = context;
  const words = texts.pages.home;
  return (
    <TeaserSection
      id="masseuses"
      heading={words.masseusesHeading}
      href={urlOf({ page: 'masseuses' }, locale)}
      link={words.allMasseuses}
      intro={words.masseusesIntro}
    >
      <Portraits masseuses={masseusesIn(locale)} layout="row" heading="h3" {...context} />
    </TeaserSection>
  );
};

const ServiceTeaser = (context: RenderContext) => {
  const { texts, locale } = context;
  const words = texts.pages.home;
  const [first] = homeServices;
  return (
    <section className="band media-split" aria-labelledby="services-heading">
      <Picture
        id={`services/${first}`}
        // The crop is portrait on wide screens, so the landscape picture is wider than its box.
        sizes={`(min-width: ${contentStopsGrowing}) 65rem, (min-width: ${breakpoints.large}) 72vw, 100vw`}
        className="media-split__picture"
        {...context}
      />
      <div>
        <SectionHeading id="services" text={words.servicesHeading} />
        <p className="text-muted">{words.servicesIntro}</p>
        <ul className="service-list service-list--ruled">
          {homeServices.map((slug) => {
            const { title, summary, options } = serviceIn(slug, locale);
            return (
              <li key={slug}>
                <h3>
                  <a href={urlOf({ page: 'service', slug }, locale)}>{title}</a>
                </h3>
                <p>{summary}</p>
                <PriceList options={options} {...context} />
              </li>
            );
          })}
        </ul>
        <p className="fine-print">{texts.pages.service.vatIncluded}</p>
        <a className="link-more" href={urlOf({ page: 'services' }, locale)}>
          {words.allServices}
        </a>
      </div>
    </section>
  );
};

const GalleryTeaser = (context: RenderContext) => {
  const { texts, locale } = context;
  const words = texts.pages.home;
  return (
    <TeaserSection
      id="gallery"
      heading={words.galleryHeading}
      href={urlOf({ page: 'gallery' }, locale)}
      link={words.allPictures}
    >
      <div className="photo-grid-teaser">
        <PhotoGrid photos={homePhotos} {...context} />
      </div>
    </TeaserSection>
  );
};

const TextBlock = ({ texts }: Pick<RenderContext, 'texts'>) => (
  <section className="band split" aria-labelledby="text-heading">
    <SectionHeading id="text" text={texts.pages.home.textHeading} />
    <div className="text-columns">
      <Paragraphs paragraphs={texts.pages.home.text} />
    </div>
  </section>
);

const Home = (props: FormPageState & RenderContext) => (
  <>
    <Hero {...props} />
    <div className="timeline">
      <MasseuseTeaser {...props} />
      <ServiceTeaser {...props} />
      <GalleryTeaser {...props} />
      <TextBlock {...props} />
    </div>
    <BookingSection kind="booking" {...props} />
    <Faq {...props} />
  </>
);

export const home = defineFormPage('booking', Home);
