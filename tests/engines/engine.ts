export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End' | 'Backspace';

/** A visitor: whether JavaScript is on, and the preferred colours. */
export type Person = { javaScript: boolean; colours: 'light' | 'dark' };

/** One tab of a new profile. Sizes and coordinates are CSS pixels of the viewport. */
export type Tab = {
  /** Resolves when the page has loaded. */
  goto: (url: string) => Promise<void>;
  /** Runs a function in the page, even with JavaScript disabled. The function must be synchronous. */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  pressAt: (x: number, y: number) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
};

/** A running engine, which opens tabs. */
type RunningEngine = { open: (person: Person) => Promise<Tab>; end: () => Promise<void> };

export type Engine = {
  name: string;
  /** The Debian packages that are missing; none if the engine can start. */
  missing: () => string[];
  start: () => Promise<RunningEngine>;
};

/** A proxy that does not exist, so that the browser can only reach this machine. */
export const deadProxy = { host: '127.0.0.1', port: 9 };

/** The time limit of a browser command in milliseconds. */
export const commandTimeout = 60_000;

export const xvfbPath = '/usr/bin/Xvfb';
