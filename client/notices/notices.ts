import type { PartLink } from './LinkedText.tsx';

const visibleLimit = 1; // shown at once: a new outcome takes the place of the one before
const containerLimit = 3; // held, dismissed ones included
const forgetAfter = 1_000_000; // milliseconds, once dismissed

/** Milliseconds after which a notice closes by itself, unless somebody is at it. */
export const autoClose = 5000;

export type Notice = {
  id: number;
  tone: 'success' | 'error';
  text: string;
  detail?: string;
  /** A part of `detail` that can be followed. */
  link?: PartLink;
  open: boolean;
};

let notices: readonly Notice[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

const set = (changed: readonly Notice[]): void => {
  notices = changed;
  for (const listener of listeners) listener();
};

/** For `useSyncExternalStore`. */
export const currentNotices = (): readonly Notice[] => notices;

/** For `useSyncExternalStore`. */
export const onNotices = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Closes a notice; it is forgotten after a while. */
export const dismissNotice = (id: number): void => {
  set(notices.map((notice) => (notice.id === id ? { ...notice, open: false } : notice)));
  setTimeout(() => set(notices.filter((notice) => notice.id !== id)), forgetAfter);
};

/** Shows a notice in the place of the one before. */
export const showNotice = (notice: Omit<Notice, 'id' | 'open'>): void => {
  const open = notices.filter((other) => other.open);
  for (const { id } of open.slice(0, Math.max(0, open.length + 1 - visibleLimit))) dismissNotice(id);
  set([...notices, { ...notice, id: nextId, open: true }].slice(-containerLimit));
  nextId += 1;
};
