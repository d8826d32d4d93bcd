import type { ReadStream, WriteStream } from 'node:tty';
import { Command } from 'commander';
import type { Booking } from '../../db/booking.ts';
import type { BookingStore } from '../../db/store.ts';
import { withBookings } from './database.ts';
import { formatDetails } from './formatDetails.ts';
import { databaseOption, identityOption, type ReadOptions } from './options.ts';
import { nameAndId } from './search.ts';
import { mayColour, openKeyboard, paint, print, readKeys, report } from './terminal.ts';

/** The oldest new request that is not in `postponed`. */
const oldestNew = async (store: BookingStore, postponed = new Set<string>()): Promise<Booking | null> => {
  for await (const booking of store.each({ where: { status: 'new' }, oldestFirst: true })) {
    if (!postponed.has(booking.id)) return booking;
  }
  return null;
};

const showOldest = async (store: BookingStore): Promise<void> => {
  const booking = await oldestNew(store);
  if (booking) await print([formatDetails(booking, mayColour(process.stdout))]);
  else report('No new requests.');
};

const actions = { h: 'handled', s: 'spam', l: 'later' } as const;

type Action = (typeof actions)[keyof typeof actions];

const help = 'h handled   s spam   l later   u undo   q quit';

/** What Ctrl-C and Ctrl-D send to a terminal in raw mode. */
const controlC = '\u0003';
const controlD = '\u0004';

/** Shows the new requests one by one and marks each by a key, until none is left or the user quits. */
const triage = async (store: BookingStore, stdin: ReadStream, stdout: WriteStream): Promise<void> => {
  const colour = mayColour(stdout);
  const done: { booking: Booking; action: Action }[] = [];
  let shown: Booking | null = null;

  const say = (line: string): void => void stdout.write(`${line}\n`);
  const countNew = async () => (await store.countByStatus({ where: { status: 'new' } })).new;
  const postponed = () =>
    new Set(done.filter(({ action }) => action === 'later').map(({ booking }) => booking.id));

  const show = async (booking: Booking | null): Promise<void> => {
    shown = booking;
    if (!booking) return say('\nNothing more is new.   u undo   q quit');
    const waiting = (await countNew()) - postponed().size;
    say(`\n${formatDetails(booking, colour)}\n${paint(`${waiting} new`, 'bold', colour)}   ${help}`);
  };

  const act = async (booking: Booking, action: Action): Promise<void> => {
    const { status } = (await store.find(booking.id)) ?? {};
    if (status !== 'new') {
      const change = status ? `marked as ${status}` : 'erased';
      say(`${nameAndId(booking)} was ${change} by somebody else meanwhile.`);
    } else {
      if (action !== 'later') await store.mark(booking.id, action);
      done.push({ booking, action });
      say(`${action === 'later' ? 'Left for later' : `Marked as ${action}`}: ${nameAndId(booking)}`);
    }
    await show(await oldestNew(store, postponed()));
  };

  const undo = async (): Promise<void> => {
    const last = done.pop();
    if (!last) return say('There is nothing to undo.');
    const { id } = last.booking;
    // Do not undo what somebody else has changed since.
    const current = await store.find(id);
    if (last.action !== 'later' && current?.status === last.action) await store.mark(id, 'new');
    const booking = await store.find(id);
    say(`Undone: ${nameAndId(last.booking)} is ${booking?.status ?? 'erased'}.`);
    await show(booking?.status === 'new' ? booking : await oldestNew(store, postponed()));
  };

  const first = await oldestNew(store);
  if (!first) return say('No new requests.');
  await show(first);
  for await (const pressed of readKeys(stdin)) {
    const key = pressed.toLowerCase();
    const action = actions[key as keyof typeof actions];
    if (action && shown) await act(shown, action);
    else if (key === 'u') await undo();
    else if (key === controlC) return void process.emit('SIGINT');
    else if (key === 'q' || key === controlD) break;
    else say(help);
  }
  const counts = Object.values(actions).map(
    (name) => `${done.filter(({ action }) => action === name).length} ${name}`,
  );
  say(`${counts.join(', ')}; ${await countNew()} still new.`);
};

export const nextCommand = (): Command =>
  new Command('next')
    .description(
      'Shows the new requests one by one, oldest first, and takes a key for each: handled, spam, later, undo, quit. Without a terminal it shows the oldest.',
    )
    .addOption(identityOption())
    .addOption(databaseOption())
    .action(async (options: ReadOptions) => {
      const { stdout } = process;
      const stdin = stdout.isTTY && openKeyboard();
      if (!stdin) return withBookings(options, showOldest);
      await withBookings(options, (store) => triage(store, stdin, stdout), { writable: true });
    });
