import { Router } from 'express';
import type { ChannelState } from '../../db/outbox.ts';
import { nameRoute } from './logRequests.ts';

type Store = {
  canWrite: () => Promise<boolean>;
  channels: readonly string[];
  outbox: { state: () => Promise<ChannelState[]> };
};

/** How the channels stand that staff are told on, in numbers; `undefined` where none is on, or the database can't be read. */
const outboxOf = async ({ channels, outbox }: Store) => {
  if (channels.length === 0) return undefined;
  const state = await outbox.state().catch(() => undefined);
  const waiting = state?.filter(({ channel }) => channels.includes(channel));
  if (!waiting) return undefined;
  const oldest = Math.min(Date.now(), ...waiting.map(({ oldestAt }) => Date.parse(oldestAt)));
  return {
    waiting: waiting.reduce((sum, channel) => sum + channel.waiting, 0),
    oldestSeconds: Math.round((Date.now() - oldest) / 1000),
    failing: waiting.some(({ lastError }) => lastError !== null),
  };
};

/** Whether the process is up, and whether it could store a request now; what staff are not told yet changes neither. */
export const healthRoutes = (store: Store): Router => {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    nameRoute(res, 'healthz');
    res.set('Cache-Control', 'no-store').json({ status: 'up' });
  });
  router.get('/readyz', async (_req, res) => {
    nameRoute(res, 'readyz');
    const ready = await store.canWrite();
    res.status(ready ? 200 : 503).set('Cache-Control', 'no-store');
    res.json({ status: ready ? 'ready' : 'database cannot be written', outbox: await outboxOf(store) });
  });
  return router;
};
