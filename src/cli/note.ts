import { text as readStream } from 'node:stream/consumers';
import { Command } from 'commander';
import type { Booking } from '../../db/booking.ts';
import type { BookingStore } from '../../db/store.ts';
import { createSealNote } from '../storage/seal.ts';
import { withStore } from './database.ts';
import { findByPrefixes, nameAndId } from './ids.ts';
import { databaseOption, identityOption, type ReadOptions, readVariable, UsageError } from './options.ts';
import { escapeForTerminal, printTexts, reportLine } from './terminal.ts';

export const maxNoteLength = 500;

const toStored = async ({ sealed, isOpened, storedNote }: Booking, note: string): Promise<string | null> => {
  if (sealed && storedNote)
    throw new Error('The note is sealed. Add --identity FILE, so that it is shown before it is replaced.');
  if (!note) return null;
  if (!sealed && !isOpened) return note;
  const { BOOKINGS_RECIPIENT: recipients } = readVariable('BOOKINGS_RECIPIENT');
  if (!recipients)
    throw new Error(
      'The request is sealed, so its note must be too. Set BOOKINGS_RECIPIENT to the public key.',
    );
  return (await createSealNote(recipients))(note);
};

/** Replaces the note of a booking; an empty text removes it. Resolves with lines that say what has changed. */
export const writeNote = async (store: BookingStore, booking: Booking, typed: string): Promise<string[]> => {
  const note = typed.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (note.length > maxNoteLength)
    throw new UsageError(`A note has at most ${maxNoteLength} characters; this one has ${note.length}.`);
  const isSet = await store.setNote(booking, await toStored(booking, note));
  if (!isSet)
    throw new Error('Not noted, because somebody changed or erased the request meanwhile. Look at it again.');
  return [
    ...(booking.note ? [`Replaced the note: ${escapeForTerminal(booking.note)}`] : []),
    `${note ? 'Noted' : 'No note now'}: ${nameAndId(booking)}`,
  ];
};

export const noteCommand = (): Command =>
  new Command('note')
    .description('Writes a note about a request for the staff, or shows the note.')
    .argument('<id>', 'the id, or its beginning')
    .argument('[text...]', 'the note (-: standard input; an empty text removes the note)')
    .addOption(identityOption())
    .addOption(databaseOption())
    .action(async (id: string, words: string[], options: ReadOptions) => {
      const isFromInput = words.length === 1 && words[0] === '-';
      if (isFromInput && options.identity === '-')
        throw new UsageError('A note from standard input needs a file for --identity.');
      const typed = isFromInput ? await readStream(process.stdin) : words.join(' ');
      const use = async (store: BookingStore): Promise<string[]> => {
        const [booking] = await findByPrefixes(store, [id]);
        if (!booking) return [];
        if (words.length > 0) return writeNote(store, booking, typed);
        if (booking.storedNote && booking.note === null)
          throw new Error('The note is sealed (--identity FILE opens it).');
        await printTexts([`${escapeForTerminal(booking.note ?? '–')}\n`]);
        return [];
      };
      (await withStore(options, use, { writable: words.length > 0 })).forEach(reportLine);
    });
