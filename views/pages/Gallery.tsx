import { Lightbox, type LightboxProps } from '../../client/islands/Lightbox.island.tsx';
import { photoId } from '../../client/pictures/lightbox.ts';
import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { galleryPictures } from '../../content/pictures.ts';
import { Island } from '../Island.tsx';
import { Picture } from '../parts/Picture.tsx';
import { pictureFiles } from '../parts/pictureFiles.ts';
import type { Site } from '../screen.ts';
import { fill } from '../text.ts';
import { photoQuery, urlOf } from '../urls.ts';

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
        <h1>{words.heading}</h1>
        <p className="lead">{words.intro}</p>
        <ul className="wall">
          {galleryPictures.map((id, index) => (
            <li key={id} id={photoId(index + 1)}>
              <a
                href={urlOf({ page: 'gallery' }, locale, { query: photoQuery(index + 1) })}
                data-photo={index + 1}
              >
                <Picture
                  id={id}
                  alt={copy.pictureAlts[id]}
                  sizes="(min-width: 62rem) 33vw, (min-width: 40rem) 50vw, 100vw"
                  site={site}
                  first={index === 0 && photo === undefined}
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Island
        name="Lightbox"
        id="lightbox"
        component={Lightbox}
        props={lightboxProps({ photo, copy, locale, site })}
      />
    </>
  );
};
