export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End' | 'Backspace';

/** Who comes: with JavaScript or without, and which colours their system wants. */
export type Person = { javaScript: boolean; colours: 'light' | 'dark' };

/** One tab of a new profile. Sizes and places are CSS pixels of the viewport. */
export type Tab = {
  /** Resolves when the page has loaded. */
  goto: (url: string) => Promise<void>;
  /** Runs a function of its own in the page, also where the page itself may run none. It must not wait for anything. */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  pressAt: (x: number, y: number) => Promise<void>;
  /** Types where the focus is. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
};

/** What runs while tests last, and opens tabs. */
type RunningEngine = { open: (person: Person) => Promise<Tab>; end: () => Promise<void> };

export type Engine = {
  name: string;
  /** The Debian packages whose programs are not on this machine; none where the engine can start. */
  missing: () => string[];
  start: () => Promise<RunningEngine>;
};

/** A proxy that is not there: whatever is not this machine cannot be reached. */
export const deadProxy = { host: '127.0.0.1', port: 9 };

/** How long a command to a browser may take, in milliseconds. */
export const commandTimeout = 60_000;
