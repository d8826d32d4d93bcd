import type { Copy } from '../../content/copy.ts';
import type { Locale } from '../../content/locales.ts';
import { galleryPictures } from '../../content/pictures.ts';
import { Picture } from '../parts/Picture.tsx';
import type { Site } from '../screen.ts';
import { fill } from '../text.ts';
import { photoQuery, urlOf } from '../urls.ts';

type Props = { photo: number | undefined; copy: Copy; locale: Locale; site: Site };

/** The element id of a picture in the wall, to which the lightbox gives back. */
const photoId = (number: number): string => `photo-${number}`;

const count = galleryPictures.length;

const photoUrl = (number: number, locale: Locale): string =>
  urlOf({ page: 'gallery' }, locale, { query: photoQuery(number) });

/** One picture over the page. Its controls are links, so that it works as it is; the page behind is inert. */
const Lightbox = ({ photo, copy, locale, site }: Props & { photo: number }) => {
  const words = copy.gallery;
  const id = galleryPictures[photo - 1];
  if (!id) return null;
  const previous = photo === 1 ? count : photo - 1;
  const next = photo === count ? 1 : photo + 1;
  return (
    <dialog className="lightbox" open aria-labelledby="lightbox-title">
      <h2 className="lightbox__title" id="lightbox-title">
        {fill(words.photoTitle, { number: photo, count })}
      </h2>
      <Picture id={id} alt={copy.pictureAlts[id]} sizes="100vw" site={site} first />
      <p className="lightbox__caption" aria-hidden="true">
        {copy.pictureAlts[id]}
      </p>
      <ul className="lightbox__controls">
        <li>
          {/* biome-ignore lint/a11y/noAutofocus: an open dialog takes the focus, and this is the way out of it. */}
          <a href={urlOf({ page: 'gallery' }, locale, { fragment: photoId(photo) })} autoFocus>
            {words.close}
          </a>
        </li>
        <li>
          <a href={photoUrl(previous, locale)} rel="prev">
            {words.previous}
          </a>
        </li>
        <li>
          <a href={photoUrl(next, locale)} rel="next">
            {words.next}
          </a>
        </li>
      </ul>
    </dialog>
  );
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
              <a href={photoUrl(index + 1, locale)}>
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
      {photo !== undefined && <Lightbox photo={photo} copy={copy} locale={locale} site={site} />}
    </>
  );
};
