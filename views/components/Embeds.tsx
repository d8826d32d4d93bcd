import { EmbedPicture } from '../../client/embeds/EmbedPicture.tsx';
import { Embed, type EmbedProps } from '../../client/islands/Embed.island.tsx';
import { business } from '../../content/business.ts';
import type { Copy } from '../../content/copy.ts';
import { Island } from '../Island.tsx';
import type { Site } from '../site.ts';
import { fill } from '../text.ts';
import { mapsUrl } from '../urls.ts';
import { pictureFiles } from './pictureFiles.ts';

type Props = { copy: Copy; site: Site };

const embedWords = (which: 'map' | 'tour', copy: Copy): EmbedProps['words'] => {
  const { failed, [which]: words } = copy.layout.embeds;
  const provider = business.embedProviders[which];
  return {
    title: fill(words.title, { provider }),
    button: fill(words.button, { provider }),
    note: fill(words.note, { provider }),
    failed: fill(failed, { provider }),
    provider,
  };
};

/** The 3D tour of the main room. */
export const TourEmbed = ({ copy, site }: Props) => (
  <Island
    name="Embed"
    id="tour-embed"
    on={['touch', 'visible', 'consent']}
    replay={['click']}
    component={Embed}
    props={{
      url: site.tourUrl,
      link: site.tourUrl,
      picture: pictureFiles('tour-poster', copy, site),
      sizes: '(min-width: 90rem) 82rem, 100vw',
      words: embedWords('tour', copy),
    }}
  />
);

/**
 * The street view at the centre's address, with a street plan as its placeholder. If the operator has
 * disabled the embed, shows the plan and a link.
 */
export const MapEmbed = ({ copy, site }: Props) => {
  const plan = {
    picture: {
      src: site.asset('icons/street-plan.svg'),
      width: 480,
      height: 320,
      alt: copy.layout.embeds.plan,
    },
    sizes: '24rem',
  };
  if (site.mapUrl === '')
    return (
      <div className="embed">
        <EmbedPicture {...plan} />
        <p className="embed__ask">
          <a href={mapsUrl}>{copy.layout.footer.mapsLink}</a>
        </p>
      </div>
    );
  return (
    <Island
      name="Embed"
      id="map-embed"
      on={['touch', 'visible', 'consent']}
      replay={['click']}
      component={Embed}
      props={{ url: site.mapUrl, link: mapsUrl, ...plan, words: embedWords('map', copy) }}
    />
  );
};
