import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NotWritten, writeAtomically } from '../../db/atomicFile.ts';
import type { BookingStore } from '../bookings/bookingRecord.ts';
import { countText } from './countText.ts';

const contentOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** Writes an envelope as text, for its owner alone. One that is there already stays: of a request there is one for ever. */
const writeEnvelope = async (file: string, text: string): Promise<void> => {
  const found = contentOf(file);
  if (found === text) return;
  if (found !== undefined) throw new NotWritten(`${file} is there already, and holds something else.`);
  await writeAtomically(file, async (partial) => writeFileSync(partial, text));
};

/**
 * Writes each sealed request into a file of its own, `<id>.age`, which the program `age` opens, and gives their names. How
 * many stand in plain text is told on standard error.
 */
export const exportSealed = async (store: BookingStore, folder: string): Promise<string[]> => {
  const { armor } = await import('age-encryption');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files: string[] = [];
  for (const { id, sealed } of await store.list({ isSealed: true }, Number.POSITIVE_INFINITY)) {
    if (sealed === null) continue;
    const file = join(folder, `${id}.age`);
    await writeEnvelope(file, armor.encode(sealed));
    files.push(file);
  }
  const plainCount = await store.countPlain();
  if (plainCount > 0) {
    process.stderr.write(
      `${countText(plainCount, 'request')} in plain text left out (bookings seal seals them).\n`,
    );
  }
  return files;
};
