import { createHash, randomUUID } from 'node:crypto';
import type { ReadStream, WriteStream } from 'node:tty';
import { Command } from 'commander';
import type { Booking } from '../../db/booking.ts';
import type { BookingStore } from '../../db/store.ts';
import { withStore } from './database.ts';
import { formatDetails } from './formatDetails.ts';
import { nameAndId } from './ids.ts';
import { formatUndo } from './mark.ts';
import { databaseOption, identityOption, type ReadOptions, readVariable } from './options.ts';
import {
  colourText,
  controlC,
  controlD,
  openKeyboard,
  printTexts,
  readKey,
  readTerminal,
  reportLine,
  wrapText,
} from './terminal.ts';
import { lastCalendarDays } from './times.ts';

const showOldest = async (store: BookingStore): Promise<void> => {
  for await (const booking of store.eachBooking({ where: { status: 'new' }, oldestFirst: true })) {
    return printTexts([formatDetails(booking, readTerminal())]);
  }
  reportLine('No new requests.');
};

const actions = { h: 'handled', s: 'spam', l: 'later' } as const;

type Action = (typeof actions)[keyof typeof actions];

const help = 'h handled   s spam   l later   u undo   q quit';

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
const triage = async (store: BookingStore, stdin: ReadStream, stdout: WriteStream, db?: string) => {
  const { reservations } = store;
  const holder = { session: randomUUID(), person: getPersonDigest() };
  const done: { booking: Booking; action: Action }[] = [];
  let shown: Booking | null = null;

  const say = (line: string): void => void stdout.write(`${line}\n`);
  const countNew = async () => (await store.countByStatus({ where: { status: 'new' } })).new;

  /** Shows a booking, or nothing without an id. Resolves with the prompt. */
  const show = async (id: string | undefined): Promise<string> => {
    shown = id === undefined ? null : await store.findBooking(id);
    const waiting = await countNew();
    const terminal = readTerminal();
    if (shown) say(`\n${formatDetails(shown, terminal)}`);
    if (shown) return `${colourText(`${waiting} new`, 'bold', terminal?.colour ?? false)}   ${help}`;
    const left = waiting > 0 ? `: ${waiting} left for later or shown to others` : '';
    return `\nNothing more is new${left}.   u undo   q quit`;
  };
  const showNext = async (preferred?: string) => show(await reservations.reserveNext(holder, preferred));

  /** Changes a status, unless somebody else has. Resolves with whether it is changed. */
  const change = async (booking: Booking, from: Action | 'new', to: Action | 'new'): Promise<boolean> => {
    const { id } = booking;
    const isLater = from === 'later' || to === 'later';
    const status = isLater ? (await store.findBooking(id))?.status : await store.mark(id, to, from);
    if (status === (isLater ? 'new' : from)) return true;
    const found = status ? `marked as ${status}` : 'erased';
    say(`Not changed: ${nameAndId(booking)} was ${found} by somebody else meanwhile.`);
    return false;
  };

  const act = async (booking: Booking, action: Action): Promise<string> => {
    if (await change(booking, 'new', action)) {
      const isLater = action === 'later';
      if (isLater) await reservations.postpone(booking.id, holder, lastCalendarDays(1)[0]?.to ?? '');
      done.push({ booking, action });
      say(`${isLater ? 'Left for later' : `Marked as ${action}`}: ${nameAndId(booking)}`);
    }
    return showNext();
  };

  const undo = async (): Promise<string> => {
    const last = done.pop();
    if (!last) return 'There is nothing to undo.';
    const { booking, action } = last;
    if (!(await change(booking, action, 'new'))) return showNext(shown?.id);
    say(`Undone: ${nameAndId(booking)} is new.`);
    return showNext(booking.id);
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
    const id = await reservations.reserveNext(holder, shown?.id).catch(() => undefined);
    return shown || id === undefined ? '' : show(id);
  };

  const reportDone = async (): Promise<void> => {
    const withAction = (action: Action) =>
      done.filter((each) => each.action === action).map(({ booking }) => booking);
    for (const action of Object.values(actions)) {
      const names = withAction(action).map(nameAndId);
      const label = `${names.length} ${action}${action === 'later' ? ' (until tomorrow)' : ''}`;
      if (names.length > 0)
        wrapText(`${label}: ${names.join(', ')}`, readTerminal()?.width ?? 80).forEach(say);
    }
    const marked = [...withAction('handled'), ...withAction('spam')];
    if (marked.length > 0) say(`Undo: ${formatUndo(marked, 'new', db)}`);
    say(`${await countNew()} still new.`);
  };

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
      else say(help);
    }
  } finally {
    stdin.setRawMode(false).destroy();
    await reservations.release(holder);
  }
};

export const nextCommand = (): Command =>
  new Command('next')
    .description(
      'Shows the new requests one by one, oldest first, and takes a key for each: handled, spam, later, undo, quit. No two people see the same one. Without a terminal it shows the oldest.',
    )
    .addOption(identityOption())
    .addOption(databaseOption())
    .action(async (options: ReadOptions) => {
      const { stdout } = process;
      const stdin = stdout.isTTY && openKeyboard();
      if (!stdin) return withStore(options, showOldest);
      const use = (store: BookingStore) => triage(store, stdin, stdout, options.db);
      const key = await withStore(options, use, { writable: true });
      if (key === controlC) process.emit('SIGINT');
    });
