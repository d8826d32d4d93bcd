import { Router } from 'express';
import { type ChannelStatus, type OutboxStore, outboxStatus } from '../notify/outboxStatus.ts';
import { caching } from './caching.ts';
import { isLoopbackRequest } from './isLoopbackRequest.ts';
import { nameRoute } from './requestLog.ts';

type Store = { writeProblem: () => Promise<string | null> } & OutboxStore;

/** The sums of all channels; `undefined` without channels or if the database cannot be read. */
const summaryOf = (channels: readonly ChannelStatus[] | undefined) => {
  if (!channels || channels.length === 0) return undefined;
  return {
    waiting: channels.reduce((sum, { waiting }) => sum + waiting, 0),
    oldestSeconds: Math.max(...channels.map(({ oldestSeconds }) => oldestSeconds)),
    failing: channels.some(({ lastError }) => lastError !== null),
  };
};

/** The public status: whether a request can be stored now. */
export const readiness = (problem: string | null) => ({
  httpStatus: problem === null ? 200 : 503,
  status: problem === null ? 'ready' : 'database cannot be written',
});

/**
 * `/healthz`: the process runs. `/readyz`: the process can store a request. Only clients on this machine get
 * the reason and the number of waiting notifications, because that number reveals that somebody has just sent
 * a request.
 */
export const healthRoutes = (store: Store): Router => {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    nameRoute(res, 'healthz');
    res.set('Cache-Control', caching.none).json({ status: 'up' });
  });
  router.get('/readyz', async (req, res) => {
    nameRoute(res, 'readyz');
    const problem = await store.writeProblem();
    const { httpStatus, status } = readiness(problem);
    res.status(httpStatus).set('Cache-Control', caching.none);
    if (!isLoopbackRequest(req)) return void res.json({ status });
    const outbox = summaryOf(await outboxStatus(store));
    res.json({ status, code: problem ?? undefined, outbox });
  });
  return router;
};
