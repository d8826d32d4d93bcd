import { text as readStream } from 'node:stream/consumers';
import type { Command } from 'commander';
import { cleanText } from '../../../content/rules/cleanText.ts';
import type { Booking, Bookings } from '../../../db/bookings.ts';
import { UsageError } from '../commandLine.ts';
import { findByPrefix, formatNameAndId } from '../ids.ts';
import { escapeForTerminal, print, report } from '../terminal.ts';
import { withBookings } from '../withBookings.ts';

const maxLength = 500;

/** Replaces the note of a booking, and says what has changed. An empty text removes the note. */
export const writeNote = (bookings: Bookings, { id, name }: Booking, text: string): void => {
  const note = cleanText(text);
  if (note.length > maxLength)
    throw new UsageError(`A note has at most ${maxLength} characters; this one has ${note.length}.`);
  const before = bookings.setNote(id, note || null);
  if (before === undefined) throw new Error(`Erased meanwhile: ${formatNameAndId({ id, name })}`);
  if (before !== null) report(`Replaced the note: ${escapeForTerminal(before)}`);
  report(`${note ? 'Noted' : 'No note now'}: ${formatNameAndId({ id, name })}`);
};

const note = async (id: string, words: string[]): Promise<void> => {
  const isFromInput = words.length === 1 && words[0] === '-';
  const text = isFromInput ? await readStream(process.stdin) : words.join(' ');
  await withBookings((bookings) => {
    const booking = findByPrefix(bookings, id);
    if (words.length > 0) writeNote(bookings, booking, text);
    else print(escapeForTerminal(booking.note ?? '–'));
  });
};

export const addNoteCommand = (program: Command): void => {
  program
    .command('note')
    .description('Write a note for the staff, or show it.')
    // A note may begin with a hyphen, for example `-20 min`.
    .allowUnknownOption()
    .argument('<id>', 'the id, or its beginning')
    .argument(
      '[text...]',
      `at most ${maxLength} characters (-: standard input; an empty text removes the note)`,
    )
    .addHelpText(
      'after',
      '\nExamples:\n  bookings note 3f2a "22:30, called"\n  bookings note 3f2a\n  bookings note 3f2a ""',
    )
    .action(note);
};
