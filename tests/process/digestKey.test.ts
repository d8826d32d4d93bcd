import { execFile } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root, run } from '../support/serverProcess.ts';
import { databaseIn } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

test('processes that start at once share one digest key', async () => {
  const folder = temporaryFolder();
  const script = `import { readDigestKey } from ${JSON.stringify(join(root, 'src/storage/digests.ts'))};
    process.stdout.write(readDigestKey(process.argv[1]).toString('hex'));`;
  const args = ['--input-type=module', '--eval', script, join(folder, 'key')];
  const keys = await Promise.all(
    Array.from({ length: 6 }, async () => (await promisify(execFile)(process.execPath, args)).stdout),
  );
  expect(new Set(keys).size).toBe(1);
  expect([keys[0]?.length, readdirSync(folder)]).toEqual([64, ['key']]);
});

test('prints one line and exits if the digest key may be read by others', () => {
  const folder = temporaryFolder();
  const key = join(folder, 'key');
  writeFileSync(key, Buffer.alloc(32), { mode: 0o644 });
  const { status, stderr } = run('src/start.js', [], {
    DATABASE_PATH: databaseIn(folder),
    DIGEST_KEY_FILE: key,
    LOG_LEVEL: 'silent',
  });
  expect([status, stderr]).toEqual([
    1,
    `The digest key ${key} cannot be used: others may read or change it (mode 644): chmod 600 it.\n`,
  ]);
});
