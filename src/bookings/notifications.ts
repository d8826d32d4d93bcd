import type { Logger } from 'pino';
import { defaultLocale, findLocale } from '../../content/locales.ts';
import { isTimeWithin, momentToLocalTime } from '../../content/rules/time.ts';
import type { Bookings, WaitingBooking } from '../../db/bookings.ts';
import { allTexts } from '../../views/texts/allTexts.ts';
import type { Config } from '../config.ts';
import { describeError } from '../log.ts';
import { createMailer, describeMailError, type Mailer } from './mail.ts';

const minuteMs = 60_000;
const roundMs = 5 * minuteMs;

/** A reminder counts requests that wait for more than this time. */
const longWaitMs = 60 * minuteMs;

/** The minimum time between two reminders. */
const reminderPauseMs = 60 * minuteMs;

/** Whether the centre answers in the language of a booking at this moment. */
const isAnsweringTime = ({ locale }: WaitingBooking, now: Date): boolean => {
  const { hours } = allTexts[findLocale(locale) ?? defaultLocale].answeringHours;
  return hours === 'always' || isTimeWithin(momentToLocalTime(now).slice(-5), hours);
};

type Options = { bookings: Bookings; mailer: Mailer; log: Logger };

/**
 * Tells the staff by mail about new bookings, at least once: at the start, every five minutes and when
 * `notify` is called. One round runs at a time, and ends at its first failure.
 */
export const startNotifying = ({ bookings, mailer, log }: Options) => {
  let remindedAt = 0;
  /**
   * The bookings whose mail was sent although the database could not be written: otherwise each round would
   * send it again.
   */
  const sent = new Set<string>();

  const remind = async (): Promise<void> => {
    const now = new Date();
    if (now.getTime() - remindedAt < reminderPauseMs) return;
    const before = new Date(now.getTime() - longWaitMs);
    const waiting = bookings.listWaiting(before).filter((booking) => isAnsweringTime(booking, now));
    const [oldest] = waiting;
    if (!oldest) return;
    await mailer.sendReminder(waiting.length, oldest.createdAt);
    remindedAt = now.getTime();
  };

  const runRound = async (): Promise<void> => {
    let unsent = 0;
    try {
      let booking = bookings.findUnnotified();
      while (booking) {
        unsent = bookings.countUnnotified();
        if (!sent.has(booking.id)) await mailer.sendBooking(booking);
        sent.add(booking.id);
        bookings.setNotified(booking.id);
        sent.delete(booking.id);
        booking = bookings.findUnnotified();
      }
      unsent = 0;
      await remind();
    } catch (error) {
      log.error(
        { code: describeMailError(error), error: describeError(error), unsent },
        'mail could not be sent',
      );
    }
  };

  let lastRound = Promise.resolve();
  let isRoundQueued = false;

  /** Starts a round after the one that runs. */
  const notify = (): void => {
    if (isRoundQueued) return;
    isRoundQueued = true;
    lastRound = lastRound.then(() => {
      isRoundQueued = false;
      return runRound();
    });
  };

  notify();
  const timer = setInterval(notify, roundMs);

  /** Resolves when the round that runs has ended. */
  const stop = (): Promise<void> => {
    clearInterval(timer);
    return lastRound;
  };
  return { notify, stop };
};

/** Starts notifying if mail is configured. */
export const startMail = (
  { SMTP_URL: smtpUrl, NOTIFY_FROM: from, NOTIFY_TO: to }: Config,
  bookings: Bookings,
  log: Logger,
): ReturnType<typeof startNotifying> => {
  if (smtpUrl === undefined || from === undefined || to === undefined)
    return { notify: () => {}, stop: async () => {} };
  return startNotifying({ bookings, mailer: createMailer({ smtpUrl, from, to }), log });
};
