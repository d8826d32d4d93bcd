import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isPlainClick, isPlainKey } from '../events/plainClick.ts';
import { useDocumentListener } from '../events/useDocumentListener.ts';
import { lightboxId, parsePhoto, photoAt } from './photos.ts';

/** Reads the picture that a URL shows, from 1 to `count`; `null` for none. */
const photoOfUrl = (url: string, count: number): number | null =>
  parsePhoto(new URL(url).searchParams.get('photo') ?? '', count);

/**
 * Returns the picture that a key shows, of `count` pictures; `null` if the key closes the lightbox,
 * `undefined` if it does nothing.
 */
const targetOfKey = ({ key, target }: KeyboardEvent, photo: number, count: number) => {
  switch (key) {
    case 'ArrowLeft':
      return photoAt(photo, -1, count);
    case 'ArrowRight':
      return photoAt(photo, 1, count);
    case 'Home':
      return 1;
    case 'End':
      return count;
    case 'Escape':
      return null;
    case ' ': {
      // Space activates the focused link, as on a button. The link to close the lightbox has no picture.
      const link = (target as Element).closest('a');
      return link ? photoOfUrl(link.href, count) : undefined;
    }
    default:
      return undefined;
  }
};

/** Safari refuses more than 100 changes in ten seconds. The next one that it accepts corrects the URL. */
const changeHistory = (change: () => void): void => {
  try {
    change();
  } catch {
    // The lightbox works with the old URL too.
  }
};

/** Whether this page added the history entry of the open picture, so that Back returns to the gallery. */
const isOwnEntry = (): boolean => Boolean((history.state as { lightbox?: boolean } | null)?.lightbox);

/**
 * Holds the open picture and keeps the URL in step. Keys and clicks on links to pictures change both. Opening
 * a picture adds a history entry, so that Back closes the lightbox. Another picture replaces the entry.
 */
export const useOpenPhoto = (galleryUrl: string, count: number, initial: number | null) => {
  const [photo, setPhoto] = useState(initial);
  /** The open picture, also before React has rendered it: a held key is faster. */
  const openPhoto = useRef(initial);

  const setOpenPhoto = (next: number | null): void => {
    openPhoto.current = next;
    setPhoto(next);
  };

  const show = (next: number): void => {
    setOpenPhoto(next);
    changeHistory(() => history.replaceState(history.state, '', `${galleryUrl}?photo=${next}`));
  };

  const close = (): void => {
    if (openPhoto.current === null) return;
    if (isOwnEntry()) {
      // A second Escape must not go back twice. The event `popstate` closes the lightbox.
      openPhoto.current = null;
      history.back();
      return;
    }
    setOpenPhoto(null);
    // Back would leave the site if the picture was open when the page loaded, so replace the entry.
    changeHistory(() => history.replaceState(null, '', galleryUrl));
  };

  const readUrl = useEffectEvent(() => setOpenPhoto(photoOfUrl(location.href, count)));
  useEffect(() => {
    // The URL may have changed before hydration.
    readUrl();
    addEventListener('popstate', readUrl);
    return () => removeEventListener('popstate', readUrl);
  }, []);

  useDocumentListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(`[data-island-for=${lightboxId}]`);
    const next = link && photoOfUrl(link.href, count);
    if (!next || !isPlainClick(event)) return;
    event.preventDefault();
    // Ignore the second click of a double click.
    if (event.detail > 1) return;
    if (!isOwnEntry()) changeHistory(() => history.pushState({ lightbox: true }, ''));
    show(next);
  });

  useDocumentListener('keydown', (event) => {
    if (openPhoto.current === null || !isPlainKey(event)) return;
    const target = targetOfKey(event, openPhoto.current, count);
    if (target === undefined) return;
    event.preventDefault();
    if (target === null) close();
    else show(target);
  });

  return { photo, show, close };
};
