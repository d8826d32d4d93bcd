import { stripVTControlCharacters } from 'node:util';
import { beforeEach, describe, expect, test } from 'vitest';
import { localTime } from '../../content/hours.ts';
import { isAfterMidnight } from '../../content/visit.ts';
import { readTonight } from '../../src/cli/dates.ts';
import { daysAgo, readValue, runSql } from '../support/bookings.ts';
import {
  bookingsOn,
  hasTerminal,
  onTerminal,
  type RunningCommand,
  runBookingsWith,
  startBookings,
} from '../support/cli.ts';
import { makeDatabase } from '../support/databases.ts';
import { databaseIn } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

let databasePath: string;

/** Ana wrote first, Mar last. */
beforeEach(() => {
  databasePath = databaseIn(temporaryFolder());
  makeDatabase(databasePath, ['Ana', 'Eva', 'Mar']);
});

const question = 'handled, spam, later, note or quit? ';

const namesIn = (output: string): string[] =>
  [...output.matchAll(/^name +(\w+)$/gm)].map(([, name = '']) => name);

/** Runs `next` with these answers, a line each. The end of the answers ends `next`. */
const next = (...answers: string[]) => {
  const input = answers.map((answer) => `${answer}\n`).join('');
  return runBookingsWith(databasePath, ['next'], { input });
};

/** The names of the requests that `next` shows if these answers are given. */
const namesShown = (...answers: string[]): string[] => namesIn(next(...answers).stdout);

/** The text so far, without the cursor movements of a terminal. */
const textOf = ({ output }: RunningCommand): string => stripVTControlCharacters(output());

/** The command that `next` prints at its end to undo what it did. */
const undoIn = (text: string): string[] => {
  const [, undo = ''] = /^Undo: bookings (.*)$/m.exec(text.replaceAll('\r', '')) ?? [];
  return undo.split(' ');
};

/** The name of the request about which `next` asks; `undefined` while it does not ask. */
const askedAbout = (command: RunningCommand): string | undefined => {
  const text = textOf(command);
  return text.endsWith(question) ? namesIn(text).at(-1) : undefined;
};

/** Waits until `next` asks about the request of this name. */
const waitFor = async (command: RunningCommand, name: string): Promise<void> => {
  await expect.poll(() => askedAbout(command)).toBe(name);
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

test('next shows the oldest new request with all its fields and links, and asks', () => {
  const { stdout } = next();
  expect(stdout).toMatch(/^name +Ana\n/m);
  expect(stdout).toMatch(/^write +mailto:Ana@example\.com\?/m);
  expect(stdout).toMatch(/^id +[\da-f-]{36}\n/m);
  expect(stdout).toContain(question);
});

test('next shows a request for tonight before older ones', () => {
  runSql(databasePath, "UPDATE bookings SET day = ? WHERE name = 'Mar'", readTonight());
  expect(namesShown('handled', 'handled')).toEqual(['Mar', 'Ana', 'Eva']);
});

test('next shows the requests for tonight in the order of their hours, those after midnight last', () => {
  runSql(databasePath, 'UPDATE bookings SET day = ?', readTonight());
  runSql(databasePath, "UPDATE bookings SET time = '00:30' WHERE name = 'Ana'");
  runSql(databasePath, "UPDATE bookings SET time = '23:00' WHERE name = 'Eva'");
  runSql(databasePath, "UPDATE bookings SET time = '21:00' WHERE name = 'Mar'");
  expect(namesShown('handled', 'handled')).toEqual(['Mar', 'Eva', 'Ana']);
});

test.each([
  ['handled', 'handled'],
  ['H', 'handled'],
  ['spam', 'spam'],
])('the answer %j marks the request as %s, and next shows the following one', (answer, status) => {
  expect(namesShown(answer)).toEqual(['Ana', 'Eva']);
  expect([statusOf('Ana'), statusOf('Eva')]).toEqual([status, 'new']);
});

test('next asks again after an empty or unknown answer, and changes nothing', () => {
  const { stdout } = next('', 'x', 'hh');
  expect(stdout.split(question)).toHaveLength(1 + 4);
  expect(statusOf('Ana')).toBe('new');
});

test('two next never show the same request', async () => {
  const maria = await startNext('Ana');
  const eva = await startNext('Eva');
  maria.type('handled\n');
  await waitFor(maria, 'Mar');
  eva.type('handled\n');
  await eva.exited;
  expect(namesIn(textOf(eva))).toEqual(['Eva']);
});

test('next shows a hidden request again when its time is over', () => {
  expect(namesShown('later', 'later', 'later')).toEqual(['Ana', 'Eva', 'Mar']);
  runSql(databasePath, "UPDATE bookings SET hidden_until = ? WHERE name = 'Eva'", daysAgo(0));
  expect(namesShown()).toEqual(['Eva']);
});

test('next hides the request on the screen for ten minutes from others', async () => {
  await startNext('Ana');
  expect(hiddenFor('Ana')).toBeGreaterThan(9 * minute);
  expect(hiddenFor('Ana')).toBeLessThanOrEqual(10 * minute);
});

test('quit leaves a request hidden that somebody else has taken since', async () => {
  const maria = await startNext('Ana');
  runSql(databasePath, "UPDATE bookings SET hidden_until = ? WHERE name = 'Ana'", daysAgo(0));
  await startNext('Ana');
  maria.type('quit\n');
  await maria.exited;
  expect(namesShown()).toEqual(['Eva']);
});

test.each([
  ['quit', ['quit']],
  ['the end of the input', []],
])('%s ends next with 0, and frees the request on the screen', (_, answers) => {
  expect(next('handled', ...answers).status).toBe(0);
  expect(namesShown()).toEqual(['Eva']);
});

test('later hides a request for four hours', () => {
  expect(namesShown('later')).toEqual(['Ana', 'Eva']);
  expect(hiddenFor('Ana')).toBeGreaterThan(4 * hour - minute);
  expect(hiddenFor('Ana')).toBeLessThanOrEqual(4 * hour);
});

/** Sets the visit of Ana, who wrote first, to these hours from now. */
const letAnaComeIn = (hours: number): void => {
  const [date = '', time = ''] = localTime(new Date(Date.now() + hours * hour)).split(' ');
  const dayBefore = new Date(Date.parse(date) - 24 * hour).toISOString().slice(0, 10);
  const day = isAfterMidnight(time) ? dayBefore : date;
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
  expect(namesShown('later')).toEqual(['Ana', 'Eva']);
  expect(hiddenFor('Ana')).toBeGreaterThan(9 * minute);
  expect(hiddenFor('Ana')).toBeLessThanOrEqual(10 * minute);
});

test('a note is stored, and next shows the request again with it', () => {
  const { stdout } = next('note', 'called, no answer', 'handled');
  expect(namesIn(stdout)).toEqual(['Ana', 'Ana', 'Eva']);
  expect(stdout).toMatch(/^note +called, no answer$/m);
  expect(readValue(databasePath, "SELECT note FROM bookings WHERE name = 'Ana'")).toBe('called, no answer');
});

test('an empty note keeps the one that is stored', () => {
  next('note', 'called, no answer', 'note', '', 'quit');
  expect(readValue(databasePath, "SELECT note FROM bookings WHERE name = 'Ana'")).toBe('called, no answer');
});

test('next goes on when the request is erased while a note is typed', async () => {
  const command = await startNext('Ana');
  command.type('note\n');
  await expect.poll(() => textOf(command)).toContain('Enter alone keeps that');
  runSql(databasePath, "DELETE FROM bookings WHERE name = 'Ana'");
  command.type('called\n');
  await waitFor(command, 'Eva');
});

test('next refuses a note of 501 characters, and goes on', () => {
  const { status, stdout, stderr } = next('note', 'x'.repeat(501), 'handled');
  expect(stderr).toContain('A note has at most 500 characters');
  expect([status, namesIn(stdout)]).toEqual([0, ['Ana', 'Ana', 'Eva']]);
});

test.each([
  ['marked', "UPDATE bookings SET status = 'spam' WHERE name = 'Ana'", 'spam'],
  ['erased', "DELETE FROM bookings WHERE name = 'Ana'", undefined],
])('next changes no request that somebody else has %s meanwhile, and says so', async (_, sql, status) => {
  const command = await startNext('Ana');
  runSql(databasePath, sql);
  command.type('handled\n');
  await waitFor(command, 'Eva');
  expect(textOf(command)).toMatch(/Not changed, because somebody else has .*: Ana \(\w{8}\)/);
  expect(statusOf('Ana')).toBe(status);
});

test('next ends with the command that undoes what it marked and left for later', () => {
  const { stderr } = next('handled', 'spam', 'later');
  expect(bookingsOn(databasePath)(...undoIn(stderr)).status).toBe(0);
  expect(namesShown('handled', 'handled', 'handled')).toEqual(['Ana', 'Eva', 'Mar']);
});

test('the command that undoes leaves other requests as they are', () => {
  runSql(databasePath, "UPDATE bookings SET status = 'spam' WHERE name = 'Mar'");
  const { stderr } = next('handled', 'quit');
  bookingsOn(databasePath)(...undoIn(stderr));
  expect([statusOf('Ana'), statusOf('Mar')]).toEqual(['new', 'spam']);
});

test('next that has marked nothing names no command that undoes', () => {
  expect(next('quit').stderr).toBe('');
});

test('next says that nothing is new, and exits with 0', () => {
  runSql(databasePath, "UPDATE bookings SET status = 'handled'");
  const { status, stdout, stderr } = next();
  expect([status, stdout, stderr]).toEqual([0, '', 'Nothing more is new.\n']);
});

test('next with nothing to show says how many requests others have on the screen, or left for later', async () => {
  runSql(databasePath, "UPDATE bookings SET status = 'spam' WHERE name = 'Mar'");
  next('later');
  await startNext('Eva');
  const { stderr } = next();
  expect(stderr).toContain('1 new request shown within the last ten minutes.');
  expect(stderr).toContain('1 new request left for later.');
});

describe.runIf(hasTerminal)('on a terminal', () => {
  const startOnTerminal = async (name: string): Promise<RunningCommand> => {
    const terminal = onTerminal(databasePath, ['next']);
    await waitFor(terminal, name);
    return terminal;
  };

  test('next reads a typed answer and marks the request', async () => {
    const terminal = await startOnTerminal('Ana');
    terminal.type('h\r');
    await waitFor(terminal, 'Eva');
    terminal.type('q\r');
    expect(await terminal.exited).toBe(0);
    expect([statusOf('Ana'), statusOf('Eva')]).toEqual(['handled', 'new']);
  });

  test('Ctrl-C ends next with 130, frees the request and prints the command that undoes', async () => {
    const terminal = await startOnTerminal('Ana');
    terminal.type('h\r');
    await waitFor(terminal, 'Eva');
    terminal.type('\u0003');
    expect(await terminal.exited).toBe(130);
    expect(textOf(terminal)).toMatch(/Undo: bookings mark \w{8} new\n$/);
    expect(namesShown()).toEqual(['Eva']);
  });

  test('Ctrl-C while a note is typed stores no note, frees the request and prints the command that undoes', async () => {
    const terminal = await startOnTerminal('Ana');
    terminal.type('h\r');
    await waitFor(terminal, 'Eva');
    terminal.type('n\r');
    await expect.poll(() => textOf(terminal)).toContain('Enter alone keeps that');
    terminal.type('called\u0003');
    expect(await terminal.exited).toBe(130);
    expect(textOf(terminal)).toMatch(/Undo: bookings mark \w{8} new\n$/);
    expect(readValue(databasePath, "SELECT note FROM bookings WHERE name = 'Eva'")).toBeNull();
    expect(namesShown()).toEqual(['Eva']);
  });

  test('Ctrl-D ends next with 0 and frees the request', async () => {
    const terminal = await startOnTerminal('Ana');
    terminal.type('\u0004');
    expect(await terminal.exited).toBe(0);
    expect(namesShown()).toEqual(['Ana']);
  });
});
