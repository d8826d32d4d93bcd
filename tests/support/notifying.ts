import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { Channel } from '../../src/notify/channels.ts';
import { createMailChannel } from '../../src/notify/mailChannel.ts';
import { startNotifying } from '../../src/notify/startNotifying.ts';
import { openStore } from './databases.ts';

/** Mail to two of the staff, with a short patience. */
export const mailTo = (smtpUrl: string, timeoutMs = 5000, second = 'desk'): Channel =>
  createMailChannel({ smtpUrl, to: ['front@staff.example', `${second}@staff.example`], timeoutMs });

/** Tells of what is stored in a file as the server does, until the test is over; with short delays, and what it logs. */
export const notify = (path: string, channels: readonly Channel[], delaysMs: readonly number[] = [100]) => {
  const lines: string[] = [];
  const opened = openStore(
    path,
    channels.map(({ name }) => name),
  );
  const log = pino({ base: null, level: 'trace' }, { write: (line: string) => lines.push(line) });
  const notifying = startNotifying({ store: opened, channels, log, delaysMs });
  const store: typeof opened = {
    ...opened,
    save: async (booking) => {
      const result = await opened.save(booking);
      notifying.wake();
      return result;
    },
  };
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopped ??= notifying.stop().then(() => opened.close());
    return stopped;
  };
  onTestFinished(stop);
  const save = async (booking: Parameters<typeof store.save>[0]): Promise<string> => {
    const result = await store.save(booking);
    if (!('id' in result)) throw new Error(result.outcome);
    return result.id;
  };
  return { store, save, stop, lines, waiting: () => store.outbox.state() };
};

/** The value of each `msg` line's field. */
export const logged = (lines: readonly string[], msg: string) =>
  lines.map((line) => JSON.parse(line)).filter((entry) => entry.msg === msg);
