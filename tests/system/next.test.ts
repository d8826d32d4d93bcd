import { spawnSync } from 'node:child_process';
import { beforeEach, expect, test } from 'vitest';
import { schedule } from '../../content/rules/schedule.ts';
import { momentToLocalTime } from '../../content/rules/time.ts';
import { getDayOfTonight } from '../../src/cli/visitTimes.ts';
import { bookingsOn, type RunningCommand, runBookingsWith, startBookings } from '../support/cli.ts';
import { readValue, runSql } from '../support/databaseFiles.ts';
import { databaseIn, root, temporaryFolder } from '../support/folders.ts';
import { namesIn, question, textOf, waitFor } from '../support/nextScreen.ts';
import { makeDatabase } from '../support/storedBookings.ts';

let databasePath: string;

/** Ana wrote first, Mar last. */
beforeEach(() => {
  databasePath = databaseIn(temporaryFolder());
  makeDatabase(databasePath, ['Ana', 'Eva', 'Mar']);
});

/** Runs `next` with these answers, a line each. The end of the answers ends `next`. */
const next = (...answers: string[]) => {
  const input = answers.map((answer) => `${answer}\n`).join('');
  return runBookingsWith(databasePath, ['next'], { input });
};

/** The names of the requests that `next` shows if these answers are given. */
const namesShown = (...answers: string[]): string[] => namesIn(next(...answers).stdout);

/** The command that `next` prints at its end to undo what it did. */
const undoIn = (text: string): string[] => {
  const [, undo = ''] = /^Undo: bookings (.*)$/m.exec(text.replaceAll('\r', '')) ?? [];
  return undo.split(' ');
};

/** Starts `next` with pipes, and waits until it shows the request of this name. */
const startNext = async (name: string): Promise<RunningCommand> => {
  const command = startBookings(databasePath, ['next']);
  await waitFor(command, name);
  return command;
};

const statusOf = (name: string): unknown =>
  readValue(databasePath, `SELECT status FROM bookings WHERE name = '${name}'`);

/** Milliseconds from now until the request comes back. */
const hiddenFor = (name: string): number => {
  const until = readValue(databasePath, `SELECT hidden_until FROM bookings WHERE name = '${name}'`);
  return Date.parse(String(until)) - Date.now();
};

const minute = 60_000;
const hour = 60 * minute;

test('next shows the oldest new request', () => {
  expect(namesShown()).toEqual(['Ana']);
});

test('next shows the fields of a request with links for the answer, and asks', () => {
  const { stdout } = next();
  expect(stdout).toMatch(/^write +mailto:Ana@example\.com\?/m);
  expect(stdout).toMatch(/^id +[\da-f-]{36}\n/m);
  expect(stdout).toContain(question);
});

test('next lists the other requests with the same e-mail address or telephone number', () => {
  runSql(databasePath, "UPDATE bookings SET phone = '600111222', status = 'handled' WHERE name = 'Eva'");
  runSql(databasePath, "UPDATE bookings SET phone = '+34 600 111 222' WHERE name = 'Ana'");
  expect(next().stdout).toMatch(/^also +\w{8} .* handled +Eva /m);
});

test('next shows a request for tonight before older ones', () => {
  runSql(databasePath, "UPDATE bookings SET day = ? WHERE name = 'Mar'", getDayOfTonight());
  expect(namesShown('handled', 'handled')).toEqual(['Mar', 'Ana', 'Eva']);
});

test('next shows the requests for tonight by their hours, those after midnight last', () => {
  runSql(databasePath, 'UPDATE bookings SET day = ?', getDayOfTonight());
  runSql(databasePath, "UPDATE bookings SET time = '00:30' WHERE name = 'Ana'");
  runSql(databasePath, "UPDATE bookings SET time = '23:00' WHERE name = 'Eva'");
  runSql(databasePath, "UPDATE bookings SET time = '21:00' WHERE name = 'Mar'");
  expect(namesShown('handled', 'handled')).toEqual(['Mar', 'Eva', 'Ana']);
});

test.each([
  ['handled', 'handled'],
  ['H', 'handled'],
  ['spam', 'spam'],
])('the answer %j marks the request on the screen as %s', (answer, status) => {
  next(answer);
  expect([statusOf('Ana'), statusOf('Eva')]).toEqual([status, 'new']);
});

test('next shows the following request after an answer', () => {
  expect(namesShown('handled')).toEqual(['Ana', 'Eva']);
});

test.each(['', 'x', 'hh'])('next asks again after the answer "%s", and changes nothing', (answer) => {
  const { stdout } = next(answer);
  expect(stdout.split(question)).toHaveLength(1 + 2);
  expect([namesIn(stdout), statusOf('Ana')]).toEqual([['Ana'], 'new']);
});

test('two people who run next never see the same request', async () => {
  const maria = await startNext('Ana');
  const eva = await startNext('Eva');
  maria.type('handled\n');
  await waitFor(maria, 'Mar');
  eva.type('handled\n');
  await eva.exited;
  expect(namesIn(textOf(eva))).toEqual(['Eva']);
});

test('next shows a hidden request again when its time is over', () => {
  next('later', 'later', 'later');
  expect(namesShown()).toEqual([]);
  runSql(databasePath, "UPDATE bookings SET hidden_until = ? WHERE name = 'Eva'", new Date().toISOString());
  expect(namesShown()).toEqual(['Eva']);
});

test('next hides the request on the screen from others for ten minutes', async () => {
  await startNext('Ana');
  expect(hiddenFor('Ana')).toBeGreaterThan(9 * minute);
  expect(hiddenFor('Ana')).toBeLessThanOrEqual(10 * minute);
});

test('quit leaves a request hidden that somebody else has on the screen since', async () => {
  const maria = await startNext('Ana');
  runSql(databasePath, "UPDATE bookings SET hidden_until = ? WHERE name = 'Ana'", new Date().toISOString());
  await startNext('Ana');
  maria.type('quit\n');
  await maria.exited;
  expect(namesShown()).toEqual(['Eva']);
});

test('quit after a note leaves a request hidden that somebody else has by now', async () => {
  const maria = await startNext('Ana');
  runSql(databasePath, "UPDATE bookings SET hidden_until = ? WHERE name = 'Ana'", new Date().toISOString());
  await startNext('Ana');
  maria.type('note\ncalled\n');
  await expect.poll(() => textOf(maria)).toMatch(/^note +called$/m);
  maria.type('quit\n');
  await maria.exited;
  expect(namesShown()).toEqual(['Eva']);
});

test('when marking fails, next shows its request to others again', async () => {
  const command = await startNext('Ana');
  runSql(
    databasePath,
    "CREATE TRIGGER fails BEFORE UPDATE OF status ON bookings BEGIN SELECT RAISE(ABORT, 'fails'); END",
  );
  command.type('handled\n');
  await command.exited;
  expect(namesShown()).toEqual(['Ana']);
});

test.each([
  ['quit', ['quit']],
  ['the end of the input', []],
])('%s ends next, and others see the request on the screen again', (_, answers) => {
  expect(next('handled', ...answers).status).toBe(0);
  expect(namesShown()).toEqual(['Eva']);
});

test('later hides a request for four hours', () => {
  next('later');
  expect(hiddenFor('Ana')).toBeGreaterThan(4 * hour - minute);
  expect(hiddenFor('Ana')).toBeLessThanOrEqual(4 * hour);
});

/** Sets the visit of Ana, who wrote first, to these hours from now. */
const letAnaComeIn = (hours: number): void => {
  const [date = '', time = ''] = momentToLocalTime(new Date(Date.now() + hours * hour)).split(' ');
  const dayBefore = new Date(Date.parse(date) - 24 * hour).toISOString().slice(0, 10);
  const day = schedule.isAfterMidnight(time) ? dayBefore : date;
  runSql(databasePath, "UPDATE bookings SET day = ?, time = ? WHERE name = 'Ana'", day, time);
};

test('later hides a request until two hours before its visit if that is sooner', () => {
  letAnaComeIn(5);
  next('later');
  expect(hiddenFor('Ana')).toBeGreaterThan(3 * hour - 2 * minute);
  expect(hiddenFor('Ana')).toBeLessThanOrEqual(3 * hour);
});

test('later hides a request for ten minutes if its visit is in less than two hours', () => {
  letAnaComeIn(1);
  next('later');
  expect(hiddenFor('Ana')).toBeGreaterThan(9 * minute);
  expect(hiddenFor('Ana')).toBeLessThanOrEqual(10 * minute);
});

const noteOf = (name: string): unknown =>
  readValue(databasePath, `SELECT note FROM bookings WHERE name = '${name}'`);

test('the answer note stores a note of the request on the screen', () => {
  next('note', 'called, no answer', 'quit');
  expect(noteOf('Ana')).toBe('called, no answer');
});

test('next shows a request again with the note that was typed', () => {
  const { stdout } = next('note', 'called, no answer', 'handled');
  expect(namesIn(stdout)).toEqual(['Ana', 'Ana', 'Eva']);
  expect(stdout).toMatch(/^note +called, no answer$/m);
});

test('an empty note keeps the one that is stored', () => {
  next('note', 'called, no answer', 'note', '', 'quit');
  expect(noteOf('Ana')).toBe('called, no answer');
});

test('next goes on when the request is erased while a note is typed', async () => {
  const command = await startNext('Ana');
  command.type('note\n');
  await expect.poll(() => textOf(command)).toContain('Enter alone changes nothing');
  runSql(databasePath, "DELETE FROM bookings WHERE name = 'Ana'");
  command.type('called\n');
  await waitFor(command, 'Eva');
});

/** Types a note of Ana in `next` while a colleague writes one, and waits until `next` asks again. */
const writeTwoNotes = async (): Promise<RunningCommand> => {
  const command = await startNext('Ana');
  command.type('note\n');
  await expect.poll(() => textOf(command)).toContain('Enter alone changes nothing');
  runSql(databasePath, "UPDATE bookings SET note = 'comes at 23:00' WHERE name = 'Ana'");
  command.type('called\n');
  await expect.poll(() => textOf(command).split(question)).toHaveLength(1 + 2);
  return command;
};

test('a note typed in next does not replace one that a colleague wrote meanwhile', async () => {
  await writeTwoNotes();
  expect(noteOf('Ana')).toBe('comes at 23:00');
});

test('next says that a colleague has changed the note, and shows the request with it', async () => {
  const command = await writeTwoNotes();
  await expect.poll(command.errors).toContain('Not noted, because somebody else has changed the note');
  expect(textOf(command)).toMatch(/^note +comes at 23:00$/m);
});

test('next refuses a note that is too long, and asks about the request again', () => {
  const { status, stdout, stderr } = next('note', 'x'.repeat(501), 'handled');
  expect(stderr).toContain('A note has at most 500 characters');
  expect([status, namesIn(stdout)]).toEqual([0, ['Ana', 'Ana', 'Eva']]);
});

test.each([
  ['marked', "UPDATE bookings SET status = 'spam' WHERE name = 'Ana'", 'spam'],
  ['erased', "DELETE FROM bookings WHERE name = 'Ana'", undefined],
])('next does not change a request that somebody else has %s, and says so', async (_, sql, status) => {
  const command = await startNext('Ana');
  runSql(databasePath, sql);
  command.type('handled\n');
  await waitFor(command, 'Eva');
  await expect.poll(command.errors).toMatch(/Not changed, because somebody else has .*: Ana \(\w{8}\)/);
  expect(statusOf('Ana')).toBe(status);
});

test('the command that next prints at its end undoes all answers', () => {
  const { stderr } = next('handled', 'spam', 'later');
  expect(bookingsOn(databasePath)(...undoIn(stderr)).status).toBe(0);
  expect(namesShown('handled', 'handled', 'handled')).toEqual(['Ana', 'Eva', 'Mar']);
});

test.each([
  [['handled', 'spam', 'later'], 'Done: 1 handled, 1 spam, 1 later.'],
  [['later', 'handled', 'later'], 'Done: 2 later, 1 handled.'],
  [['later', 'quit'], 'Done: 1 later.'],
])('after the answers %j, next says at its end: %s', (given, summary) => {
  expect(next(...given).stderr).toContain(`\n${summary}\nUndo: `);
});

test('the undo command of next leaves requests alone that were marked elsewhere', () => {
  runSql(databasePath, "UPDATE bookings SET status = 'spam' WHERE name = 'Mar'");
  const { stderr } = next('handled', 'quit');
  bookingsOn(databasePath)(...undoIn(stderr));
  expect([statusOf('Ana'), statusOf('Mar')]).toEqual(['new', 'spam']);
});

test('next prints no command at its end if nothing was marked', () => {
  expect(next('quit').stderr).toBe('');
});

test('next says that nothing is new, and exits with 0', () => {
  runSql(databasePath, "UPDATE bookings SET status = 'handled'");
  const { status, stdout, stderr } = next();
  expect([status, stdout, stderr]).toEqual([0, '', 'Nothing more is new.\n']);
});

test('next with nothing to show says how many requests are left for later', () => {
  next('later', 'later', 'later');
  expect(next().stderr).toBe('Nothing more is new.\n3 new requests left for later.\n');
});

test('next with nothing to show says how many requests others have on the screen', async () => {
  runSql(databasePath, "UPDATE bookings SET status = 'spam' WHERE name <> 'Ana'");
  await startNext('Ana');
  expect(next().stderr).toBe(
    'Nothing more is new.\n1 new request on somebody’s screen, or back within ten minutes.\n',
  );
});

test('after the terminal was closed, its request is shown to others again', async () => {
  runSql(databasePath, "UPDATE bookings SET status = 'spam' WHERE name <> 'Ana'");
  const command = await startNext('Ana');
  command.hangUp();
  await command.exited;
  expect(namesShown()).toEqual(['Ana']);
});

test('next whose output cannot be written shows its request to others again', async () => {
  runSql(databasePath, "UPDATE bookings SET status = 'spam' WHERE name <> 'Ana'");
  // `true` reads nothing, and the sleep keeps the input open.
  const { status } = spawnSync('sh', ['-c', 'sleep 1 | "$0" src/bookings.js next | true', process.execPath], {
    cwd: root,
    env: { ...process.env, DATABASE_PATH: databasePath },
  });
  expect(status).toBe(0);
  expect(namesShown()).toEqual(['Ana']);
});
