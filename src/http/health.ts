import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Database } from 'better-sqlite3';
import { Router } from 'express';
import { isWritable } from '../../db/database.ts';
import { refuseMethod } from './pageSender.ts';
import { setRoute } from './requestLog.ts';

/** The site is not ready on a disk with less room, in bytes. */
const minFreeBytes = 16 * 1024 * 1024;

const hasRoom = async ({ name }: Database): Promise<boolean> => {
  const { bavail, bsize } = await statfs(dirname(name));
  return bavail * bsize >= minFreeBytes;
};

/** `/healthz`: the process runs. `/readyz`: the process can store a request. */
export const healthRoutes = (db: Database): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  const healthz = router.route('/healthz').all(setRoute('healthz'));
  healthz.get((_req, res) => void res.json({ status: 'up' }));
  healthz.all((_req, res) => refuseMethod(res, 'GET, HEAD'));

  const readyz = router.route('/readyz').all(setRoute('readyz'));
  readyz.get(async (_req, res) => {
    if (!isWritable(db)) res.status(503).json({ status: 'database cannot be written' });
    else if (!(await hasRoom(db))) res.status(503).json({ status: 'disk is full' });
    else res.json({ status: 'ready' });
  });
  readyz.all((_req, res) => refuseMethod(res, 'GET, HEAD'));
  return router;
};
