import { business } from '../../content/business.ts';
import { ActionList } from '../components/ActionList.tsx';
import { TourEmbed } from '../components/Embeds.tsx';
import { EmphasisedHeading } from '../components/EmphasisedHeading.tsx';
import { PageHeaderWithPicture } from '../components/PageHeaderWithPicture.tsx';
import { SectionText, TextSection } from '../components/TextSections.tsx';
import { headOf } from '../head.ts';
import { definePage } from '../page.tsx';
import type { RenderContext } from '../screen.ts';
import { fill } from '../text.ts';
import { urlOf } from '../urls.ts';

/** The 3D tour: a picture of ours until somebody asks for it. */
const Tour = ({ copy, site }: Pick<RenderContext, 'copy' | 'site'>) => {
  const { tourHeading, tourText } = copy.pages.about;
  return (
    <section className="band band--deep" aria-labelledby="tour-heading">
      <div className="split">
        <h2 id="tour-heading">
          <EmphasisedHeading text={tourHeading} />
        </h2>
        <p className="lead">{fill(tourText, { provider: business.embedProviders.tour })}</p>
      </div>
      <TourEmbed copy={copy} site={site} />
    </section>
  );
};

const About = ({ copy, locale, site }: RenderContext) => {
  const words = copy.pages.about;
  return (
    <>
      <PageHeaderWithPicture
        heading={words.heading}
        lead={words.intro}
        picture="about"
        alt={copy.pictureAlts.about}
        site={site}
      />
      <div className="text-sections">
        {words.sections.map((section) => (
          <TextSection key={section.heading} heading={section.heading}>
            <SectionText section={section} />
          </TextSection>
        ))}
      </div>
      <Tour copy={copy} site={site} />
      <section className="band split" aria-labelledby="call-heading">
        <h2 id="call-heading">
          <EmphasisedHeading text={words.callHeading} />
        </h2>
        <div>
          <p className="lead">{words.callText}</p>
          <ActionList
            links={[
              { href: urlOf({ page: 'services' }, locale), text: words.toServices },
              { href: urlOf({ page: 'contact' }, locale), text: words.toContact },
            ]}
          />
        </div>
      </section>
    </>
  );
};

export const about = definePage('about', {
  read: () => ({}),
  Component: About,
  head: ({ copy }) => headOf(copy.pages.about, 'about'),
  crumb: ({ copy }) => ({ text: copy.pages.about.nav }),
});
