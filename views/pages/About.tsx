import { business } from '../../content/business.ts';
import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { Actions } from '../parts/Actions.tsx';
import { TourPlace } from '../parts/EmbedPlace.tsx';
import { PageOpening } from '../parts/PageOpening.tsx';
import { Passages } from '../parts/Passages.tsx';
import type { Site } from '../screen.ts';
import { fill } from '../text.ts';
import { urlOf } from '../urls.ts';

type Props = { copy: Copy; locale: Locale; site: Site };

/** The 3D tour: a picture of ours until somebody asks for it. */
const Tour = ({ copy, site }: Omit<Props, 'locale'>) => {
  const { tourHeading, tourText } = copy.about;
  return (
    <section className="tour" aria-labelledby="tour-heading">
      <h2 id="tour-heading">{tourHeading}</h2>
      <p>{fill(tourText, { provider: business.embedProviders.tour })}</p>
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
      <div className="prose">
        <Passages sections={words.sections} />
      </div>
      <Tour copy={copy} site={site} />
      <section className="call" aria-labelledby="call-heading">
        <h2 id="call-heading">{words.callHeading}</h2>
        <p>{words.callText}</p>
        <Actions
          links={[
            { href: urlOf({ page: 'services' }, locale), text: words.toServices },
            { href: urlOf({ page: 'contact' }, locale), text: words.toContact },
          ]}
        />
      </section>
    </>
  );
};
