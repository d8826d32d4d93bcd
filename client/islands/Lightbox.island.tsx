import { type MouseEvent, useRef } from 'react';
import { LightboxControls } from '../lightbox/LightboxControls.tsx';
import { PreloadedPictures } from '../lightbox/PreloadedPictures.tsx';
import { photoAt, photoId } from '../lightbox/photos.ts';
import { useLightboxHistory } from '../lightbox/useLightboxHistory.ts';
import { useLightboxKeys } from '../lightbox/useLightboxKeys.ts';
import { useModalDialog } from '../lightbox/useModalDialog.ts';
import { useSwipe } from '../lightbox/useSwipe.ts';
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

/**
 * One picture over the page. As plain HTML its controls are links and the page behind it is inert; hydrated it is a modal
 * dialog that keeps the address in step.
 */
export const Lightbox = ({ pictures, photo: initial, gallery, titles, words }: LightboxProps) => {
  const count = pictures.length;
  const { photo, show, close } = useLightboxHistory(gallery, count, initial);
  const dialogProps = useModalDialog(photo === null ? null : `#${photoId(photo)} a`, close);
  const { isSwipe, swipeProps } = useSwipe((by) => photo && show(photoAt(photo, by, count)));
  useLightboxKeys(photo, count, show, close);
  const stage = useRef<HTMLDivElement>(null);

  const closeBesidePicture = (event: MouseEvent) => {
    const isBeside = event.target === event.currentTarget || event.target === stage.current;
    // A swipe may end beside the picture.
    if (isBeside && !isSwipe(event)) close();
  };

  const files = photo && pictures[photo - 1];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape, which the document hears.
    <dialog
      className="lightbox"
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
          <div ref={stage} className="lightbox__stage" {...swipeProps}>
            <ResponsivePicture key={photo} files={files} sizes="100vw" priority="first" />
          </div>
          <PreloadedPictures
            pictures={[-1, 1].flatMap((by) => pictures[photoAt(photo, by, count) - 1] ?? [])}
          />
          <p className="lightbox__caption text-small" aria-hidden="true">
            {files.alt}
          </p>
          <LightboxControls {...{ photo, count, gallery, words, show, close }} />
        </>
      )}
    </dialog>
  );
};
