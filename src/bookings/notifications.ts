import type { Logger } from 'pino';
import { isWithin, localTime } from '../../content/hours.ts';
import { defaultLocale, locales } from '../../content/locales.ts';
import type { Bookings, WaitingBooking } from '../../db/bookings.ts';
import { allTexts } from '../../views/allTexts.ts';
import { describeMailError, type Mailer } from './mail.ts';

const minuteMs = 60_000;
const roundMs = 5 * minuteMs;

/** A request that waits for longer is in the reminder, which goes out no more often than this. */
const reminderMs = 60 * minuteMs;

/** Whether enquiries in the language of a booking are answered at this moment. */
const isAnswered = ({ locale }: WaitingBooking, now: Date): boolean => {
  const known = locales.find((each) => each === locale) ?? defaultLocale;
  const { hours } = allTexts[known].answeringHours;
  return hours === 'always' || isWithin(hours, localTime(now).slice(-5));
};

type Options = { bookings: Bookings; mailer: Mailer; log: Logger };

/**
 * Tells the staff by mail about new bookings, at least once: at the start, every five minutes and when `notify` is called.
 * One round runs at a time, and ends at its first failure.
 */
export const startNotifying = ({ bookings, mailer, log }: Options) => {
  let remindedAt = 0;
  let isRunning = false;
  let isWanted = false;

  const sendNew = async (): Promise<void> => {
    let [booking] = bookings.listUnnotified();
    while (booking) {
      await mailer.sendBooking(booking);
      bookings.setNotified(booking.id);
      [booking] = bookings.listUnnotified();
    }
  };

  const remind = async (): Promise<void> => {
    const now = new Date();
    if (now.getTime() - remindedAt < reminderMs) return;
    const since = new Date(now.getTime() - reminderMs);
    const waiting = bookings.listWaiting(since).filter((booking) => isAnswered(booking, now));
    const [oldest] = waiting;
    if (!oldest) return;
    await mailer.sendReminder(waiting.length, oldest.createdAt);
    remindedAt = now.getTime();
  };

  const runRound = async (): Promise<void> => {
    try {
      await sendNew();
      await remind();
    } catch (error) {
      const unsent = bookings.listUnnotified().length;
      log.error({ code: describeMailError(error), unsent }, 'mail could not be sent');
    }
  };

  const runWanted = async (): Promise<void> => {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await runRound();
    }
    isRunning = false;
  };

  let lastRun = Promise.resolve();

  const notify = (): void => {
    isWanted = true;
    if (!isRunning) lastRun = runWanted();
  };

  notify();
  const timer = setInterval(notify, roundMs);

  /** Resolves when the round that runs has ended. */
  const stop = (): Promise<void> => {
    clearInterval(timer);
    return lastRun;
  };
  return { notify, stop };
};
