import { useEffect } from 'react';
import { isPlainKey } from '../events/isPlainClick.ts';
import { photoAt } from './photos.ts';

/** Where each key leads from a picture, of `count`. */
const targets: Record<string, (photo: number, count: number) => number> = {
  ArrowLeft: (photo, count) => photoAt(photo, -1, count),
  ArrowRight: (photo, count) => photoAt(photo, 1, count),
  Home: () => 1,
  End: (_photo, count) => count,
};

/** The keys that the lightbox handles, wherever the focus is. */
export const lightboxKeys: readonly string[] = [...Object.keys(targets), 'Escape'];

/** Turns pages and closes by the keyboard while a picture is open. */
export const useLightboxKeys = (
  photo: number | null,
  count: number,
  show: (photo: number) => void,
  close: () => void,
): void =>
  useEffect(() => {
    if (photo === null) return;
    const press = (event: KeyboardEvent) => {
      if (!lightboxKeys.includes(event.key) || !isPlainKey(event)) return;
      event.preventDefault();
      const target = targets[event.key]?.(photo, count);
      if (target) show(target);
      else close();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [photo, count, show, close]);
