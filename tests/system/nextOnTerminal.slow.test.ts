/** `bookings next` on a terminal, where a person types. */
import { setTimeout as wait } from 'node:timers/promises';
import { test as base, beforeEach, expect } from 'vitest';
import { readingMs } from '../../src/cli/prompt.ts';
import { hasTerminal, onTerminal, type RunningCommand, runBookingsWith } from '../support/cli.ts';
import { readValue, runSql } from '../support/databaseFiles.ts';
import { databaseIn, temporaryFolder } from '../support/folders.ts';
import { namesIn, textOf, waitFor } from '../support/nextScreen.ts';
import { makeDatabase } from '../support/storedBookings.ts';

const test = base.runIf(hasTerminal);

let databasePath: string;

/** Ana wrote first, Mar last. */
beforeEach(() => {
  databasePath = databaseIn(temporaryFolder());
  makeDatabase(databasePath, ['Ana', 'Eva', 'Mar']);
});

/** The names of the requests that a colleague's `next` shows. */
const namesShown = (): string[] => namesIn(runBookingsWith(databasePath, ['next'], { input: '' }).stdout);

const read = (name: string, column: string): unknown =>
  readValue(databasePath, `SELECT ${column} FROM bookings WHERE name = '${name}'`);
const statusOf = (name: string): unknown => read(name, 'status');
const noteOf = (name: string): unknown => read(name, 'note');
const isHidden = (name: string): boolean => read(name, 'hidden_until') !== null;

/** Waits until `next` asks about the request of this name, and a person can have read it. */
const waitUntilRead = async (terminal: RunningCommand, name: string): Promise<void> => {
  await waitFor(terminal, name);
  await wait(readingMs);
};

const startOnTerminal = async (name: string): Promise<RunningCommand> => {
  const terminal = onTerminal(databasePath, ['next']);
  await waitUntilRead(terminal, name);
  return terminal;
};

test.each(['h', 's', 'l', 'nothing'])(
  'the end of the terminal answers nothing, with %s typed',
  async (typed) => {
    const terminal = await startOnTerminal('Ana');
    if (typed !== 'nothing') {
      terminal.type(typed);
      await expect.poll(() => textOf(terminal)).toMatch(new RegExp(`\\? ${typed}$`));
    }
    terminal.kill();
    await expect.poll(() => isHidden('Ana')).toBe(false);
    expect(['Ana', 'Eva'].map(statusOf)).toEqual(['new', 'new']);
    expect(isHidden('Eva')).toBe(false);
  },
);

test('the end of the terminal keeps the note, though another one is half typed', async () => {
  runSql(databasePath, "UPDATE bookings SET note = 'allergic' WHERE name = 'Ana'");
  const terminal = await startOnTerminal('Ana');
  terminal.type('n\r');
  await expect.poll(() => textOf(terminal)).toMatch(/changes nothing\): $/);
  await wait(readingMs);
  terminal.type('l');
  await expect.poll(() => textOf(terminal)).toMatch(/: l$/);
  terminal.kill();
  await expect.poll(() => isHidden('Ana')).toBe(false);
  expect(noteOf('Ana')).toBe('allergic');
});

test('next reads a typed answer and marks the request', async () => {
  const terminal = await startOnTerminal('Ana');
  terminal.type('h\r');
  await waitUntilRead(terminal, 'Eva');
  terminal.type('q\r');
  expect(await terminal.exited).toBe(0);
  expect([statusOf('Ana'), statusOf('Eva')]).toEqual(['handled', 'new']);
});

const ignored = 'Ignored what was typed before the question could be read.';

test.each([
  ['a pasted text', 'handled\rhandled\r'],
  ['a second Enter', 'handled\r\r'],
])('the following request is not marked by %s', async (_, typed) => {
  const terminal = await startOnTerminal('Ana');
  terminal.type(typed);
  await waitUntilRead(terminal, 'Eva');
  expect(textOf(terminal)).toContain(ignored);
  expect([statusOf('Ana'), statusOf('Eva')]).toEqual(['handled', 'new']);
});

test('an answer that is typed while next starts marks no request', async () => {
  const terminal = onTerminal(databasePath, ['next']);
  terminal.type('handled\r');
  await waitUntilRead(terminal, 'Ana');
  expect(textOf(terminal)).toContain(ignored);
  expect(statusOf('Ana')).toBe('new');
});

test('next reads an answer after it has ignored one', async () => {
  const terminal = await startOnTerminal('Ana');
  terminal.type('handled\rhandled\r');
  await waitUntilRead(terminal, 'Eva');
  terminal.type('spam\r');
  await waitUntilRead(terminal, 'Mar');
  expect([statusOf('Ana'), statusOf('Eva')]).toEqual(['handled', 'spam']);
});

/**
 * Marks Ana as handled, and presses Ctrl-C while Eva is on the screen. Resolves with what the terminal
 * shows.
 */
const interrupt = async (): Promise<string> => {
  const terminal = await startOnTerminal('Ana');
  terminal.type('h\r');
  await waitUntilRead(terminal, 'Eva');
  terminal.type('\u0003');
  expect(await terminal.exited).toBe(130);
  return textOf(terminal);
};

test('Ctrl-C ends next, and others see the request on the screen again', async () => {
  await interrupt();
  expect(namesShown()).toEqual(['Eva']);
});

test('Ctrl-C ends next with the command that undoes what was marked', async () => {
  expect(await interrupt()).toMatch(/Undo: bookings mark \w{8} new\n$/);
});

/**
 * Marks Ana as handled, and presses Ctrl-C while a note of Eva is typed. Resolves with what the terminal
 * shows.
 */
const interruptNote = async (): Promise<string> => {
  const terminal = await startOnTerminal('Ana');
  terminal.type('h\r');
  await waitUntilRead(terminal, 'Eva');
  terminal.type('n\r');
  await expect.poll(() => textOf(terminal)).toContain('Enter alone changes nothing');
  terminal.type('called\u0003');
  expect(await terminal.exited).toBe(130);
  return textOf(terminal);
};

test('Ctrl-C while a note is typed stores no note', async () => {
  await interruptNote();
  expect(noteOf('Eva')).toBeNull();
});

test('Ctrl-C while a note is typed ends next, and others see the request again', async () => {
  await interruptNote();
  expect(namesShown()).toEqual(['Eva']);
});

test('Ctrl-C while a note is typed prints the command that undoes what was marked', async () => {
  expect(await interruptNote()).toMatch(/Undo: bookings mark \w{8} new\n$/);
});

test('Ctrl-D ends next, and others see the request on the screen again', async () => {
  const terminal = await startOnTerminal('Ana');
  terminal.type('\u0004');
  expect(await terminal.exited).toBe(0);
  expect(namesShown()).toEqual(['Ana']);
});
