import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { openLightbox, photoId } from '../pictures/lightbox.ts';
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

/** Pixels that a finger has to move sideways to turn the page. */
const swipe = 50;

/** Milliseconds in which a click still belongs to the swipe before it. */
const clickAfterSwipe = 100;

const photoIn = (count: number): number | null => {
  const photo = Number(new URLSearchParams(location.search).get('photo'));
  return Number.isInteger(photo) && photo >= 1 && photo <= count ? photo : null;
};

/** Whether this page put the open picture into the history, so that Back leads to the wall. */
const isOurEntry = (): boolean => Boolean((history.state as { lightbox?: boolean } | null)?.lightbox);

/**
 * One picture over the page. As plain HTML its controls are links and the page behind it is inert; hydrated it is a modal
 * dialog that keeps the address in step.
 */
export const Lightbox = ({ pictures, photo: initial, gallery, titles, words }: LightboxProps) => {
  const [photo, setPhoto] = useState(initial);
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const swipedAt = useRef(Number.NEGATIVE_INFINITY);
  const start = useRef<number | null>(null);
  const count = pictures.length;
  const around = (from: number, by: number): number => ((from - 1 + by + count) % count) + 1;
  const neighbours = (number: number): number[] => [around(number, -1), around(number, 1)];
  const urlOf = (number: number): string => `${gallery}?photo=${number}`;

  const show = useCallback(
    (number: number) => {
      history.replaceState(history.state, '', `${gallery}?photo=${number}`);
      setPhoto(number);
    },
    [gallery],
  );

  const close = useCallback(() => {
    // Back takes our entry away; an entry that came with the page is changed, or Back would leave the site.
    if (isOurEntry()) history.back();
    else {
      history.replaceState(null, '', gallery);
      setPhoto(null);
    }
  }, [gallery]);

  useEffect(() => {
    const open = (event: Event) => {
      const number = (event as CustomEvent<number>).detail;
      const url = `${gallery}?photo=${number}`;
      if (isOurEntry()) history.replaceState(history.state, '', url);
      else history.pushState({ lightbox: true }, '', url);
      setPhoto(number);
    };
    const follow = () => setPhoto(photoIn(count));
    // The address may have changed while nobody listened.
    follow();
    document.addEventListener(openLightbox, open);
    addEventListener('popstate', follow);
    return () => {
      document.removeEventListener(openLightbox, open);
      removeEventListener('popstate', follow);
    };
  }, [gallery, count]);

  /** The picture shown last, to which the focus goes back. */
  const last = useRef<number | null>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // What the server made inert is behind a modal dialog anyway, or is there again.
    for (const inert of document.querySelectorAll('[inert]')) inert.removeAttribute('inert');
    if (photo !== null) {
      last.current = photo;
      if (element.matches(':modal')) return;
      element.close();
      element.showModal();
    } else {
      if (element.open) element.close();
      if (last.current === null) return;
      document.querySelector<HTMLElement>(`#${photoId(last.current)} a`)?.focus();
      last.current = null;
    }
  }, [photo]);

  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);

  useEffect(() => {
    if (photo === null) return;
    const turn = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        close();
        return;
      }
      const target = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const edge = { Home: 1, End: count }[event.key];
      if (target === undefined && edge === undefined) return;
      event.preventDefault();
      show(edge ?? ((photo - 1 + (target ?? 0) + count) % count) + 1);
    };
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  }, [photo, count, show, close]);

  const follow = (event: MouseEvent, act: () => void) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };

  const endSwipe = (event: PointerEvent) => {
    if (start.current === null || photo === null || (visualViewport?.scale ?? 1) > 1) return;
    const moved = event.clientX - start.current;
    start.current = null;
    if (Math.abs(moved) < swipe) return;
    swipedAt.current = event.timeStamp;
    show(around(photo, moved < 0 ? 1 : -1));
  };

  const files = photo === null ? undefined : pictures[photo - 1];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape, which the document hears.
    <dialog
      className="lightbox"
      open={initial !== null}
      aria-labelledby="lightbox-title"
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={(event) => {
        // A browser may close it without asking; then it is still in the address.
        if (photo !== null && !event.currentTarget.open) close();
      }}
      onClick={(event) => {
        // A swipe that ends beside the picture is no click there.
        if (event.timeStamp - swipedAt.current < clickAfterSwipe) return;
        if (event.target === event.currentTarget || event.target === stage.current) close();
      }}
    >
      {photo !== null && files && (
        <>
          <h2 className="lightbox__title" id="lightbox-title" aria-live="polite">
            {titles[photo - 1]}
          </h2>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a swipe only repeats what the links and the arrow keys do. */}
          <div
            ref={stage}
            className="lightbox__stage"
            onDragStart={(event) => event.preventDefault()}
            onPointerDown={(event) => {
              start.current = event.clientX;
            }}
            onPointerUp={endSwipe}
            onPointerCancel={() => {
              start.current = null;
            }}
          >
            <ResponsivePicture key={photo} files={files} sizes="100vw" priority="first" />
          </div>
          {isHydrated && (
            <div hidden>
              {neighbours(photo).map((number) => (
                <ResponsivePicture
                  key={number}
                  files={pictures[number - 1] ?? files}
                  sizes="100vw"
                  priority="now"
                />
              ))}
            </div>
          )}
          <p className="lightbox__caption text-small" aria-hidden="true">
            {files.alt}
          </p>
          <ul className="lightbox__controls">
            <li>
              {/* biome-ignore lint/a11y/noAutofocus: an open dialog takes the focus, and this is the way out of it. */}
              <a href={`${gallery}#${photoId(photo)}`} autoFocus onClick={(event) => follow(event, close)}>
                {words.close}
              </a>
            </li>
            <li>
              <a
                href={urlOf(around(photo, -1))}
                rel="prev"
                onClick={(event) => follow(event, () => show(around(photo, -1)))}
              >
                <span className="lightbox__arrow" />
                <span className="visually-hidden">{words.previous}</span>
              </a>
            </li>
            <li>
              <a
                href={urlOf(around(photo, 1))}
                rel="next"
                onClick={(event) => follow(event, () => show(around(photo, 1)))}
              >
                <span className="lightbox__arrow lightbox__arrow--next" />
                <span className="visually-hidden">{words.next}</span>
              </a>
            </li>
          </ul>
        </>
      )}
    </dialog>
  );
};
