import { test as base, expect } from 'vitest';
import { readValue } from '../support/databaseFiles.ts';
import { databaseIn, makeFolder } from '../support/folders.ts';
import { postToServer } from '../support/sendBooking.ts';
import { spawnServer } from '../support/serverProcess.ts';
import { readBookings } from '../support/storedBookings.ts';

/** Visitors that post at the same time. */
const visitorCount = 8;

/** The server is killed after so many answers of each round. */
const answersPerRound = [20, 90, 200];

/**
 * In each round, starts the server on a file, makes visitors post without a pause, and kills the server. A
 * visitor without an answer sends the same message again in the next round. Resolves with the ids of the
 * answers, which are all 201.
 */
const killUnderLoad = async (path: string) => {
  const acknowledged: string[] = [];
  const otherStatuses: number[] = [];
  const unanswered: string[] = [];
  let messageCount = 0;

  const nextMessage = (): string => {
    messageCount += 1;
    return unanswered.pop() ?? `Message ${messageCount}`;
  };

  /** Posts until the server is killed. */
  const visit = async (url: string, onAnswer: () => void): Promise<void> => {
    while (true) {
      const message = nextMessage();
      const answer = await postToServer(url, { message }).catch(() => undefined);
      if (!answer) {
        unanswered.push(message);
        return;
      }
      if (answer.status === 201) acknowledged.push(answer.id);
      else otherStatuses.push(answer.status);
      onAnswer();
    }
  };

  for (const answers of answersPerRound) {
    const server = await spawnServer({ DATABASE_PATH: path, RATE_LIMIT_MAX: '1000000' });
    let answersLeft = answers;
    const { promise: enough, resolve } = Promise.withResolvers<void>();
    const onAnswer = (): void => {
      answersLeft -= 1;
      if (answersLeft === 0) resolve();
    };
    const visits = Array.from({ length: visitorCount }, () => visit(server.url, onAnswer));
    // A server that answers nobody ends the visits.
    await Promise.race([enough, Promise.all(visits)]);
    await server.end('SIGKILL');
    await Promise.all(visits);
  }
  expect(otherStatuses).toEqual([]);
  return acknowledged;
};

/**
 * A database whose server was killed under load, and the ids of the bookings that visitors know to be stored.
 */
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
const test = base.extend('killed', { scope: 'file' }, async ({}, { onCleanup }) => {
  const { folder, remove } = makeFolder();
  onCleanup(remove);
  const path = databaseIn(folder);
  return { path, acknowledged: await killUnderLoad(path) };
});

test('kill -9 under load loses no booking that was confirmed to a visitor (201)', ({
  killed: { path, acknowledged },
}) => {
  expect(acknowledged.length).toBeGreaterThan(100);
  const stored = new Set(readBookings(path).map(({ id }) => id));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
});

test('a booking that is sent again after kill -9 under load is stored once', ({ killed: { path } }) => {
  const messages = readBookings(path).map(({ message }) => message);
  expect(messages.length).toBeGreaterThan(100);
  expect(messages).toHaveLength(new Set(messages).size);
});

test('kill -9 under load does not damage the database', ({ killed: { path } }) => {
  expect(readValue(path, 'PRAGMA integrity_check')).toBe('ok');
});
