import type { ReadStream, WriteStream } from 'node:tty';
import type { BookingStatus } from '../../db/booking.ts';
import type { Booking } from '../bookings/bookingRecord.ts';
import { formatInFull } from './inFull.ts';
import { controlC, controlD, readKeys } from './keys.ts';
import { named } from './mark.ts';
import { paint } from './terminal.ts';

type Round = {
  terminal: { stdin: ReadStream; stdout: WriteStream };
  colour: boolean;
  /** The request that has waited for longest, without these. */
  next: (later: ReadonlySet<string>) => Promise<Booking | null>;
  find: (id: string) => Promise<Booking | null>;
  mark: (id: string, status: BookingStatus) => Promise<void>;
  countNew: () => Promise<number>;
};

/** What was done with a request. */
type Done = { booking: Booking; as: 'handled' | 'spam' | 'later' };

const doings = { h: 'handled', s: 'spam', l: 'later' } as const;

const help = 'h handled   s spam   l later   u undo   q quit';

/** Shows one request after the other and does with it what a key says, until there is none left or somebody quits. */
export const goThrough = async ({ terminal, colour, next, find, mark, countNew }: Round): Promise<void> => {
  const { stdin, stdout } = terminal;
  const done: Done[] = [];
  let shown: Booking | null = null;

  const say = (line: string): void => void stdout.write(`${line}\n`);
  const later = () => new Set(done.filter(({ as }) => as === 'later').map(({ booking }) => booking.id));

  /** Shows a request, or that there is none. */
  const show = async (booking: Booking | null): Promise<void> => {
    shown = booking;
    const waiting = (await countNew()) - later().size;
    if (booking)
      say(`\n${formatInFull(booking, colour)}\n${paint(`${waiting} new`, 'bold', colour)}   ${help}`);
    else say(`\nNothing more is new.   u undo   q quit`);
  };

  const act = async (booking: Booking, as: Done['as']): Promise<void> => {
    const { status } = (await find(booking.id)) ?? {};
    if (status !== 'new') {
      say(`${named(booking)} was ${status ? `marked as ${status}` : 'erased'} by somebody else meanwhile.`);
    } else {
      if (as !== 'later') await mark(booking.id, as);
      done.push({ booking, as });
      say(`${as === 'later' ? 'Left for later' : `Marked as ${as}`}: ${named(booking)}`);
    }
    await show(await next(later()));
  };

  const undo = async (): Promise<void> => {
    const last = done.pop();
    if (!last) return say('There is nothing to undo.');
    const now = await find(last.booking.id);
    if (last.as !== 'later' && now?.status === last.as) await mark(last.booking.id, 'new');
    const booking = await find(last.booking.id);
    say(`Undone: ${named(last.booking)} is ${booking?.status ?? 'erased'}.`);
    await show(booking?.status === 'new' ? booking : await next(later()));
  };

  const first = await next(later());
  if (!first) return say('No new requests.');
  await show(first);
  for await (const key of readKeys(stdin)) {
    const doing = doings[key.toLowerCase() as keyof typeof doings];
    if (doing && shown) await act(shown, doing);
    else if (key.toLowerCase() === 'u') await undo();
    else if (key === controlC) return void process.emit('SIGINT');
    else if (key.toLowerCase() === 'q' || key === controlD) break;
    else say(help);
  }
  const counts = Object.values(doings).map((as) => `${done.filter((each) => each.as === as).length} ${as}`);
  say(`${counts.join(', ')}; ${await countNew()} still new.`);
};
