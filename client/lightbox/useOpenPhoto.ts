import { useEffect, useRef, useState } from 'react';
import { isPlainClick, isPlainKey } from '../events/plainClick.ts';
import { useDocumentListener } from '../events/useDocumentListener.ts';
import { lightboxId, photoAt } from './photos.ts';

/** Returns the picture that a key shows, of `count` pictures; `null` if the key closes the lightbox. */
const keyTargets: Record<string, (photo: number, count: number) => number | null> = {
  ArrowLeft: (photo, count) => photoAt(photo, -1, count),
  ArrowRight: (photo, count) => photoAt(photo, 1, count),
  Home: () => 1,
  End: (_photo, count) => count,
  Escape: () => null,
};

/** Reads the picture that a URL shows, from 1 to `count`; `null` for none. */
const readPhoto = (url: string, count: number): number | null => {
  const photo = Number(new URL(url).searchParams.get('photo'));
  return Number.isInteger(photo) && photo >= 1 && photo <= count ? photo : null;
};

/** Safari refuses more than 100 changes in ten seconds. The next one that it accepts corrects the URL. */
const changeHistory = (change: () => void): void => {
  try {
    change();
  } catch {
    // The lightbox goes on without.
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

  useEffect(() => {
    const readUrl = () => {
      const next = readPhoto(location.href, count);
      openPhoto.current = next;
      setPhoto(next);
    };
    // The URL may have changed before hydration.
    readUrl();
    addEventListener('popstate', readUrl);
    return () => removeEventListener('popstate', readUrl);
  }, [count]);

  useDocumentListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(`[data-island-for=${lightboxId}]`);
    const next = link && readPhoto(link.href, count);
    if (!next || !isPlainClick(event)) return;
    event.preventDefault();
    // Ignore the second click of a double click.
    if (event.detail > 1) return;
    if (!isOwnEntry()) changeHistory(() => history.pushState({ lightbox: true }, ''));
    show(next);
  });

  useDocumentListener('keydown', (event) => {
    // Space activates the focused link, as on a button. The link to close the lightbox has no picture.
    const link = event.key === ' ' && (event.target as Element).closest('a');
    const findTarget = link ? () => readPhoto(link.href, count) : keyTargets[event.key];
    if (openPhoto.current === null || !findTarget || !isPlainKey(event)) return;
    event.preventDefault();
    const target = findTarget(openPhoto.current, count);
    if (target) show(target);
    else close();
  });

  return { photo, show, close };
};
