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
  /** The picture that is open when the page comes, counted from 1; `null` for none. */
  photo: number | null;
  /** The gallery without an open picture. */
  gallery: string;
  /** Titles of the pictures, in their order, for the dialog's name. */
  titles: readonly string[];
  words: { close: string; previous: string; next: string };
};

const turns = [
  { by: -1, rel: 'prev', word: 'previous', arrow: 'lightbox__arrow' },
  { by: 1, rel: 'next', word: 'next', arrow: 'lightbox__arrow lightbox__arrow--next' },
] as const;

type ControlsProps = Pick<LightboxProps, 'pictures' | 'gallery' | 'words'> & {
  photo: number;
  show: (photo: number) => void;
  close: () => void;
};

/** Closing and turning pages: links that work without JavaScript too. */
const Controls = ({ pictures, gallery, words, photo, show, close }: ControlsProps) => (
  <ul className="lightbox__controls">
    <li>
      {/* biome-ignore lint/a11y/noAutofocus: an open dialog takes the focus, and this is the way out of it. */}
      <a href={`${gallery}#${photoId(photo)}`} autoFocus onClick={onPlainClick(close)}>
        {words.close}
      </a>
    </li>
    {turns.map(({ by, rel, word, arrow }) => {
      const target = photoAt(photo, by, pictures.length);
      return (
        <li key={rel}>
          <a href={`${gallery}?photo=${target}`} onClick={onPlainClick(() => show(target))} rel={rel}>
            <span className={arrow} />
            <span className="visually-hidden">{words[word]}</span>
          </a>
        </li>
      );
    })}
  </ul>
);

/** Pictures that may be shown next. Only once hydrated: without JavaScript the next picture is another page. */
const PreloadedPictures = ({ pictures }: { pictures: readonly (PictureFiles | undefined)[] }) => {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  if (!isMounted) return null;
  return (
    <div hidden>
      {pictures.map(
        (files) => files && <ResponsivePicture key={files.src} files={files} sizes="100vw" priority="now" />,
      )}
    </div>
  );
};

/**
 * One picture over the page. As plain HTML its controls are links and the page behind it is inert; hydrated it is a modal
 * dialog that keeps the address in step.
 */
export const Lightbox = ({ pictures, photo: initial, gallery, titles, words }: LightboxProps) => {
  const count = pictures.length;
  const { photo, show, close } = useOpenPhoto(gallery, count, initial);
  const dialogProps = useModalDialog(photo === null ? null : `#${photoId(photo)} a`, close);
  const isZoomed = useZoomed();
  const { isSwipe, swipeProps } = useSwipe((by) => photo && show(photoAt(photo, by, count)));

  const closeBesidePicture = (event: MouseEvent) => {
    const isBeside = (event.target as Element).matches('.lightbox, .lightbox__stage');
    // A swipe may end beside the picture.
    if (isBeside && !isSwipe(event)) close();
  };

  const files = photo && pictures[photo - 1];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape, which the document hears.
    <dialog
      className={initial === null ? 'lightbox lightbox--over' : 'lightbox'}
      open={initial !== null}
      aria-labelledby="lightbox-title"
      onClick={closeBesidePicture}
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
            <ResponsivePicture key={photo} files={files} sizes="100vw" priority="first" />
          </div>
          <PreloadedPictures pictures={turns.map(({ by }) => pictures[photoAt(photo, by, count) - 1])} />
          <p className="lightbox__caption text-small" aria-hidden="true">
            {files.alt}
          </p>
          <Controls {...{ pictures, gallery, words, photo, show, close }} />
        </>
      )}
    </dialog>
  );
};
