/** What `bookings next` shows on the screen. */
import { stripVTControlCharacters } from 'node:util';
import { expect } from 'vitest';
import type { RunningCommand } from './cli.ts';

export const question = 'handled, spam, later, note or quit? ';

/** The names of the requests that are shown in an output. */
export const namesIn = (output: string): string[] =>
  [...output.matchAll(/^name +(\w+)$/gm)].map(([, name = '']) => name);

/** The text so far, without the cursor movements of a terminal. */
export const textOf = ({ output }: RunningCommand): string => stripVTControlCharacters(output());

/** The name of the request about which `next` asks; `undefined` while it does not ask. */
const askedAbout = (command: RunningCommand): string | undefined => {
  const text = textOf(command);
  return text.endsWith(question) ? namesIn(text).at(-1) : undefined;
};

/** Waits until `next` asks about the request of this name. */
export const waitFor = async (command: RunningCommand, name: string): Promise<void> => {
  await expect.poll(() => askedAbout(command)).toBe(name);
};
