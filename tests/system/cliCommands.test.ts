import { beforeEach, describe, expect, test } from 'vitest';
import { daysAgo, makeAgedDatabase, newBooking, personRequests, sql, storeAll } from '../support/bookings.ts';
import { hasTerminal, onTerminal, type Terminal } from '../support/cli.ts';
import { makeDatabase, namesIn, openStore, textsIn } from '../support/databases.ts';
import { runBookings } from '../support/serverProcess.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

describe('next', () => {
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
    await expect.poll(() => shown(terminal), { timeout: 20_000 }).toBe('Ana');
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
});

describe('stats', () => {
  test('counts by status, day, massage and language, and shows the outbox', async () => {
    const path = databaseIn(temporaryFolder());
    const store = openStore(path, ['mail']);
    const ids: string[] = [];
    const contact = { kind: 'contact', service: 'Contact', serviceSlug: null, locale: 'fr' } as const;
    for (const differences of [{ name: 'Ana' }, { name: 'Eva' }, { name: 'Mar', ...contact }]) {
      const result = await store.save(newBooking(differences));
      if ('id' in result) ids.push(result.id);
    }
    await store.save(newBooking({ name: 'Robot', status: 'spam' }));
    await store.mark(ids[0] ?? '', 'handled');
    const claim = await store.outbox.claim('mail', { leaseMs: 1000, longestDelayMs: 1000 });
    if (claim) await store.outbox.markFailed(claim, 'ECONNREFUSED', 60_000);
    const eva = await store.find(ids[1] ?? '');
    await store.close();

    const { status, stdout, stderr } = runBookings(['stats', '--db', path]);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^status\nnew +2 {2}the oldest since \d{4}-\d\d-\d\d \d\d:\d\d\nhandled +1\nspam +1 {2}25% of all\n/,
    );
    expect(stdout).toMatch(/\noutbox\nmail +2 {2}waiting since .*; failing \(ECONNREFUSED\)\n/);
    expect(stdout.match(/^\w{3} \d{4}-\d\d-\d\d +\d+/gm)).toHaveLength(14);
    expect(stdout).toMatch(/\nmassage, without spam\nTantra +2 .*\ncontact +1 /);
    expect(stdout).toMatch(/\nlanguage, without spam\nEnglish +2 .*\nFrench +1 /);
    const json = runBookings(['stats', '--format', 'json', '--db', path]);
    expect(JSON.parse(json.stdout)).toEqual({
      requests: { new: 2, handled: 1, spam: 1 },
      oldestNew: eva?.createdAt,
      spamShare: 0.25,
      days: expect.toSatisfy((days: { requests: number }[]) => days.at(-1)?.requests === 3),
      services: { 'tantra-massage': 2, contact: 1 },
      languages: { en: 2, fr: 1 },
      outbox: [expect.objectContaining({ channel: 'mail', waiting: 2, lastError: 'ECONNREFUSED' })],
    });
  });

  test('prints zeros for an empty database', async () => {
    const path = databaseIn(temporaryFolder());
    await openStore(path).close();
    const { status, stdout } = runBookings(['stats', '--db', path]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^status\nnew +0\nhandled +0\nspam +0 {2}0% of all\n/);
  });
});

describe('erase and export', () => {
  let path: string;
  let ids: Record<string, string>;

  beforeEach(async () => {
    path = databaseIn(temporaryFolder());
    ids = await storeAll(path, personRequests);
  });

  const bookings = (args: readonly string[], variables = {}) =>
    runBookings([...args, '--db', path], variables);

  test('erase --person erases requests by e-mail, and reports mentions', () => {
    const person = ['--person', 'ANA.riera@example.COM'];
    const looked = bookings(['erase', ...person, '--dry-run']);
    expect([looked.status, namesIn(path).length]).toEqual([0, personRequests.length]);
    expect(looked.stdout).toContain('Ana');
    const { status, stdout, stderr } = bookings(['erase', ...person, '--yes']);
    expect([status, stdout]).toEqual([0, '2 requests erased\n']);
    expect(stderr).toContain(ids['Friend']?.slice(0, 8));
    expect(namesIn(path)).toEqual(['Later', 'Friend', 'Other']);
    expect(textsIn(path, [ids['Ana'] ?? ''])).toEqual([]);
  });

  test('export --person writes all requests of a person in each format', () => {
    const { status, stdout, stderr } = bookings(['export', '--person', '600111222']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout).map(({ name }: { name: string }) => name)).toEqual(['Later', 'Ana']);
    expect(JSON.parse(stdout)[1]).toMatchObject({
      id: ids['Ana'],
      email: 'Ana.Riera@Example.com',
      status: 'new',
    });
    expect(stderr).toContain(ids['Friend']?.slice(0, 8));
    const lines = (format: string) => bookings(['export', '--format', format]).stdout.trim().split('\n');
    expect(lines('ndjson').map((line) => JSON.parse(line).name)).toEqual(
      personRequests.map(({ name }) => name).reverse(),
    );
    expect(lines('csv')).toHaveLength(1 + personRequests.length);
    expect(bookings(['export', '--person', 'nobody@example.com']).stdout).toBe('[]\n');
  });

  test.each([
    [['erase', '--person', 'ana@example.com']],
    [['erase', '--person', 'Ana', '--yes']],
    [['purge']],
  ])('%j exits with 2 and changes nothing', (args) => {
    const { status, stdout, stderr } = bookings(args);
    expect([status, stdout, namesIn(path).length]).toEqual([2, '', personRequests.length]);
    expect(stderr).toMatch(/^bookings: /);
  });
});

describe('purge', () => {
  let path: string;

  beforeEach(async () => {
    path = databaseIn(temporaryFolder());
    await makeAgedDatabase(path, { Ancient: 400, Old: 91, Recent: 89, New: 0 });
  });

  const purge = (args: readonly string[], variables = {}) =>
    runBookings(['purge', ...args, '--db', path], variables);

  test.each([
    [['--yes', '--older-than', '90d'], {}, ['Recent', 'New']],
    [['--yes'], { BOOKINGS_RETENTION_DAYS: '90' }, ['Recent', 'New']],
    [['--yes'], {}, ['Old', 'Recent', 'New']],
    [['--dry-run', '--older-than', '1d'], {}, ['Ancient', 'Old', 'Recent', 'New']],
  ])('purge %j with %j leaves %j', (args, variables, left) => {
    const before = namesIn(path).length;
    const { status, stdout } = purge(args, variables);
    expect(status).toBe(0);
    const count = args.includes('--dry-run') ? 3 : before - left.length;
    expect(stdout).toMatch(new RegExp(`^${count} requests? that came before \\d{4}-`));
    expect(namesIn(path)).toEqual(left);
  });

  test('erases nothing if the clock may be wrong, until --trust-clock', () => {
    sql(path, 'UPDATE upkeep SET purged_at = ?', daysAgo(3));
    const refused = purge(['--yes', '--older-than', '90d']);
    expect([refused.status, refused.stdout, namesIn(path).length]).toEqual([1, '', 4]);
    expect(refused.stderr).toMatch(/^bookings: Nothing was erased\. The clock says .* --trust-clock\.\n$/);
    expect(purge(['--yes', '--trust-clock', '--older-than', '90d']).status).toBe(0);
    expect(namesIn(path)).toEqual(['Recent', 'New']);
  });

  test('the site erases old requests at the start and logs the number', async () => {
    const server = await startTestServer({ DATABASE_PATH: path, BOOKINGS_RETENTION_DAYS: '90' });
    const entries = () => server.lines.map((line) => JSON.parse(line));
    await expect.poll(() => entries().find(({ msg }) => msg === 'erased')).toMatchObject({ requests: 2 });
    expect(namesIn(path)).toEqual(['Recent', 'New']);
  });
});
