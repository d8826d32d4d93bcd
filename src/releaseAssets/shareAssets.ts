import type { Logger } from 'pino';
import type { Assets } from '../assetManifest.ts';
import { errorForLog } from '../http/errorForLog.ts';
import { findShared, type SharedAssets } from './findShared.ts';
import { leaveAssets } from './leaveAssets.ts';

/** How often a process says that its release is in use. */
const lookMs = 3_600_000;

/**
 * Leaves the files of this release in a folder, now and every hour, and finds those of others there. What fails is a line
 * in the log: the site has its own files in any case.
 */
export const shareAssets = async (
  folder: string,
  assets: Pick<Assets, 'dist' | 'manifest'>,
  log: Logger,
): Promise<SharedAssets> => {
  const leave = async (): Promise<void> => {
    try {
      await leaveAssets(folder, assets);
    } catch (error) {
      log.error({ folder, error: errorForLog(error) }, 'assets cannot be left for other releases');
    }
    setTimeout(leave, lookMs).unref();
  };
  await leave();
  return findShared(folder);
};
