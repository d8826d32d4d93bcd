import { useEffect, useState } from 'react';
import { isPlainClick, isPlainKey } from '../events/plainClick.ts';
import { useDocumentListener } from '../events/useDocumentListener.ts';
import { lightboxId, photoAt } from './photos.ts';

/** Where each key leads from a picture, of `count`; `null` closes it. */
const targets: Record<string, (photo: number, count: number) => number | null> = {
  ArrowLeft: (photo, count) => photoAt(photo, -1, count),
  ArrowRight: (photo, count) => photoAt(photo, 1, count),
  Home: () => 1,
  End: (_photo, count) => count,
  Escape: () => null,
};

/** The keys that the lightbox handles, wherever the focus is. */
export const lightboxKeys: readonly string[] = Object.keys(targets);

/** The number of the picture that a URL shows, from 1 to `count`; `null` for none. */
const photoIn = (url: string, count: number): number | null => {
  const photo = Number(new URL(url).searchParams.get('photo'));
  return Number.isInteger(photo) && photo >= 1 && photo <= count ? photo : null;
};

/** Whether this page added the open picture to the history, so that Back leads to the gallery. */
const isOwnEntry = (): boolean => Boolean((history.state as { lightbox?: boolean } | null)?.lightbox);

/**
 * The number of the open picture, in step with the address, and the ways to change it, which the keyboard has too. A click
 * on one of the page's links to a picture opens it in a history entry of its own, so that Back closes it; turning pages
 * changes that entry.
 */
export const useOpenPhoto = (gallery: string, count: number, initial: number | null) => {
  const [photo, setPhoto] = useState(initial);

  const show = (next: number): void => {
    history.replaceState(history.state, '', `${gallery}?photo=${next}`);
    setPhoto(next);
  };

  const close = (): void => {
    // Back removes our entry; an entry that came with the page is changed, or Back would leave the site.
    if (isOwnEntry()) history.back();
    else {
      history.replaceState(null, '', gallery);
      setPhoto(null);
    }
  };

  useEffect(() => {
    const readAddress = () => setPhoto(photoIn(location.href, count));
    // It may have changed before hydration.
    readAddress();
    addEventListener('popstate', readAddress);
    return () => removeEventListener('popstate', readAddress);
  }, [count]);

  useDocumentListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(`[data-island-for=${lightboxId}]`);
    const next = link && photoIn(link.href, count);
    if (!next || !isPlainClick(event)) return;
    event.preventDefault();
    // The second click of a double click is not meant for what the first one opened.
    if (event.detail > 1) return;
    if (!isOwnEntry()) history.pushState({ lightbox: true }, '');
    show(next);
  });

  useDocumentListener('keydown', (event) => {
    const targetOf = targets[event.key];
    // The address is ahead of what is rendered: of several keys at once each goes on from the one before.
    const current = photoIn(location.href, count);
    if (current === null || !targetOf || !isPlainKey(event)) return;
    event.preventDefault();
    const target = targetOf(current, count);
    if (target) show(target);
    else close();
  });

  return { photo, show, close };
};
