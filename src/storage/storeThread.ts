/** The worker thread of the SQLite store, so that a slow disk does not delay pages. See `storeClient.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { connectSqlite } from '../../db/sqlite/connectSqlite.ts';
import { createStore } from '../../db/store.ts';
import { StoreUnavailable } from '../../db/storeErrors.ts';
import { checkAndOpen } from './checkAndOpen.ts';
import { createDailyDigests, readOrCreateDigestKey } from './digests.ts';
import { prepareSeal } from './seal.ts';

export type OpenOptions = {
  database: string;
  digestKey: string;
  recipients: readonly string[] | undefined;
  channels: readonly string[];
};

/** The first message, sent when the store is open: the names of its methods. */
export type StoreMethods = { methods: string[]; outboxMethods: string[] };

/** A method call. Its reply has the same id. */
export type Call = [id: number, name: string, args: readonly unknown[]];

/** The result of a call. Errors lose their class between threads, so only the code is sent. */
export type Reply = [id: number, value: unknown, failure?: { unavailable: string } | { error: unknown }];

const { database, digestKey, recipients, channels } = workerData as OpenOptions;

const seal = await prepareSeal(recipients);
const db = await checkAndOpen(database);
const digests = createDailyDigests(readOrCreateDigestKey(digestKey));
const { outbox, ...store } = createStore(connectSqlite(db), { digests, seal, channels });
const methods = { ...store, ...outbox } as unknown as Record<string, (...args: unknown[]) => unknown>;
const run = async (name: string, args: readonly unknown[]): Promise<unknown> => methods[name]?.(...args);

let replies: Reply[] = [];

/** Sends all replies of one turn of the event loop, such as those of one commit, in one message. */
const reply = (message: Reply): void => {
  if (replies.push(message) > 1) return;
  process.nextTick(() => {
    parentPort?.postMessage(replies);
    replies = [];
  });
};

parentPort?.on('message', (calls: readonly Call[]) => {
  for (const [id, name, args] of calls) {
    run(name, args).then(
      (value) => reply([id, value]),
      (error) => {
        const isUnavailable = error instanceof StoreUnavailable;
        reply([id, undefined, isUnavailable ? { unavailable: error.code } : { error }]);
      },
    );
  }
});
const listMethods = (object: object): string[] =>
  Object.entries(object).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));
const names: StoreMethods = { methods: listMethods(store), outboxMethods: listMethods(outbox) };
parentPort?.postMessage(names);
