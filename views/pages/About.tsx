import { business } from '../../content/business.ts';
import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { Actions } from '../parts/Actions.tsx';
import { TourPlace } from '../parts/EmbedPlace.tsx';
import { PageOpening } from '../parts/PageOpening.tsx';
import { Passage, PassageText } from '../parts/Passages.tsx';
import { Turned } from '../parts/Turned.tsx';
import type { Site } from '../screen.ts';
import { fill } from '../text.ts';
import { urlOf } from '../urls.ts';

type Props = { copy: Copy; locale: Locale; site: Site };

/** The 3D tour: a picture of ours until somebody asks for it. */
const Tour = ({ copy, site }: Omit<Props, 'locale'>) => {
  const { tourHeading, tourText } = copy.about;
  return (
    <section className="band band--deep" aria-labelledby="tour-heading">
      <div className="split">
        <h2 id="tour-heading">
          <Turned text={tourHeading} />
        </h2>
        <p className="lead">{fill(tourText, { provider: business.embedProviders.tour })}</p>
      </div>
      <TourPlace copy={copy} site={site} />
    </section>
  );
};

export const About = ({ copy, locale, site }: Props) => {
  const words = copy.about;
  return (
    <>
      <PageOpening
        heading={words.heading}
        lead={words.intro}
        picture="about"
        alt={copy.pictureAlts.about}
        site={site}
      />
      <div className="text-sections">
        {words.sections.map((section) => (
          <Passage key={section.heading} heading={section.heading}>
            <PassageText section={section} />
          </Passage>
        ))}
      </div>
      <Tour copy={copy} site={site} />
      <section className="band split" aria-labelledby="call-heading">
        <h2 id="call-heading">
          <Turned text={words.callHeading} />
        </h2>
        <div>
          <p className="lead">{words.callText}</p>
          <Actions
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
