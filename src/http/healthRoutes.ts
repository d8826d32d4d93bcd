import { Router } from 'express';
import { nameRoute } from './logRequests.ts';

/** Whether the process is up, and whether it could store a request now. */
export const healthRoutes = (store: { canWrite: () => Promise<boolean> }): Router => {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    nameRoute(res, 'healthz');
    res.set('Cache-Control', 'no-store').json({ status: 'up' });
  });
  router.get('/readyz', async (_req, res) => {
    nameRoute(res, 'readyz');
    const ready = await store.canWrite();
    res.status(ready ? 200 : 503).set('Cache-Control', 'no-store');
    res.json({ status: ready ? 'ready' : 'database cannot be written' });
  });
  return router;
};
