import { Embed, type EmbedProps } from '../../client/islands/Embed.island.tsx';
import { business } from '../../content/business.ts';
import type { Copy } from '../../content/copy.ts';
import { Island } from '../Island.tsx';
import type { Site } from '../site.ts';
import { fill } from '../text.ts';
import { mapsUrl } from '../urls.ts';
import { pictureFiles } from './pictureFiles.ts';

const wordsOf = (which: 'map' | 'tour', copy: Copy): EmbedProps['words'] => {
  const { title, button, note } = copy.layout.embeds[which];
  const places = { provider: business.embedProviders[which] };
  return { title: fill(title, places), button: fill(button, places), note: fill(note, places) };
};

/** The 3D tour of the main room. */
export const TourEmbed = ({ copy, site }: { copy: Copy; site: Site }) => (
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
      words: wordsOf('tour', copy),
    }}
  />
);

/** The street view at the centre's address; our own small plan of the streets stands for it. */
export const MapEmbed = ({ copy, site }: { copy: Copy; site: Site }) => (
  <Island
    name="Embed"
    id="map-embed"
    on={['touch', 'visible', 'consent']}
    replay={['click']}
    component={Embed}
    props={{
      url: site.mapUrl,
      link: mapsUrl,
      picture: {
        src: site.asset('icons/street-plan.svg'),
        width: 480,
        height: 320,
        alt: copy.layout.embeds.plan,
      },
      sizes: '24rem',
      words: wordsOf('map', copy),
    }}
  />
);
