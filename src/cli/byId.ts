/** The commands that take the ids of requests: `show`, `mark` and `note`. */
import { text as readStream } from 'node:stream/consumers';
import { Command } from 'commander';
import { type Booking, type BookingStatus, bookingStatuses } from '../../db/booking.ts';
import type { BookingStore } from '../../db/store.ts';
import { createSealNote } from '../storage/seal.ts';
import { withStore } from './database.ts';
import { formatInFull } from './formatDetails.ts';
import { findByPrefixes, nameAndId, shortId } from './ids.ts';
import { formatForMachines, formatOption, type MachineFormat } from './machineFormats.ts';
import {
  addReadOptions,
  databaseOption,
  formatCommand,
  type ReadOptions,
  readVariable,
  UsageError,
} from './options.ts';
import { escapeForTerminal, printText, reportLine } from './terminal.ts';
import { reportSealed } from './unseal.ts';

type ShowOptions = ReadOptions & { format: 'full' | MachineFormat };

export const showCommand = (): Command =>
  addReadOptions(new Command('show').addOption(formatOption('full')))
    .description('Shows requests in full, with links to call and write to the visitor.')
    .argument('<id...>', 'ids, or the beginnings of ids')
    .action((prefixes: string[], options: ShowOptions) =>
      withStore(options, async (store) => {
        const { format, identity } = options;
        const bookings = await findByPrefixes(store, prefixes);
        await printText(format === 'full' ? formatInFull(bookings) : formatForMachines(bookings, format));
        reportSealed(bookings, identity);
      }),
    );

export const formatUndo = (bookings: readonly Booking[], status: BookingStatus, db?: string): string => {
  const ids = bookings.map(({ id }) => escapeForTerminal(shortId(id)));
  return formatCommand(['mark', ...ids, status], { db });
};

/** Says which bookings had the status `before`, `null` if somebody erased them meanwhile, and how to undo the change. */
const reportMarked = (
  bookings: readonly Booking[],
  before: BookingStatus | null,
  status: BookingStatus,
  db: string | undefined,
): void => {
  const names = bookings.map(nameAndId).join(', ');
  if (before === null) reportLine(`Not marked, because somebody erased it: ${names}`);
  else if (before === status) {
    const isLater = status === 'new' && bookings.some(({ laterUntil }) => laterUntil !== null);
    reportLine(`Was ${status} already${isLater ? ', no longer left for later' : ''}: ${names}`);
  } else {
    const replaced = before === 'new' || status === 'new' ? '' : ` instead of ${before}`;
    reportLine(`Marked as ${status}${replaced}: ${names}`);
    if (bookingStatuses.includes(before)) reportLine(`Undo: ${formatUndo(bookings, before, db)}`);
  }
};

export const markCommand = (): Command =>
  new Command('mark')
    .description('Marks requests as new, handled or spam.')
    .usage(`[options] <id...> <${bookingStatuses.join('|')}>`)
    .argument('<id...>', 'ids, or the beginnings of ids, and then a status')
    .addOption(databaseOption())
    .action((words: string[], options: { db?: string }) => {
      const lower = words.map((word) => word.toLowerCase());
      const status = bookingStatuses.find((known) => lower.includes(known));
      const prefixes = lower.filter((word) => word !== status);
      if (!status || prefixes.length === 0) {
        const wrong = status ? undefined : words.find((word) => /[g-z]/i.test(word));
        const problem = wrong === undefined ? '' : `'${wrong}' is no status. `;
        throw new UsageError(`${problem}Name ids, and then one of ${bookingStatuses.join(', ')}.`);
      }
      const markAll = async (store: BookingStore) => {
        const marked = new Map<BookingStatus | null, Booking[]>();
        for (const booking of await findByPrefixes(store, prefixes)) {
          const before = await store.mark(booking.id, status);
          marked.set(before, [...(marked.get(before) ?? []), booking]);
        }
        for (const [before, bookings] of marked) reportMarked(bookings, before, status, options.db);
      };
      return withStore(options, markAll, { writable: true });
    });

const maxNoteLength = 500;

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
  addReadOptions(new Command('note'))
    .description('Writes a note about a request for the staff, or shows the note.')
    .argument('<id>', 'the id, or its beginning')
    .argument('[text...]', 'the note (-: standard input; an empty text removes the note)')
    .action(async (id: string, words: string[], options: ReadOptions) => {
      const isFromInput = words.length === 1 && words[0] === '-';
      if (isFromInput && options.identity === '-')
        throw new UsageError('A note from standard input needs a file for --identity.');
      const typed = isFromInput ? await readStream(process.stdin) : words.join(' ');
      const use = async (store: BookingStore): Promise<void> => {
        for (const booking of await findByPrefixes(store, [id])) {
          if (words.length > 0) (await writeNote(store, booking, typed)).forEach(reportLine);
          else if (booking.storedNote && booking.note === null)
            throw new Error('The note is sealed (--identity FILE opens it).');
          else await printText(`${escapeForTerminal(booking.note ?? '–')}\n`);
        }
      };
      await withStore(options, use, { writable: words.length > 0 });
    });
