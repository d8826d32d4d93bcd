import { EmbedPicture } from '../../client/embeds/EmbedPicture.tsx';
import { Embed, type EmbedProps } from '../../client/islands/Embed.island.tsx';
import { business } from '../../content/business.ts';
import { contentStopsGrowing } from '../../content/look.ts';
import { fill } from '../../content/rules/placeholders.ts';
import type { Texts } from '../../content/textTypes/texts.ts';
import { Island } from '../Island.tsx';
import { pictureFiles } from '../pictureFiles.ts';
import type { Site } from '../site.ts';
import { mapsUrl } from '../urls.ts';

type Props = { texts: Texts; site: Site };

/** The words of an embed. One sentence names the provider. */
const embedWords = (which: 'map' | 'tour', texts: Texts): EmbedProps['words'] => {
  const { elsewhere, [which]: words } = texts.layout.embeds;
  const provider = business.embedProviders[which];
  return { ...words, elsewhere: fill(elsewhere, { provider }), provider };
};

/** The 3D tour of the main room. */
export const TourEmbed = ({ texts, site }: Props) => (
  <Island
    name="Embed"
    id="tour-embed"
    on={['visible', 'consent']}
    component={Embed}
    props={{
      url: site.tourUrl,
      link: site.tourUrl,
      picture: pictureFiles('tour-poster', texts, site),
      sizes: `(min-width: ${contentStopsGrowing}) 82rem, 100vw`,
      words: embedWords('tour', texts),
    }}
  />
);

/**
 * The street view of the address, with a street plan as its placeholder, or with a link if the embed is off.
 */
export const MapEmbed = ({ texts, site }: Props) => {
  const plan = {
    picture: {
      src: site.asset('icons/street-plan.svg'),
      width: 480,
      height: 320,
      alt: texts.layout.embeds.plan,
    },
    sizes: '24rem',
  };
  if (site.mapUrl === '')
    return (
      <div className="embed">
        <EmbedPicture {...plan} />
        <p className="embed__ask">
          <a href={mapsUrl}>{texts.layout.footer.mapsLink}</a>
        </p>
      </div>
    );
  return (
    <Island
      name="Embed"
      id="map-embed"
      on={['visible', 'consent']}
      component={Embed}
      props={{ url: site.mapUrl, link: mapsUrl, ...plan, words: embedWords('map', texts) }}
    />
  );
};
