import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join, parse } from 'node:path';
import { fileTime } from '../../db/fileTime.ts';
import { partialEnding } from '../../db/writeBeside.ts';

/** A copy that the site made: its name says of which database, and when. */
export type Copy = { file: string; madeAt: number };

/** How far into the future a clock may have been wrong for a copy to count as made now. */
const clockErrorMs = 60_000;

/** After this time a file that is still being written belongs to a process that was killed. */
const abandonedMs = 3_600_000;

/** Where the copy of a database goes that is made at a time. */
export const copyPath = (folder: string, database: string, time: Date): string =>
  join(folder, `${parse(database).name}-${fileTime(time)}.sqlite`);

const timePattern = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.sqlite$/;

/** The site's own copies of a database in a folder, the newest first. Whatever else lies there is nobody's business. */
export const listCopies = async (folder: string, database: string): Promise<Copy[]> => {
  const beginning = `${parse(database).name}-`;
  const copies: Copy[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.startsWith(beginning)) continue;
    const time = entry.name.slice(beginning.length);
    const madeAt = Date.parse(time.replace(timePattern, '$1-$2-$3T$4:$5:$6Z'));
    if (timePattern.test(time) && !Number.isNaN(madeAt))
      copies.push({ file: join(folder, entry.name), madeAt });
  }
  return copies.sort((one, other) => other.madeAt - one.madeAt);
};

/** When the newest copy was made; one of the future, left by a wrong clock, does not count. */
export const newestOf = (copies: readonly Copy[], now: number): number =>
  copies.find(({ madeAt }) => madeAt <= now + clockErrorMs)?.madeAt ?? Number.NEGATIVE_INFINITY;

/** What is kept: so many copies, each for so many intervals. */
export type Keeping = { everyMs: number; keep: number };

/**
 * The copies that a new one makes superfluous: those beyond the number, and those that are older than so many intervals.
 * After a pause of the copies, or a jump of the clock, age says nothing; and the newest one is never among them.
 */
export const superfluous = (copies: readonly Copy[], { everyMs, keep }: Keeping, now: number): Copy[] => {
  const [, previous] = copies;
  const isRegular = previous !== undefined && Math.abs(now - previous.madeAt) <= 2 * everyMs;
  return copies.filter(
    ({ madeAt }, index) => index >= keep || (index > 0 && isRegular && now - madeAt > keep * everyMs),
  );
};

/** Removes what killed processes left of the copies of a database. */
export const removeAbandoned = async (folder: string, database: string, now: number): Promise<void> => {
  const beginning = `${parse(database).name}-`;
  for (const name of await readdir(folder)) {
    if (!name.startsWith(beginning) || !partialEnding.test(name)) continue;
    if (!timePattern.test(basename(name).slice(beginning.length).replace(partialEnding, ''))) continue;
    const path = join(folder, name);
    if (now - (await stat(path)).mtimeMs > abandonedMs) await rm(path, { force: true });
  }
};
