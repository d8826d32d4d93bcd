import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join, parse } from 'node:path';
import type { Logger } from 'pino';
import { fileTime, partialEnding } from '../../db/sqlite/atomicFile.ts';
import { findHeader } from '../../db/sqlite/scanBackups.ts';
import { createFolder } from '../storage/createFolder.ts';
import { repeatTask, runCli } from './schedule.ts';

/** A backup that the site made. Its name contains the database and the time. */
export type Backup = { file: string; madeAt: number };

/** Backups up to this far in the future count as made now, because clocks differ. */
const clockErrorMs = 60_000;

/** An unfinished file older than this belongs to a killed process. */
const abandonedMs = 3_600_000;

/** The interval of checks whether a backup is due, so that none is missed after a failure or a clock jump. */
const checkMs = 10 * 60_000;

export const backupPath = (folder: string, database: string, time: Date): string =>
  join(folder, `${parse(database).name}-${fileTime(time)}.sqlite`);

const timePattern = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.sqlite$/;

/** The site's own backups of a database in a folder, newest first. Ignores other files. */
export const listBackups = async (folder: string, database: string): Promise<Backup[]> => {
  const beginning = `${parse(database).name}-`;
  const backups: Backup[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.startsWith(beginning)) continue;
    const time = entry.name.slice(beginning.length);
    const madeAt = Date.parse(time.replace(timePattern, '$1-$2-$3T$4:$5:$6Z'));
    const file = join(folder, entry.name);
    if (timePattern.test(time) && !Number.isNaN(madeAt) && findHeader(file)) backups.push({ file, madeAt });
  }
  return backups.sort((one, other) => other.madeAt - one.madeAt);
};

/** Returns the time of the newest backup. Ignores times in the future, which come from a wrong clock. */
const newestBackupTime = (backups: readonly Backup[], now: number): number =>
  backups.find(({ madeAt }) => madeAt <= now + clockErrorMs)?.madeAt ?? Number.NEGATIVE_INFINITY;

/** Keep at most `keep` backups, each for at most `keep` intervals of `everyMs`. */
export type BackupRotation = { everyMs: number; keep: number };

/** Lists the backups to remove, never the newest. After a pause or a clock jump, age does not count. */
export const expiredBackups = (
  backups: readonly Backup[],
  { everyMs, keep }: BackupRotation,
  now: number,
): Backup[] => {
  const [, previous] = backups;
  const isRegular = previous !== undefined && Math.abs(now - previous.madeAt) <= 2 * everyMs;
  return backups.filter(
    ({ madeAt }, index) => index >= keep || (index > 0 && isRegular && now - madeAt > keep * everyMs),
  );
};

/** Removes unfinished backups that killed processes left. */
export const removeAbandoned = async (folder: string, database: string, now: number): Promise<void> => {
  const beginning = `${parse(database).name}-`;
  for (const name of await readdir(folder)) {
    if (!name.startsWith(beginning) || !partialEnding.test(name)) continue;
    if (!timePattern.test(name.slice(beginning.length).replace(partialEnding, ''))) continue;
    const path = join(folder, name);
    if (now - (await stat(path)).mtimeMs > abandonedMs) await rm(path, { force: true });
  }
};

export type BackupOptions = BackupRotation & {
  database: string;
  /** The folder of the backups; created if missing. */
  folder: string;
  /** The built CLI, which makes the backups in a process of its own. */
  cli: URL;
  log: Logger;
};

/** Makes a backup when the newest one is older than the interval. `newestAt` is `-Infinity` without a backup. */
export const scheduleBackups = (options: BackupOptions): { stop: () => void; newestAt: () => number } => {
  const { database, folder, everyMs, cli, log } = options;
  let newestAt = Number.NEGATIVE_INFINITY;

  const backUpIfDue = async (signal: AbortSignal): Promise<void> => {
    await createFolder(folder, 0o700);
    const now = Date.now();
    newestAt = newestBackupTime(await listBackups(folder, database), now);
    if (now - newestAt < everyMs) return;
    await removeAbandoned(folder, database, now);
    const file = backupPath(folder, database, new Date(now));
    const requests = await runCli(cli, ['backup', file, '--db', database], signal);
    newestAt = now;
    log.info({ file: basename(file), requests, ms: Date.now() - now }, 'backed up');
    // An empty database may replace a lost one: keep the old backups.
    if (requests === 0) return;
    for (const old of expiredBackups(await listBackups(folder, database), options, now)) await rm(old.file);
  };

  const { stop } = repeatTask(backUpIfDue, {
    firstMs: 0,
    everyMs: Math.min(checkMs, everyMs),
    onError: (reason) => {
      log.error({ reason }, 'backup failed');
    },
  });
  return { stop, newestAt: () => newestAt };
};
