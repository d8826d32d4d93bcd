import { createHash } from 'node:crypto';

/** 'AySb' and the number after it: tells this site's advisory locks from others' in the same database. */
const housekeeping = 0x41795362;
const requests = housekeeping + 1;

const tasks = ['migration', 'purge'] as const;

/** The two numbers of the lock under which one process at a time does a task, as SQL. */
export const housekeepingLock = (task: (typeof tasks)[number]): string =>
  `${housekeeping}, ${tasks.indexOf(task)}`;

/**
 * A statement that waits until nobody else stores one of the same requests, which are known by texts: until the end of the
 * transaction they wait for it. Texts that share a number by chance only wait for each other.
 */
export const lockRequests = (texts: readonly string[]): string => {
  const numbers = texts.map((text) => createHash('sha256').update(text).digest().readInt32BE(0));
  // In one order for all, so that no two wait for each other.
  const locks = numbers.toSorted((one, other) => one - other);
  return `SELECT ${locks.map((number) => `pg_advisory_xact_lock(${requests}, ${number})`).join(', ')}`;
};
