import { chmodSync, existsSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolder } from '../../src/storage/createFolder.ts';
import { temporaryFolder } from '../support/testSite.ts';

test('creates all missing parents with the mode, and leaves existing folders alone', async () => {
  const top = temporaryFolder();
  chmodSync(top, 0o755);
  const folder = join(top, 'one', 'two', 'three');
  await createFolder(`${folder}/`, 0o700);
  await createFolder(folder, 0o755);
  const modes = [top, join(top, 'one'), join(top, 'one', 'two'), folder].map(
    (path) => statSync(path).mode & 0o777,
  );
  expect(modes).toEqual([0o755, 0o700, 0o700, 0o700]);
});

test('several callers create the same folders at once', async () => {
  const folder = join(temporaryFolder(), 'a', 'b', 'c');
  await Promise.all(Array.from({ length: 20 }, () => createFolder(folder)));
  expect(existsSync(folder)).toBe(true);
});

test('accepts a link to a folder', async () => {
  const link = join(temporaryFolder(), 'link');
  symlinkSync(temporaryFolder(), link);
  await createFolder(join(link, 'inside'));
  expect(existsSync(join(link, 'inside'))).toBe(true);
});

test.runIf(process.platform === 'linux')('rejects where no folder can be created', async () => {
  await expect(createFolder('/proc/missing/folder')).rejects.toThrow('ENOENT');
  await expect(createFolder('/dev/null/folder')).rejects.toThrow('ENOTDIR');
});
