/** The thread that has the database: it checks the file, opens the store, and does what `startStoreThread` asks it for. */
import { parentPort } from 'node:worker_threads';
import { openDatabase } from '../../db/openDatabase.ts';
import { openBookingStore } from '../bookings/bookingRecord.ts';
import { checkDatabase } from '../checkDatabase.ts';
import { createDailyDigests } from '../digests/dailyDigests.ts';
import { readDigestKey } from '../digests/digestKey.ts';
import { prepareSeal } from '../sealing/prepareSeal.ts';
import { type Answer, type Call, type OpenOptions, type StoreCalls, toFailure } from './messages.ts';

if (!parentPort) throw new Error('This is no program: the server starts it as a thread');
const port = parentPort;

const open = (path: string) => {
  try {
    return openDatabase(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database ${path} cannot be opened: ${reason}.`);
  }
};

const openStore = async ({ database, digestKey, recipients, channels }: OpenOptions): Promise<boolean> => {
  // Before anything is changed.
  const verdict = await checkDatabase(database);
  if (typeof verdict === 'object')
    throw new Error(`The database ${database} cannot be used (${verdict.damage}): restore a backup of it.`);
  const seal = await prepareSeal(recipients);
  const opened = open(database);
  const digests = createDailyDigests(readDigestKey(digestKey));
  const store = openBookingStore(opened, { digests, seal, channels });
  Object.assign(calls, store, store.outbox);
  return verdict === 'unchecked';
};

const calls: Partial<StoreCalls> = { open: openStore };

let answers: Answer[] = [];

/** What is known at the same time goes back together: after each group one message. */
const answer = (message: Answer): void => {
  if (answers.push(message) > 1) return;
  process.nextTick(() => {
    port.postMessage(answers);
    answers = [];
  });
};

/** What was asked for and is not answered yet. */
const running = new Set<Promise<void>>();

const run = async ([number, name, args]: Call): Promise<void> => {
  try {
    if (name === 'close') await Promise.all(running);
    const called = calls[name] as (...args: readonly unknown[]) => Promise<unknown>;
    answer([number, await called(...args)]);
  } catch (error) {
    answer([number, undefined, toFailure(error)]);
  }
  // What was answered is on its way before; without its port the thread ends.
  if (name === 'close') setImmediate(() => port.close());
};

port.on('message', (batch: readonly Call[]) => {
  for (const call of batch) {
    const done = run(call).then(() => void running.delete(done));
    running.add(done);
  }
});
