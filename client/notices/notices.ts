import type { ReactNode } from 'react';
import { windowHeights } from '../../content/breakpoints.ts';

/** The most visible notices. A new notice closes older ones. */
const maxVisible = 1;

/** The most notices in memory, including dismissed ones. */
const maxNotices = 3;

/** A dismissed notice is removed after this time. */
const removeAfterMs = 1_000_000;

/** A notice closes after this time, unless it is hovered or focused. */
export const autoCloseMs = 5000;

export type Notice = {
  id: number;
  tone: 'success' | 'error';
  text: string;
  detail?: ReactNode;
  open: boolean;
};

let notices: readonly Notice[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

const setNotices = (changed: readonly Notice[]): void => {
  notices = changed;
  for (const listener of listeners) listener();
};

/** Returns the notices for `useSyncExternalStore`, including dismissed ones. */
export const currentNotices = (): readonly Notice[] => notices;

/** Subscribes `useSyncExternalStore` to changes. Returns a function that unsubscribes. */
export const onNotices = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Closes a notice, and removes it later. */
export const dismissNotice = (id: number): void => {
  setNotices(notices.map((notice) => (notice.id === id ? { ...notice, open: false } : notice)));
  setTimeout(() => setNotices(notices.filter((notice) => notice.id !== id)), removeAfterMs);
};

/** Shows a notice and closes the previous one. In low windows it would cover the form, which says the same. */
export const showNotice = (notice: Omit<Notice, 'id' | 'open'>): void => {
  const visible = notices.filter(({ open }) => open);
  for (const { id } of visible.toReversed().slice(maxVisible - 1)) dismissNotice(id);
  if (matchMedia(windowHeights.short).matches) return;
  setNotices([...notices, { ...notice, id: nextId, open: true }].slice(-maxNotices));
  nextId += 1;
};
