import { Lightbox, type LightboxProps } from '../../client/islands/Lightbox.island.tsx';
import { lightboxId } from '../../client/lightbox/photos.ts';
import { lightboxKeys } from '../../client/lightbox/useLightboxKeys.ts';
import type { Copy } from '../../content/copy.ts';
import { galleryShapes } from '../../content/listing.ts';
import type { Locale } from '../../content/locales.ts';
import { galleryPictures } from '../../content/pictures.ts';
import { Island } from '../Island.tsx';
import { Opening } from '../parts/Opening.tsx';
import { pictureFiles } from '../parts/pictureFiles.ts';
import { Wall } from '../parts/Wall.tsx';
import type { Site } from '../screen.ts';
import { fill } from '../text.ts';
import { urlOf } from '../urls.ts';

type Props = { photo: number | undefined; copy: Copy; locale: Locale; site: Site };

const count = galleryPictures.length;

const lightboxProps = ({ photo, copy, locale, site }: Props): LightboxProps => {
  const { photoTitle, close, previous, next } = copy.gallery;
  return {
    pictures: galleryPictures.map((id) => pictureFiles(id, copy.pictureAlts[id], site)),
    photo: photo ?? null,
    gallery: urlOf({ page: 'gallery' }, locale),
    titles: galleryPictures.map((_, index) => fill(photoTitle, { number: index + 1, count })),
    words: { close, previous, next },
  };
};

export const Gallery = ({ photo, copy, locale, site }: Props) => {
  const words = copy.gallery;
  return (
    <>
      <div inert={photo !== undefined}>
        <Opening heading={words.heading} lead={words.intro} />
        <div className="gallery">
          <Wall
            pictures={galleryPictures}
            shapes={galleryShapes}
            isGallery
            first={photo === undefined}
            copy={copy}
            locale={locale}
            site={site}
          />
        </div>
      </div>
      <Island
        name="Lightbox"
        id={lightboxId}
        on={['touch', 'history']}
        replay={['click', ...lightboxKeys]}
        component={Lightbox}
        props={lightboxProps({ photo, copy, locale, site })}
      />
    </>
  );
};
