import { type MouseEvent, useEffect, useState } from 'react';
import { onPlainClick } from '../events/plainClick.ts';
import { photoAt, photoId } from '../lightbox/photos.ts';
import { useModalDialog } from '../lightbox/useModalDialog.ts';
import { useOpenPhoto } from '../lightbox/useOpenPhoto.ts';
import { useSwipe } from '../lightbox/useSwipe.ts';
import { useZoomed } from '../lightbox/useZoomed.ts';
import { type PictureFiles, ResponsivePicture } from '../pictures/ResponsivePicture.tsx';

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
      {/* biome-ignore lint/a11y/noAutofocus: an open dialog takes the focus, and this link closes it. */}
      <a href={`${galleryUrl}#${photoId(photo)}`} autoFocus onClick={onPlainClick(close)}>
        {words.close}
      </a>
    </li>
    {directions.map(({ offset, rel, word, arrow }) => {
      const target = photoAt(photo, offset, pictures.length);
      return (
        <li key={rel}>
          <a href={`${galleryUrl}?photo=${target}`} onClick={onPlainClick(() => show(target))} rel={rel}>
            <span className={arrow} />
            <span className="visually-hidden">{words[word]}</span>
          </a>
        </li>
      );
    })}
  </ul>
);

/** Loads the neighbouring pictures in hidden elements after hydration. */
const PreloadedPictures = ({ pictures }: { pictures: readonly (PictureFiles | undefined)[] }) => {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  if (!isMounted) return null;
  return (
    <div hidden>
      {pictures.map(
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
  const { isSwipe, swipeProps } = useSwipe((offset) => photo && show(photoAt(photo, offset, count)));

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
      aria-labelledby="lightbox-title"
      onClick={closeOnBackdropClick}
      {...dialogProps}
    >
      {photo && files && (
        <>
          <h2 className="lightbox__title" id="lightbox-title" aria-live="polite">
            {titles[photo - 1]}
          </h2>
          <div
            className={isZoomed ? 'lightbox__stage lightbox__stage--zoomed' : 'lightbox__stage'}
            {...swipeProps}
          >
            <ResponsivePicture key={photo} files={files} sizes="100vw" loading="high" />
          </div>
          <PreloadedPictures
            pictures={directions.map(({ offset }) => pictures[photoAt(photo, offset, count) - 1])}
          />
          <p className="lightbox__caption text-small" aria-hidden="true">
            {files.alt}
          </p>
          <Controls {...{ pictures, galleryUrl, words, photo, show, close }} />
        </>
      )}
    </dialog>
  );
};
