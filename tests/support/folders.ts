import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** The folder of the project. */
export const root = join(import.meta.dirname, '../..');

/** Makes a folder, which the caller removes. */
export const makeFolder = (): { folder: string; remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'ambar-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** A folder for one test; it is removed when the test ends. */
export const temporaryFolder = (): string => {
  const { folder, remove } = makeFolder();
  onTestFinished(remove);
  return folder;
};

export const databaseIn = (folder: string): string => join(folder, 'bookings.sqlite');
