import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, test } from 'vitest';
import { makeDatabase, namesIn } from '../support/databases.ts';
import { root, run } from '../support/serverProcess.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

let folder: string;
let path: string;
let copy: string;

beforeEach(async () => {
  folder = temporaryFolder();
  path = databaseIn(folder);
  copy = join(temporaryFolder(), 'copy.sqlite');
  await makeDatabase(copy, ['Ana', 'Zoé']);
});

const restore = (...args: string[]) => run('src/bookings.js', ['restore', copy, ...args, '--db', path]);

/** Posts a booking and resolves when it is acknowledged. */
const post = async (url: string, name: string): Promise<void> => {
  const answer = await fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, service: 'Tantra' }),
  });
  expect(answer.status).toBe(201);
};

test('drill: what was answered before a backup began is there after a kill, a loss and a restore', async () => {
  const server = await startTestServer({ DATABASE_PATH: path, RATE_LIMIT_MAX: '1000000' });
  const answered: string[] = [];
  let isOver = false;
  const load = Array.from({ length: 4 }, async (_, connection) => {
    for (let number = 0; !isOver; number += 1) {
      const name = `Visitor ${connection} ${number}`;
      await post(server.url, name).then(
        () => answered.push(name),
        () => {},
      );
    }
  });
  await expect.poll(() => answered.length).toBeGreaterThan(20);
  const plainCopy = join(folder, 'plain.sqlite');
  const beforePlain = answered.length;
  copyFileSync(path, plainCopy);
  const before = [...answered];
  const backup = join(folder, 'backup.sqlite');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['src/bookings.js', 'backup', backup, '--db', path],
    { cwd: root },
  );
  const meanwhile = answered.length;
  await expect.poll(() => answered.length).toBeGreaterThan(meanwhile);
  await server.end('SIGKILL');
  isOver = true;
  await Promise.all(load);
  // What a copy of the file alone would have been worth.
  expect(namesIn(plainCopy).length).toBeLessThan(beforePlain);
  writeFileSync(path, 'nothing that could be read');
  expect(meanwhile).toBeGreaterThan(before.length);
  copy = backup;
  const restored = restore('--yes');
  expect([restored.status, restored.stdout.replace(path, backup)]).toEqual([0, stdout]);
  const restoredNames = new Set(namesIn(path));
  expect(before.filter((name) => !restoredNames.has(name))).toEqual([]);
  const next = await startTestServer({ DATABASE_PATH: path });
  await post(next.url, 'After');
  expect(namesIn(path).at(-1)).toBe('After');
  // Five processes, one after the other.
}, 60_000);

test('while the site runs nothing is restored, nor when its file was deleted or spoilt under it', async () => {
  const server = await startTestServer({ DATABASE_PATH: path });
  await post(server.url, 'Kept');
  const refuse = () => {
    const { status, stdout, stderr } = restore('--yes');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^bookings: .*cannot be replaced: .* has it open\. Stop the site first\.\n$/);
  };
  refuse();
  expect(namesIn(path)).toEqual(['Kept']);
  const bytes = readFileSync(path);
  writeFileSync(path, 'spoilt '.repeat(2000));
  refuse();
  writeFileSync(path, bytes);
  rmSync(path);
  refuse();
  expect(existsSync(path)).toBe(false);
});

test('restore needs --yes, and only tries with --dry-run', async () => {
  await makeDatabase(path, ['Before']);
  const refused = restore();
  expect([refused.status, refused.stdout]).toEqual([2, '']);
  expect(refused.stderr).toContain('--yes');
  const tried = restore('--dry-run');
  expect([tried.status, tried.stderr]).toEqual([0, 'Nothing was changed (--dry-run).\n']);
  expect(namesIn(path)).toEqual(['Before']);
  expect(readdirSync(folder)).toEqual(['bookings.sqlite']);
});
