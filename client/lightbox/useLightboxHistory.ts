import { useCallback, useEffect, useState } from 'react';
import { isPlainClick } from '../events/isPlainClick.ts';
import { lightboxId, photoIn } from './photos.ts';

/** Whether this page added the open picture to the history, so that Back leads to the gallery. */
const isOwnEntry = (): boolean => Boolean((history.state as { lightbox?: boolean } | null)?.lightbox);

/**
 * The open picture, in step with the address. A click on one of the page's links to it opens it in a history entry of its
 * own, so that Back closes it; turning pages changes that entry.
 */
export const useLightboxHistory = (gallery: string, count: number, initial: number | null) => {
  const [photo, setPhoto] = useState(initial);

  const show = useCallback(
    (next: number) => {
      history.replaceState(history.state, '', `${gallery}?photo=${next}`);
      setPhoto(next);
    },
    [gallery],
  );

  const close = useCallback(() => {
    // Back removes our entry; an entry that came with the page is changed, or Back would leave the site.
    if (isOwnEntry()) history.back();
    else {
      history.replaceState(null, '', gallery);
      setPhoto(null);
    }
  }, [gallery]);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const readAddress = () => setPhoto(photoIn(location.href, count));
    const open = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(`[data-island-for=${lightboxId}]`);
      const next = link && photoIn(link.href, count);
      if (!next || !isPlainClick(event)) return;
      event.preventDefault();
      // The second click of a double click is not meant for what the first one opened.
      if (event.detail > 1) return;
      if (!isOwnEntry()) history.pushState({ lightbox: true }, '');
      show(next);
    };
    // It may have changed before hydration.
    readAddress();
    addEventListener('popstate', readAddress, { signal });
    document.addEventListener('click', open, { signal });
    return () => listeners.abort();
  }, [count, show]);

  return { photo, show, close };
};
