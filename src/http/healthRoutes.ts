import { Router } from 'express';
import { type ChannelStanding, outboxStanding } from '../notify/outboxStanding.ts';
import { isAskedHere } from './askedHere.ts';
import { nameRoute } from './logRequests.ts';

type Store = { writeProblem: () => Promise<string | null> } & Parameters<typeof outboxStanding>[0];

/** All channels together; `undefined` where none is on, or the database can't be read. */
const summaryOf = (standing: readonly ChannelStanding[] | undefined) => {
  if (!standing || standing.length === 0) return undefined;
  return {
    waiting: standing.reduce((sum, { waiting }) => sum + waiting, 0),
    oldestSeconds: Math.max(...standing.map(({ oldestSeconds }) => oldestSeconds)),
    failing: standing.some(({ lastError }) => lastError !== null),
  };
};

/** Whether a request could be stored now, in words for anybody. */
export const readiness = (problem: string | null) => ({
  httpStatus: problem === null ? 200 : 503,
  status: problem === null ? 'ready' : 'database cannot be written',
});

/**
 * Whether the process is up, and whether it could store a request now; what staff are not told yet changes neither. Why, and
 * what waits, is told on this machine alone: a number that grows tells whoever looks at it that somebody wrote just now.
 */
export const healthRoutes = (store: Store): Router => {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    nameRoute(res, 'healthz');
    res.set('Cache-Control', 'no-store').json({ status: 'up' });
  });
  router.get('/readyz', async (req, res) => {
    nameRoute(res, 'readyz');
    const problem = await store.writeProblem();
    const { httpStatus, status } = readiness(problem);
    res.status(httpStatus).set('Cache-Control', 'no-store');
    if (!isAskedHere(req)) return void res.json({ status });
    const outbox = summaryOf(await outboxStanding(store));
    res.json({ status, code: problem ?? undefined, outbox });
  });
  return router;
};
