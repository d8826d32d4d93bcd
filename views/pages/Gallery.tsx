import { Lightbox, type LightboxProps } from '../../client/islands/Lightbox.island.tsx';
import { lightboxId, parsePhoto } from '../../client/lightbox/photos.ts';
import { galleryPhotos, galleryPictures } from '../../content/pictures.ts';
import { fill } from '../../content/rules/placeholders.ts';
import { PageHeader } from '../components/PageHeader.tsx';
import { PhotoGrid } from '../components/PhotoGrid.tsx';
import { defineQueryPage, type Query } from '../definePage.ts';
import { createHead, withSiteName } from '../head.ts';
import { Island } from '../Island.tsx';
import type { PageHead, RenderContext } from '../page.ts';
import { pictureFiles } from '../pictureFiles.ts';
import { photoQuery, urlOf } from '../urls.ts';

type State = {
  /** The open picture, counted from 1; `null` while the lightbox is closed. */
  photo: number | null;
};
type Props = State & RenderContext;

const photoCount = galleryPictures.length;

const lightboxProps = ({ photo, texts, locale, site }: Props): LightboxProps => {
  const { photoTitle, close, previous, next } = texts.pages.gallery;
  return {
    pictures: galleryPictures.map((id) => pictureFiles(id, texts, site)),
    photo,
    galleryUrl: urlOf({ page: 'gallery' }, locale),
    titles: galleryPictures.map((_, index) => fill(photoTitle, { number: index + 1, count: photoCount })),
    words: { close, previous, next },
  };
};

const Gallery = ({ photo, ...context }: Props) => {
  const { heading, intro } = context.texts.pages.gallery;
  return (
    <>
      <div inert={photo !== null}>
        <PageHeader heading={heading} lead={intro} />
        <div className="photo-grid-page">
          <PhotoGrid photos={galleryPhotos} isGallery priority={photo === null} {...context} />
        </div>
      </div>
      <Island
        name="Lightbox"
        id={lightboxId}
        on={['idle']}
        component={Lightbox}
        props={lightboxProps({ photo, ...context })}
      />
    </>
  );
};

/** Reads `?photo=`. Returns `null`, which means 404, if the value is not the number of a picture. */
const readGalleryQuery = ({ photo: text }: Query): State | null => {
  if (text === undefined) return { photo: null };
  const photo = typeof text === 'string' ? parsePhoto(text, photoCount) : null;
  return photo === null ? null : { photo };
};

const createGalleryHead = ({ photo, texts }: Props): PageHead => {
  const { nav, photoTitle } = texts.pages.gallery;
  const picture = galleryPictures[(photo ?? 1) - 1] ?? 'hero';
  const plain = createHead(texts.pages.gallery, picture);
  if (photo === null) return plain;
  const title = withSiteName(`${fill(photoTitle, { number: photo, count: photoCount })} – ${nav}`);
  return { ...plain, title, description: texts.pictureAlts[picture] };
};

export const gallery = defineQueryPage<State>('gallery', {
  readQuery: readGalleryQuery,
  render: (props) => ({
    head: createGalleryHead(props),
    body: <Gallery {...props} />,
    query: props.photo === null ? {} : photoQuery(props.photo),
    hasModal: props.photo !== null,
  }),
});
