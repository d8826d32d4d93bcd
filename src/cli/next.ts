import type { Command } from 'commander';
import { formatMadrid } from '../../content/hours.ts';
import type { Booking, Bookings } from '../../db/bookings.ts';
import { withBookings } from './database.ts';
import { readTonight, toMoment } from './dates.ts';
import { formatDetails } from './details.ts';
import { nameAndId, shortId } from './ids.ts';
import { writeNote } from './note.ts';
import {
  countText,
  createPrompt,
  type Prompt,
  print,
  readTerminalWidth,
  report,
  UsageError,
} from './terminal.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A request that one person sees is hidden from others for this time. */
const shownMs = 10 * minuteMs;

/** Returns when a request that is left for later comes back: in four hours, or two hours before the visit. */
const readLater = (booking: Booking, now: number): Date => {
  const latest = now + 4 * hourMs;
  const beforeVisit = (toMoment(booking)?.getTime() ?? Number.POSITIVE_INFINITY) - 2 * hourMs;
  return new Date(Math.max(now + shownMs, Math.min(latest, beforeVisit)));
};

const reportNothing = (bookings: Bookings): void => {
  const soon = new Date(Date.now() + shownMs).toISOString();
  const hidden = bookings.listHidden();
  const shown = hidden.filter((until) => until <= soon).length;
  const later = hidden.length - shown;
  report('Nothing more is new.');
  if (shown > 0) report(`${countText(shown, 'new request')} shown within the last ten minutes.`);
  if (later > 0) report(`${countText(later, 'new request')} left for later.`);
};

const reportDone = (marked: readonly Booking[]): void => {
  if (marked.length === 0) return;
  const ids = marked.map(({ id }) => shortId(id)).join(' ');
  report(`${countText(marked.length, 'request')} marked. Undo: bookings mark ${ids} new`);
};

const answers = ['handled', 'spam', 'later', 'note', 'quit'] as const;
type Answer = (typeof answers)[number];

/** Asks until an answer, or its beginning, is typed. The end of the input quits. */
const readAnswer = async ({ ask }: Prompt): Promise<Answer> => {
  let answer: Answer | undefined;
  while (answer === undefined) {
    const typed = await ask('\nhandled, spam, later, note or quit? ');
    if (typed === null) return 'quit';
    answer = answers.find((each) => typed !== '' && each.startsWith(typed.toLowerCase()));
  }
  return answer;
};

const takeNote = async (bookings: Bookings, booking: Booking, { ask }: Prompt): Promise<void> => {
  const text = await ask('Note: ');
  if (text === null) return;
  try {
    writeNote(bookings, booking, text);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    report(error.message);
  }
};

const answerRequests = async (bookings: Bookings, prompt: Prompt): Promise<void> => {
  const marked: Booking[] = [];
  const take = () => bookings.takeNext(readTonight(), new Date(Date.now() + shownMs));
  const reportOutcome = (booking: Booking, isChanged: boolean, what: string): void =>
    report(
      isChanged
        ? `${what}: ${nameAndId(booking)}`
        : `Not changed, because somebody else has answered or erased it: ${nameAndId(booking)}`,
    );

  let answer: Answer | undefined;
  let booking = take();
  while (booking && answer !== 'quit') {
    print(`\n${formatDetails(booking, readTerminalWidth())}`);
    answer = await readAnswer(prompt);
    if (answer === 'quit') bookings.hide(booking.id, null);
    else if (answer === 'note') {
      await takeNote(bookings, booking, prompt);
      booking = bookings.find(booking.id) ?? take();
    } else if (answer === 'later') {
      const until = readLater(booking, Date.now());
      const time = formatMadrid(until.toISOString()).slice(-5);
      reportOutcome(booking, bookings.hide(booking.id, until), `Left for later, until ${time}`);
      booking = take();
    } else {
      const isMarked = bookings.markIfNew(booking.id, answer);
      if (isMarked) marked.push(booking);
      reportOutcome(booking, isMarked, `Marked as ${answer}`);
      booking = take();
    }
  }
  if (answer !== 'quit') reportNothing(bookings);
  reportDone(marked);
};

const next = (): Promise<void> =>
  withBookings(async (bookings) => {
    const prompt = createPrompt();
    try {
      await answerRequests(bookings, prompt);
    } finally {
      prompt.close();
    }
  });

export const addNextCommand = (program: Command): void => {
  program
    .command('next')
    .description('Show the new requests one by one, and mark them.')
    .addHelpText(
      'after',
      `
Those for tonight come first, then the oldest. Nobody else sees the same one.

Answers (the first letter is enough):
  handled  you have answered
  spam     nobody shall answer
  later    it comes back in four hours, or two hours before the visit
  note     write a note for your colleagues
  quit     stop

Example:
  bookings next`,
    )
    .action(next);
};
