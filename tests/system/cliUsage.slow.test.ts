import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { schemaVersion } from '../../db/database.ts';
import { getDayOfTonight } from '../../src/cli/visitTimes.ts';
import { bookingsOn, hasTerminal, onTerminal, runBookings, runBookingsWith } from '../support/cli.ts';
import { runSql } from '../support/databaseFiles.ts';
import { databaseIn, root, temporaryFolder } from '../support/folders.ts';
import { copyOfSources, nobody } from '../support/projectCopy.ts';
import { run } from '../support/serverProcess.ts';
import { makeDatabase, newBooking, storeAll } from '../support/storedBookings.ts';

let folder: string;
let databasePath: string;
let bookings: ReturnType<typeof bookingsOn>;

beforeEach(() => {
  folder = temporaryFolder();
  databasePath = databaseIn(folder);
  bookings = bookingsOn(databasePath);
});

const commands = [
  'next',
  'day',
  'list',
  'show',
  'mark',
  'note',
  'stats',
  'erase',
  'backup',
  'restore',
] as const;

const helpTest = test
  /** Returns the help of a command, which is printed only once, because each process takes a while. */
  .extend('readHelp', { scope: 'file' }, () => {
    const helps = new Map<string, ReturnType<typeof runBookings>>();
    return (...command: string[]) => {
      const key = command.join();
      const help = helps.get(key) ?? runBookings([...command, '--help']);
      helps.set(key, help);
      return help;
    };
  });

helpTest('bookings --help names every command', ({ readHelp }) => {
  const { status, stdout } = readHelp();
  expect(status).toBe(0);
  const named = stdout.split('\n').flatMap((line) => /^ {2}(\w+) /.exec(line)?.[1] ?? []);
  expect(named).toEqual([...commands, 'help']);
});

helpTest('bookings --help fits into 80 columns', ({ readHelp }) => {
  expect(
    readHelp()
      .stdout.split('\n')
      .filter((line) => line.length > 80),
  ).toEqual([]);
});

helpTest.for(commands)('bookings %s --help fits into 80 columns', (command, { readHelp }) => {
  const lines = readHelp(command).stdout.split('\n');
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
});

helpTest.for(commands)('bookings %s --help prints its usage and an example', (command, { readHelp }) => {
  const { status, stdout } = readHelp(command);
  expect(status).toBe(0);
  expect(stdout).toMatch(new RegExp(`^Usage: bookings ${command} `));
  expect(stdout).toMatch(new RegExp(`^Examples?:\n  bookings ${command}`, 'm'));
});

test('bookings --version prints the version in package.json', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(runBookings(['--version'])).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
});

test('bookings without a command prints the help', () => {
  makeDatabase(databasePath, ['Ana']);
  const { status, stdout } = bookings();
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^Usage: bookings /)]);
});

test('bookings without a command counts the requests that are new', () => {
  storeAll(databasePath, [newBooking({ name: 'Ana' }), newBooking({ name: 'Bot', status: 'spam' })]);
  expect(bookings().stdout).toContain('\n1 new request, ');
});

test('bookings without a command counts the visits asked for tonight, without spam', () => {
  const day = getDayOfTonight();
  storeAll(databasePath, [
    newBooking({ name: 'Ana', day }),
    newBooking({ name: 'Eva', day }),
    newBooking({ name: 'Mar' }),
    newBooking({ name: 'Bot', day, status: 'spam' }),
  ]);
  runSql(databasePath, "UPDATE bookings SET status = 'handled' WHERE name = 'Eva'");
  expect(bookings().stdout).toMatch(/, 2 visits asked for tonight\.\n$/);
});

const mistakes = [
  ['search ana', "unknown command 'search'"],
  ['list --separator |', "unknown option '--separator'"],
  ['list ana', 'too many arguments'],
  ['list --limit 0', 'It must be a whole number from 1.'],
  ['list --since tomorow', "'tomorow' is not a date"],
  ['list --visit soon', "'soon' is not a date"],
  ['list --since 2026-07-03 --until 2026-07-02', '--since is not before --until'],
  ['list --status hadnled', 'Allowed choices are new, handled, spam.'],
  ['list --format jsno', 'Allowed choices are table, json, csv.'],
  ['list --person Ana', 'is no e-mail address and no telephone number'],
  ['day alba', "'alba' is not a date"],
  ['show', "missing required argument 'id'"],
  ['mark abc', 'Name ids, and then one of new, handled, spam.'],
  ['mark abc Handeld', 'Name ids, and then one of new, handled, spam.'],
  ['mark new', 'Name the id of a request.'],
] as const;

test.each(mistakes)('%s is refused: %s', (command, said) => {
  makeDatabase(databasePath, ['Ana']);
  const { status, stdout, stderr } = bookings(...command.split(' '));
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^bookings: /);
  expect(stderr).toContain(said);
});

test.each([
  ['search ana', 'bookings --help names all commands. bookings list --search jean finds a name.'],
  ['list ana', 'bookings list --help has examples. A text with spaces needs quotes.'],
  ['show', 'bookings show --help has examples. A text with spaces needs quotes.'],
])('%s is refused, and the last line says what helps', (command, help) => {
  const { stderr } = bookings(...command.split(' '));
  expect(stderr.trimEnd().split('\n').at(-1)).toBe(help);
});

/** Expects that `list` exits with 1 and one line with this reason. */
const expectRefusal = (reason: string): void => {
  const { status, stdout, stderr } = bookings('list');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^bookings: .*\n$/);
  expect(stderr).toContain(`${databasePath} `);
  expect(stderr).toContain(reason);
};

test('without a database, bookings says so in one line, and creates none', () => {
  expectRefusal('there is no such file');
  expect(existsSync(databasePath)).toBe(false);
});

test('bookings refuses a file that is no database', () => {
  writeFileSync(databasePath, 'no database '.repeat(100));
  expectRefusal('it is not a SQLite database');
});

test('bookings refuses a database of another program, and leaves it unchanged', () => {
  runSql(databasePath, 'CREATE TABLE other (id)');
  const before = readFileSync(databasePath);
  expectRefusal('does not hold bookings of this site');
  expect(readFileSync(databasePath).equals(before)).toBe(true);
});

test('bookings refuses a database of a newer version, and leaves it unchanged', () => {
  makeDatabase(databasePath, ['Ana']);
  runSql(databasePath, `PRAGMA user_version = ${schemaVersion + 1}`);
  const before = readFileSync(databasePath);
  expectRefusal('newer version of this program');
  expect(readFileSync(databasePath).equals(before)).toBe(true);
});

test('bookings refuses a database of 0.2.0 unchanged, and says how to upgrade it', () => {
  copyFileSync(join(root, 'tests/fixtures/bookings-0.2.0.sqlite'), databasePath);
  const before = readFileSync(databasePath);
  expectRefusal('Start the site with it once to upgrade it.');
  expect(readFileSync(databasePath).equals(before)).toBe(true);
});

test('bookings says that this user may not read the database', () => {
  makeDatabase(databasePath, ['Ana']);
  chmodSync(databasePath, 0o000);
  const { status, stderr } = runBookingsWith(databasePath, ['list'], nobody);
  expect(status).toBe(1);
  expect(stderr).toBe(`bookings: ${databasePath} cannot be used: this user may not read and write it.\n`);
});

test('bookings ends quietly if the reader of its output stops, as head does', () => {
  // A pipe holds 64 KiB, which is less than this message.
  storeAll(databasePath, [newBooking({ message: 'x'.repeat(1_000_000) })]);
  const list = `${process.execPath} src/bookings.js list --format json`;
  const script = `${list} | head -n 1 >/dev/null; echo $PIPESTATUS`;
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', script], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATABASE_PATH: databasePath },
    encoding: 'utf8',
  });
  expect([stdout, stderr]).toEqual(['0\n', '']);
});

test('bookings runs the sources if nothing is built, and builds nothing', () => {
  makeDatabase(databasePath, ['Ana']);
  const copy = copyOfSources();
  const { status, stdout } = run(join(copy, 'src/bookings.js'), ['list'], {
    DATABASE_PATH: databasePath,
  });
  expect([status, stdout]).toEqual([0, expect.stringContaining('Ana')]);
  expect(existsSync(join(copy, 'dist'))).toBe(false);
});

test('bookings runs the built commands if there are any', () => {
  const copy = copyOfSources();
  mkdirSync(join(copy, 'dist'));
  writeFileSync(join(copy, 'dist/bookings.js'), "process.stdout.write('from the build');");
  expect(run(join(copy, 'src/bookings.js'), ['list']).stdout).toBe('from the build');
});

/** Every colour begins with this character. */
const escapeCharacter = '\u001b';

test('bookings prints no colours to a pipe', () => {
  makeDatabase(databasePath, ['Ana']);
  expect(runBookingsWith(databasePath, ['list'], {}).stdout).not.toContain(escapeCharacter);
});

describe.runIf(hasTerminal)('on a terminal', () => {
  const list = async (variables: Record<string, string>): Promise<string> => {
    makeDatabase(databasePath, ['Ana']);
    const terminal = onTerminal(databasePath, ['list'], variables);
    expect(await terminal.exited).toBe(0);
    return terminal.output();
  };

  test('bookings prints colours', async () => {
    expect(await list({})).toContain(`${escapeCharacter}[32mnew${escapeCharacter}[39m`);
  });

  test('bookings prints no colours with NO_COLOR', async () => {
    expect(await list({ NO_COLOR: '1' })).not.toContain(escapeCharacter);
  });

  /** The lines of a list of one request with a long name and a long note. */
  const listLongTexts = async (): Promise<string[]> => {
    storeAll(databasePath, [
      newBooking({ name: 'Maximiliana Fernández', phone: '600 111 222', day: '2020-11-27', time: '21:30' }),
    ]);
    runSql(databasePath, 'UPDATE bookings SET note = ?', longNote);
    const terminal = onTerminal(databasePath, ['list']);
    await terminal.exited;
    return terminal.output().trimEnd().split('\n');
  };

  const longNote = 'asks for the quiet room, and comes with a friend who wants to wait in the bar next door';

  test('the list fits into the 80 columns of the terminal', async () => {
    for (const line of await listLongTexts()) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('the list has the whole telephone number and note below a request', async () => {
    const text = (await listLongTexts()).join(' ').replace(/\s+/g, ' ');
    expect(text).toContain(`600 111 222 · ${longNote}`);
  });
});
