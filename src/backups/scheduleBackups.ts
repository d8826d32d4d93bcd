import { mkdir, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Logger } from 'pino';
import { runCli } from '../runCli.ts';
import { copyPath, type Keeping, listCopies, newestOf, removeAbandoned, superfluous } from './copies.ts';

/** How often it is looked whether a copy is due: after a failure, a sleep or a jump of the clock as well. */
const lookMs = 10 * 60_000;

export type BackupOptions = Keeping & {
  /** The file that is copied. */
  database: string;
  /** Where copies go; made if missing. */
  folder: string;
  /** The built command line, which makes them in a process of its own. */
  cli: URL;
  log: Logger;
};

/** Makes a copy, checked. Resolves with how many requests it holds. */
const makeCopy = async ({ cli, database }: BackupOptions, file: string, signal: AbortSignal) => {
  const stdout = await runCli(cli, ['backup', file, '--db', database], signal);
  return Number(/: (\d+) requests?,/.exec(stdout)?.[1] ?? 0);
};

/**
 * Keeps copies of the database: one at the start if the newest is older than the interval, then one in each interval.
 * What fails is a line in the log, and is tried again. `stop` ends it, and a copy that is being made; `newestAt` is when
 * the newest copy was made that was found or made since, `-Infinity` where there is none.
 */
export const scheduleBackups = (options: BackupOptions): { stop: () => void; newestAt: () => number } => {
  const { database, folder, everyMs, log } = options;
  const stopping = new AbortController();
  let newestAt = Number.NEGATIVE_INFINITY;

  const backUpIfDue = async (): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const now = new Date();
    newestAt = newestOf(await listCopies(folder, database), now.getTime());
    if (now.getTime() - newestAt < everyMs) return;
    await removeAbandoned(folder, database, now.getTime());
    const file = copyPath(folder, database, now);
    const requests = await makeCopy(options, file, stopping.signal);
    newestAt = now.getTime();
    log.info({ file: basename(file), requests, ms: Date.now() - now.getTime() }, 'backed up');
    // A database that was lost and begun anew must not push out what is left of it.
    if (requests === 0) return;
    for (const old of superfluous(await listCopies(folder, database), options, now.getTime()))
      await rm(old.file);
  };

  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    try {
      await backUpIfDue();
    } catch (error) {
      if (stopping.signal.aborted) return;
      log.error({ reason: error instanceof Error ? error.message : String(error) }, 'backup failed');
    }
    if (!stopping.signal.aborted) timer = setTimeout(look, Math.min(lookMs, everyMs)).unref();
  };
  void look();

  return {
    stop: () => {
      stopping.abort();
      clearTimeout(timer);
    },
    newestAt: () => newestAt,
  };
};
