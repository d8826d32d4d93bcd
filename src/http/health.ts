import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Database } from 'better-sqlite3';
import { Router } from 'express';
import { isWritable } from '../../db/database.ts';
import { addReadOnlyRoute } from './methods.ts';

/** The site is not ready on a disk with less room, in bytes. */
const minFreeBytes = 16 * 1024 * 1024;

/** Whether the disk of the database has room. It has none if its folder is gone. */
const hasRoom = async ({ name }: Database): Promise<boolean> => {
  try {
    const { bavail, bsize } = await statfs(dirname(name));
    return bavail * bsize >= minFreeBytes;
  } catch {
    return false;
  }
};

/** `/healthz`: the process runs. `/readyz`: the process can store a request. */
export const healthRoutes = (db: Database): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  addReadOnlyRoute(router, '/healthz', 'healthz', (_req, res) => {
    res.json({ status: 'up' });
  });
  addReadOnlyRoute(router, '/readyz', 'readyz', async (_req, res) => {
    if (!isWritable(db)) res.status(503).json({ status: 'database cannot be written' });
    else if (!(await hasRoom(db))) res.status(503).json({ status: 'disk is full' });
    else res.json({ status: 'ready' });
  });
  return router;
};
