import { beforeEach, describe, expect, test } from 'vitest';
import { hasTerminal, onTerminal, type Terminal } from '../support/cli.ts';
import { makeDatabase, openStore } from '../support/databases.ts';
import { databaseIn } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

let path: string;

beforeEach(async () => {
  path = databaseIn(temporaryFolder());
  await makeDatabase(path, ['Ana', 'Eva', 'Mar']);
});

const statuses = async (): Promise<Record<string, string>> => {
  const store = openStore(path);
  const bookings = await store.list({}, 10);
  await store.close();
  return Object.fromEntries(bookings.map(({ name, status }) => [name, status]));
};

/** The name of the request that waits for a key. */
const shown = ({ output }: Terminal): string | undefined =>
  /name +(\w+)\n(?:(?!name +\w+\n)[\s\S])*q quit\s*$/.exec(output())?.[1];

const start = async (): Promise<Terminal> => {
  const terminal = onTerminal(['next', '--db', path], { variables: { NO_COLOR: '1' } });
  await expect.poll(() => shown(terminal)).toBe('Ana');
  return terminal;
};

describe.runIf(hasTerminal)('on a terminal', () => {
  test('next handles each request by one key, and u undoes the last change', async () => {
    const terminal = await start();
    terminal.press('h');
    await expect.poll(() => shown(terminal)).toBe('Eva');
    expect(await statuses()).toMatchObject({ Ana: 'handled', Eva: 'new' });
    terminal.press('u');
    await expect.poll(() => shown(terminal)).toBe('Ana');
    expect(await statuses()).toMatchObject({ Ana: 'new' });
    terminal.press('l');
    await expect.poll(() => shown(terminal)).toBe('Eva');
    terminal.press('s');
    await expect.poll(() => shown(terminal)).toBe('Mar');
    terminal.press('H');
    await expect.poll(terminal.output).toMatch(/Nothing more is new/);
    terminal.press('q');
    expect(await terminal.exited).toBe(0);
    expect(terminal.output()).toMatch(/\n1 handled, 1 spam, 1 later; 1 still new\.\n$/);
    expect(await statuses()).toEqual({ Ana: 'new', Eva: 'spam', Mar: 'handled' });
  });

  test('reads keys from the terminal while standard input is a file', async () => {
    const variables = { NO_COLOR: '1' };
    const terminal = onTerminal(['next', '--db', path], { variables, input: '/dev/null' });
    await expect.poll(() => shown(terminal), { timeout: 20_000 }).toBe('Ana');
    terminal.press('h');
    await expect.poll(() => shown(terminal)).toBe('Eva');
    terminal.press('q');
    expect(await terminal.exited).toBe(0);
    expect(await statuses()).toMatchObject({ Ana: 'handled', Eva: 'new' });
  });

  test('ignores other keys, arrow keys and pasted text', async () => {
    const terminal = await start();
    for (const keys of ['x', '\u001b[A', 'hhh']) {
      const before = terminal.output().length;
      terminal.press(keys);
      await expect.poll(() => terminal.output().slice(before)).toMatch(/q quit\n$/);
    }
    terminal.press('q');
    expect(await terminal.exited).toBe(0);
    expect(await statuses()).toEqual({ Ana: 'new', Eva: 'new', Mar: 'new' });
  });

  test('does not change a request that another person marked meanwhile', async () => {
    const terminal = await start();
    const store = openStore(path);
    const ana = (await store.list({}, 10)).find(({ name }) => name === 'Ana');
    await store.mark(ana?.id ?? '', 'spam');
    await store.close();
    terminal.press('h');
    await expect.poll(() => shown(terminal)).toBe('Eva');
    expect(terminal.output()).toMatch(/Ana \(\w{8}\) was marked as spam by somebody else meanwhile\./);
    expect(await statuses()).toMatchObject({ Ana: 'spam' });
  });

  test('exits with 130 on Ctrl-C', async () => {
    const terminal = await start();
    terminal.press('\u0003');
    expect(await terminal.exited).toBe(130);
  });
});
