import { type MouseEvent, useState } from 'react';
import { type PictureFiles, ResponsivePicture } from '../components/ResponsivePicture.tsx';
import { onPlainClick } from '../events/plainClick.ts';
import { photoAt, photoId, titleId } from '../lightbox/photos.ts';
import { useModalDialog } from '../lightbox/useModalDialog.ts';
import { useOpenPhoto } from '../lightbox/useOpenPhoto.ts';
import { useSwipe, useZoomed } from '../lightbox/useSwipe.ts';
import { useIsHydrated } from './useIsHydrated.ts';

export type LightboxProps = {
  pictures: readonly PictureFiles[];
  /** The picture that is open when the page loads, counted from 1; `null` for none. */
  photo: number | null;
  /** The URL of the gallery without an open picture. */
  galleryUrl: string;
  /** The dialog's accessible name for each picture. */
  titles: readonly string[];
  words: { close: string; previous: string; next: string };
};

const directions = [
  { offset: -1, rel: 'prev', word: 'previous', arrow: 'lightbox__arrow' },
  { offset: 1, rel: 'next', word: 'next', arrow: 'lightbox__arrow lightbox__arrow--next' },
] as const;

type ControlsProps = Pick<LightboxProps, 'pictures' | 'galleryUrl' | 'words'> & {
  photo: number;
  show: (photo: number) => void;
  close: () => void;
};

/** Links to close the lightbox and to show other pictures. They work without JavaScript too. */
const Controls = ({ pictures, galleryUrl, words, photo, show, close }: ControlsProps) => (
  <ul className="lightbox__controls">
    <li>
      <a href={`${galleryUrl}#${photoId(photo)}`} onClick={onPlainClick(close)}>
        {words.close}
      </a>
    </li>
    {directions.map(({ offset, rel, word, arrow }) => {
      const target = photoAt(photo, offset, pictures.length);
      return (
        <li key={rel}>
          <a
            href={`${galleryUrl}?photo=${target}#${titleId}`}
            onClick={onPlainClick(() => show(target))}
            rel={rel}
          >
            <span className={arrow} />
            <span className="visually-hidden">{words[word]}</span>
          </a>
        </li>
      );
    })}
  </ul>
);

/** The title and text of a picture. The dialog has both, so the live region is empty until they change. */
const PhotoTexts = ({ title, caption }: { title: string; caption: string }) => {
  const [first, setFirst] = useState<string | null>(title);
  // React renders again at once. An effect would announce the text later.
  if (first && title !== first) setFirst(null);
  return (
    <div className="lightbox__texts">
      {/* biome-ignore lint/a11y/noAutofocus: screen readers then read the dialog without JavaScript. */}
      <h2 className="lightbox__title" id={titleId} tabIndex={-1} autoFocus>
        {title}
      </h2>
      <p className="lightbox__caption fine-print">{caption}</p>
      <p className="visually-hidden" aria-live="polite" aria-atomic="true">
        {!first && `${title}. ${caption}`}
      </p>
    </div>
  );
};

/** Loads the neighbouring pictures in hidden elements after hydration. */
const PreloadedPictures = ({ pictures, photo }: Pick<ControlsProps, 'pictures' | 'photo'>) => {
  const neighbours = directions.map(({ offset }) => pictures[photoAt(photo, offset, pictures.length) - 1]);
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  return (
    <div hidden>
      {neighbours.map(
        (files) => files && <ResponsivePicture key={files.src} files={files} sizes="100vw" loading="eager" />,
      )}
    </div>
  );
};

/**
 * Shows one picture over the page. Without JavaScript its controls are links and the page behind it is inert.
 * After hydration it is a modal dialog that updates the URL.
 */
export const Lightbox = ({ pictures, photo: initial, galleryUrl, titles, words }: LightboxProps) => {
  const count = pictures.length;
  const { photo, show, close } = useOpenPhoto(galleryUrl, count, initial);
  const dialogProps = useModalDialog(photo === null ? null : `#${photoId(photo)} a`, close);
  const isZoomed = useZoomed();
  const stage = isZoomed ? 'lightbox__stage lightbox__stage--zoomed' : 'lightbox__stage';
  const { isSwipe, swipeProps } = useSwipe((offset) => {
    if (photo !== null) show(photoAt(photo, offset, count));
  });

  const closeOnBackdropClick = (event: MouseEvent) => {
    const isBackdrop = (event.target as Element).matches('.lightbox, .lightbox__stage');
    // A swipe that ends outside the picture is not a click beside the picture.
    if (isBackdrop && !isSwipe(event)) close();
  };

  const files = photo && pictures[photo - 1];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, which a listener on the document handles.
    <dialog
      className={initial === null ? 'lightbox lightbox--over' : 'lightbox'}
      open={initial !== null}
      aria-labelledby={titleId}
      tabIndex={-1}
      onClick={closeOnBackdropClick}
      {...dialogProps}
    >
      {photo && files && (
        <>
          <PhotoTexts title={titles[photo - 1] ?? ''} caption={files.alt} />
          <div className={stage} {...swipeProps}>
            <ResponsivePicture key={photo} files={{ ...files, alt: '' }} sizes="100vw" loading="high" />
          </div>
          <PreloadedPictures pictures={pictures} photo={photo} />
          <Controls
            pictures={pictures}
            galleryUrl={galleryUrl}
            words={words}
            photo={photo}
            show={show}
            close={close}
          />
        </>
      )}
    </dialog>
  );
};
