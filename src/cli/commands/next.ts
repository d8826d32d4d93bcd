import type { Command } from 'commander';
import { schedule } from '../../../content/rules/schedule.ts';
import { type Booking, type Bookings, shortId } from '../../../db/bookings.ts';
import { UsageError } from '../commandLine.ts';
import { formatTimestampAsTime } from '../dateFormats.ts';
import { formatDetails } from '../details.ts';
import { formatNameAndId } from '../ids.ts';
import { findSamePerson } from '../person.ts';
import { createPrompt, type Prompt } from '../prompt.ts';
import { countText, print, readTerminalWidth, report } from '../terminal.ts';
import { getDayOfTonight, getVisitStart } from '../visitTimes.ts';
import { withBookings } from '../withBookings.ts';
import { writeNote } from './note.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A request that one person sees is hidden from others for this time. */
const shownMs = 10 * minuteMs;

/** Returns when a request that is left for later comes back: in four hours, or two hours before the visit. */
const computeReturn = (booking: Booking, now: number): Date => {
  const latest = now + 4 * hourMs;
  const beforeVisit = (getVisitStart(booking)?.getTime() ?? Number.POSITIVE_INFINITY) - 2 * hourMs;
  return new Date(Math.max(now + shownMs, Math.min(latest, beforeVisit)));
};

const reportNothing = (bookings: Bookings): void => {
  const soon = new Date(Date.now() + shownMs).toISOString();
  const hidden = bookings.listHidden();
  const shown = hidden.filter((until) => until <= soon).length;
  const later = hidden.length - shown;
  report('Nothing more is new.');
  if (shown > 0)
    report(`${countText(shown, 'new request')} on somebody’s screen, or back within ten minutes.`);
  if (later > 0) report(`${countText(later, 'new request')} left for later.`);
};

const answers = ['handled', 'spam', 'later', 'note', 'quit'] as const;
type Answer = (typeof answers)[number];

/** A booking that `next` has changed, and the answer. */
type Done = { booking: Booking; answer: Answer };

/** Says how many bookings each answer has changed, and the command that undoes all of it. */
const reportDone = (done: readonly Done[]): void => {
  if (done.length === 0) return;
  const groups = [...Map.groupBy(done, ({ answer }) => answer)];
  report(`Done: ${groups.map(([answer, group]) => `${group.length} ${answer}`).join(', ')}.`);
  const ids = done.map(({ booking }) => shortId(booking.id)).join(' ');
  report(`Undo: bookings mark ${ids} new`);
};

/** Asks until an answer, or its beginning, is typed. The end of the input quits. */
const readAnswer = async ({ ask }: Prompt, question: string): Promise<Answer> => {
  let answer: Answer | undefined;
  while (answer === undefined) {
    const typed = await ask(question);
    if (typed === null) return 'quit';
    answer = answers.find((each) => typed !== '' && each.startsWith(typed.toLowerCase()));
    if (answer === undefined) report('Type h, s, l, n or q, and then Enter.');
  }
  return answer;
};

const takeNote = async (bookings: Bookings, booking: Booking, { ask }: Prompt): Promise<void> => {
  const text = await ask('Note (replaces the former one; Enter alone changes nothing): ');
  if (!text) return;
  const current = bookings.find(booking.id);
  if (!current) {
    report(`Erased meanwhile: ${formatNameAndId(booking)}`);
    return;
  }
  if (current.note !== booking.note) {
    report(`Not noted, because somebody else has changed the note meanwhile: ${formatNameAndId(booking)}`);
    return;
  }
  try {
    writeNote(bookings, booking, text);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    report(error.message);
  }
};

const reportOutcome = (booking: Booking, isChanged: boolean, change: string): void => {
  const notChanged = 'Not changed, because somebody else has answered or erased it';
  report(`${isChanged ? change : notChanged}: ${formatNameAndId(booking)}`);
};

/** Leaves a booking for later, and returns whether it was still new. */
const postpone = (bookings: Bookings, booking: Booking): boolean => {
  const until = computeReturn(booking, Date.now());
  const isChanged = bookings.hide(booking.id, until);
  reportOutcome(booking, isChanged, `Left for later, until ${formatTimestampAsTime(until.toISOString())}`);
  return isChanged;
};

const markAnswered = (bookings: Bookings, booking: Booking, status: 'handled' | 'spam'): boolean => {
  const isChanged = bookings.markIfNew(booking.id, status);
  reportOutcome(booking, isChanged, `Marked as ${status}`);
  return isChanged;
};

const takeNext = (bookings: Bookings): Booking | undefined =>
  bookings.takeNext(
    { night: getDayOfTonight(), opening: schedule.earliestOpening },
    new Date(Date.now() + shownMs),
  );

/** Shows a request with all its fields, and asks what to do with it. */
const askAbout = (bookings: Bookings, booking: Booking, prompt: Prompt): Promise<Answer> => {
  // The request is hidden from other people only.
  const shown = { ...booking, hiddenUntil: null };
  const others = findSamePerson(bookings, booking);
  print(`\n${formatDetails(shown, readTerminalWidth(), others)}`);
  const count = bookings.countByStatus().new;
  return readAnswer(
    prompt,
    `\n${formatNameAndId(booking)}, ${count} new: handled, spam, later, note or quit? `,
  );
};

/** Shows one request after the other until there is none, or until the answer is `quit`. */
const answerRequests = async (bookings: Bookings): Promise<void> => {
  const prompt = createPrompt();
  const done: Done[] = [];
  let booking = takeNext(bookings);
  const releaseBooking = (): void => {
    if (booking) bookings.release(booking);
  };
  // The process exits at once if its output cannot be written.
  process.once('exit', releaseBooking);
  try {
    while (booking) {
      const answer = await askAbout(bookings, booking, prompt);
      if (answer === 'quit') return;
      if (answer === 'note') {
        await takeNote(bookings, booking, prompt);
        const current = bookings.find(booking.id);
        // The hold of this command, not that of a colleague who has the request by now.
        booking = current ? { ...current, hiddenUntil: booking.hiddenUntil } : takeNext(bookings);
      } else {
        const isChanged =
          answer === 'later' ? postpone(bookings, booking) : markAnswered(bookings, booking, answer);
        if (isChanged) done.push({ booking, answer });
        booking = takeNext(bookings);
      }
    }
    reportNothing(bookings);
  } finally {
    process.off('exit', releaseBooking);
    prompt.close();
    // Both also if the database has failed meanwhile.
    reportDone(done);
    releaseBooking();
  }
};

const next = (): Promise<void> => withBookings(answerRequests);

export const addNextCommand = (program: Command): void => {
  program
    .command('next')
    .description('Show the new requests one by one, and mark them.')
    .addHelpText(
      'after',
      `
Those for tonight come first, by the hour, then the oldest. For ten minutes,
nobody else's next shows the request that you see.

Answers (the first letter is enough):
  handled  you have answered
  spam     the request needs no answer
  later    it comes back in four hours, or two hours before the visit if that
           is sooner
  note     write a note for your colleagues
  quit     stop

Example:
  bookings next`,
    )
    .action(next);
};
