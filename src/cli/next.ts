import { createHash, randomUUID } from 'node:crypto';
import type { ReadStream, WriteStream } from 'node:tty';
import { styleText } from 'node:util';
import { Command } from 'commander';
import { formatMadrid } from '../../content/hours.ts';
import type { Booking, BookingStatus } from '../../db/booking.ts';
import type { BookingStore } from '../../db/store.ts';
import { getErrorMessage, StoreUnavailable } from '../../db/storeErrors.ts';
import { laterUntil, sortForAnswers } from '../bookings/night.ts';
import { createSearch } from '../bookings/search.ts';
import { createVisitorIndex } from '../bookings/visitorIndex.ts';
import { formatUndo, writeNote } from './byId.ts';
import { withStore } from './database.ts';
import { readVisitDay } from './dates.ts';
import { formatDetails } from './formatDetails.ts';
import { nameAndId, shortId } from './ids.ts';
import { addReadOptions, formatCommand, type ReadOptions, readVariable } from './options.ts';
import { describeRelated } from './person.ts';
import { formatTerminalTable } from './table.ts';
import {
  askLine,
  controlC,
  controlD,
  openKeyboard,
  printText,
  readKey,
  readTerminal,
  reportLine,
  signalCodes,
  wrapText,
} from './terminal.ts';

/** Shows the booking that `next` shows first on a terminal. */
const showFirst = async (store: BookingStore): Promise<void> => {
  const all = await store.listBookings({ where: { status: 'new' }, oldestFirst: true }, Infinity);
  const tonight = all.filter(({ day }) => day === readVisitDay('today'));
  const [first = all[0]] = sortForAnswers(tonight, new Date());
  if (first) await printText(formatDetails(first));
  else reportLine('No new requests.');
};

const actions = { h: 'handled', s: 'spam', l: 'later' } as const;

type Action = (typeof actions)[keyof typeof actions];

const toStatus = (action: Action): BookingStatus => (action === 'later' ? 'new' : action);

/** An action that `u` undoes. `booking` is as it was before; `noted` is the booking with its new note. */
type Step = { booking: Booking; action: Action } | { booking: Booking; action: 'noted'; noted: Booking };

/** The name of each key, and what it does. */
const keys = {
  h: ['handled', 'you have answered'],
  s: ['spam', 'only list --status spam shows it again'],
  l: ['later', 'it comes back after four hours, or two hours before the visit'],
  n: ['note', 'write a note for your colleagues; - removes it'],
  m: ['', 'show the whole message, if it was cut'],
  '/': ['search', "find other requests; the keys still act on 'Still to answer'"],
  u: ['undo', 'take back the last h, s, l or n; then the one before'],
  '?': ['help', 'explain the keys'],
  q: ['quit', 'print what you did, and how to undo h, s and l'],
};

const help = Object.entries(keys)
  .flatMap(([key, [name]]) => (name ? `${key} ${name}` : []))
  .join('  ');

/** The keys that have an effect while no booking is shown. */
const shortHelp = '/ search  u undo  q quit';

/** The rows of a terminal around a booking, for the line of the last action and an empty line. */
const otherRows = 3;

const maxFound = 12;

const endKeys = ['q', controlC, controlD];

/** A key counts only after this pause without keys, because a held key must not act on the next booking. */
const quietMs = 300;

/** The interval at which a reservation is renewed, or without one a new booking is looked for. */
const pollMs = 10_000;

/** Returns a digest of the person's user name. With sudo, all staff have the user id of the site. */
const getPersonDigest = (): string => {
  const user = readVariable('BOOKINGS_USER').BOOKINGS_USER ?? process.env['SUDO_USER'] ?? process.getuid?.();
  return createHash('sha256').update(`${user}`).digest('hex');
};

/** Shows the new bookings one by one, each reserved, and marks them by keys. Resolves with the last key. */
const triage = async (store: BookingStore, stdin: ReadStream, stdout: WriteStream, options: ReadOptions) => {
  const { reservations } = store;
  const visitors = createVisitorIndex(store);
  const holder = { session: randomUUID(), person: getPersonDigest() };
  const done: Step[] = [];
  let shown = null as Booking | null;

  const say = (line: string): void => void stdout.write(`${line}\n`);
  const readSize = () => readTerminal() ?? { width: 80, height: 24 };
  /** Lists the keys, and wraps the line between two of them. */
  const listKeys = (before = ''): string[] =>
    wrapText(before + (shown ? help : shortHelp), readSize().width, '  ');
  const countNew = async () => (await store.countByStatus({ where: { status: 'new' } })).new;

  /** Shows a booking, or nothing without an id. Resolves with the prompt. */
  const show = async (id: string | undefined): Promise<string> => {
    shown = id === undefined ? null : await store.findBooking(id);
    const waiting = await countNew();
    if (!shown) {
      const left = waiting > 0 ? `: ${waiting} left for later or shown to others` : '';
      return ['', `Nothing more is new${left}.`, ...listKeys()].join('\n');
    }
    const { width, height } = readSize();
    const related = await describeRelated(store, visitors, shown.id);
    const prompt = listKeys(`${styleText('bold', `${waiting} new`)}  `);
    const maxLines = height - otherRows - prompt.length;
    say(`\n${formatDetails(shown, width, { related, maxLines })}`);
    return prompt.join('\n');
  };

  /** Reserves a booking, for tonight if there is one; none of a person whom somebody else is answering. */
  const reserve = async (preferred?: string): Promise<string | undefined> => {
    await visitors.update();
    const first = visitors.listNight(readVisitDay('today'));
    for (const avoided: string[] = []; ; ) {
      const id = await reservations.reserveNext(holder, { preferred, first, avoided });
      if (id === undefined || id === preferred) return id;
      const answered = await reservations.listShownToOthers(holder);
      if (!visitors.listOthers(id).some((other) => answered.includes(other))) return id;
      avoided.push(id);
    }
  };
  const showNext = async (preferred?: string) => show(await reserve(preferred));

  const reportOther = (booking: Booking, status: BookingStatus | null): void => {
    const found = status ? `marked as ${status}` : 'erased';
    say(`Not changed: ${nameAndId(booking)} was ${found} by somebody else meanwhile.`);
  };

  const act = async (booking: Booking, action: Action): Promise<string> => {
    const { id, storedNote } = booking;
    const current = await store.findBooking(id);
    if (current?.status === 'new' && current.storedNote !== storedNote) {
      say('Somebody changed the note.');
      return show(id);
    }
    const isLater = action === 'later';
    const before = isLater ? (current?.status ?? null) : await store.mark(id, action, 'new');
    if (before !== 'new') reportOther(booking, before);
    else {
      const until = laterUntil(booking, new Date()).toISOString();
      if (isLater) await reservations.postpone(id, holder, until);
      done.push({ booking, action });
      const what = isLater ? `Left for later, until ${formatMadrid(until).slice(-5)}` : `Marked as ${action}`;
      say(`${what}: ${nameAndId(booking)}`);
    }
    return showNext();
  };

  const undo = async (): Promise<string> => {
    const last = done.pop();
    if (!last) return 'There is nothing to undo.';
    const { booking, action } = last;
    if (action === 'noted') {
      const isUndone = await store.setNote(last.noted, booking.storedNote);
      const text = isUndone ? 'Undone' : 'Not changed, because somebody else changed it meanwhile';
      say(`${text}: the note for ${nameAndId(booking)}.`);
      return showNext(booking.id);
    }
    const status = toStatus(action);
    const before = await store.mark(booking.id, 'new', status);
    if (before === status) say(`Undone: ${nameAndId(booking)} is new.`);
    else reportOther(booking, before);
    return showNext(before === status ? booking.id : shown?.id);
  };

  const takeNote = async ({ id }: Booking): Promise<string> => {
    const booking = await store.findBooking(id);
    if (!booking) return showNext();
    const hint = booking.storedNote ? ' (- removes the note)' : '';
    const text = await askLine(stdin, stdout, `Note for ${nameAndId(booking)}${hint}: `);
    if (!text) return show(id);
    try {
      (await writeNote(store, booking, text === '-' ? '' : text)).forEach(say);
      const noted = await store.findBooking(id);
      if (noted) done.push({ booking, action: 'noted', noted });
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      say(getErrorMessage(error));
    }
    return show(id);
  };

  const search = async (): Promise<string> => {
    const { matches } = createSearch({ words: (await askLine(stdin, stdout, 'Search: ')) ?? '' });
    const found: Booking[] = [];
    for await (const booking of matches ? store.eachBooking({}) : [])
      if (matches?.(booking) && found.push(booking) === maxFound) break;
    const { width, height } = readSize();
    const prompt = shown ? [styleText('bold', `Still to answer: ${nameAndId(shown)}`), ...listKeys()] : [];
    const [first] = found;
    if (matches && !first) say('No requests match.\n');
    if (first && found.length === 1) {
      const maxLines = height - otherRows - prompt.length;
      const how = `bookings show ${shortId(first.id)}`;
      say(`\n${formatDetails(first, width, { maxLines, how })}`);
    } else if (first) say(formatTerminalTable(found.toReversed(), width));
    return shown ? prompt.join('\n') : show(undefined);
  };

  const explainKeys = (): string => {
    const lines = Object.entries(keys).flatMap(([key, [, text = '']]) =>
      wrapText(`  ${key}  ${text}`, readSize().width),
    );
    return ['', ...lines, '', ...listKeys()].join('\n');
  };

  /** Ignores keys until none has arrived for a while, and then asks for one. */
  const ask = async (prompt: string): Promise<string | undefined> => {
    for (let key: string | undefined = ''; key !== undefined; key = await readKey(stdin, quietMs)) {
      if (endKeys.includes(key)) return key;
    }
    say(prompt);
    return readKey(stdin, pollMs);
  };

  /** Renews the reservation, or shows a new booking. Ignores errors, because the next key reports them. */
  const poll = async (): Promise<string> => {
    const id = await reserve(shown?.id).catch(() => undefined);
    return shown || id === undefined ? '' : show(id);
  };

  /** Says what was done, without what somebody else has changed or erased since. */
  const reportDone = async (): Promise<void> => {
    // A later step replaces an earlier one.
    const lastSteps = new Map(done.map((step) => [`${step.booking.id} ${step.action === 'noted'}`, step]));
    const steps: Step[] = [];
    for (const step of lastSteps.values()) {
      const { booking, action } = step;
      const found = await store.findBooking(booking.id).catch(() => undefined);
      const isOther = found && action !== 'noted' && found.status !== toStatus(action);
      if (found !== null && !isOther) steps.push(step);
    }
    const byAction = Map.groupBy(steps, ({ action }) => action);
    for (const action of [...Object.values(actions), 'noted'] as const) {
      const names = (byAction.get(action) ?? []).map(({ booking }) => nameAndId(booking));
      const text = `${names.length} ${action}: ${names.join(', ')}`;
      if (names.length > 0) wrapText(text, readSize().width).forEach(say);
    }
    const marked = steps.filter(({ action }) => action !== 'noted').map(({ booking }) => booking);
    if (marked.length > 0) say(`Undo: ${formatUndo(marked, 'new', options.db)}`);
    const waiting = await countNew().catch(() => null);
    if (waiting !== null) say(`${waiting} still new.`);
  };

  // A reservation ends by itself if the database is locked.
  const release = () => reservations.release(holder).catch(() => {});
  // Replaces the listener that exits at once, so that closing the terminal also frees the booking for others.
  process
    .removeAllListeners('SIGHUP')
    .once('SIGHUP', () => void release().finally(() => process.exit(signalCodes.SIGHUP)));
  try {
    stdin.setRawMode(true);
    let prompt = await showNext();
    if (!shown && (await countNew()) === 0) return say('No new requests.');
    for (;;) {
      const key = prompt ? await ask(prompt) : await readKey(stdin, pollMs);
      const action = actions[key as keyof typeof actions];
      prompt = '';
      if (key === undefined) prompt = await poll();
      else if (endKeys.includes(key)) {
        await reportDone();
        return key;
      } else if (action && shown) prompt = await act(shown, action);
      else if (key === 'u') prompt = await undo();
      else if (key === '/') prompt = await search();
      else if (key === '?') prompt = explainKeys();
      else if (key === 'n' && shown) prompt = await takeNote(shown);
      else if (key === 'm' && shown) {
        say(`\n${formatDetails(shown, readSize().width)}`);
        prompt = listKeys().join('\n');
      } else [...(shown ? ['Unknown key.'] : []), ...listKeys()].forEach(say);
    }
  } catch (error) {
    await reportDone();
    say(`Go on with: ${formatCommand(['next'], options)}`);
    throw error;
  } finally {
    // First, because a closed terminal has no mode to set.
    await release();
    stdin.setRawMode(false).destroy();
  }
};

export const nextCommand = (): Command =>
  addReadOptions(new Command('next'))
    .description(
      'Shows the new requests one by one: tonight first, then the oldest. One key answers each. Nobody else sees it.',
    )
    .action(async (options: ReadOptions) => {
      const { stdout } = process;
      const stdin = stdout.isTTY && openKeyboard();
      if (!stdin) return withStore(options, showFirst);
      const use = (store: BookingStore) => triage(store, stdin, stdout, options);
      const key = await withStore(options, use, { writable: true });
      if (key === controlC) process.emit('SIGINT');
    });
