import type { IncomingMessage } from 'node:http';
import { Router } from 'express';
import type { SiteStore } from '../../db/store.ts';
import { isLoopbackHost } from '../settings.ts';
import { refuseMethod } from './pageSender.ts';
import { startRoute } from './requestLog.ts';

const loopbackAddress = /^(?:::1|(?:::ffff:)?127\.[\d.]+)$/;

const proxyHeader = /^(?:forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-.*)$/;

/** Whether a request comes from this machine directly, not through a proxy on it. */
export const isLoopbackRequest = (req: Pick<IncomingMessage, 'socket' | 'headers'>): boolean =>
  loopbackAddress.test(req.socket.remoteAddress ?? '') &&
  isLoopbackHost(req.headers.host) &&
  !Object.keys(req.headers).some((name) => proxyHeader.test(name));

/** The part of the store that health checks use. */
export type ProbedStore = Pick<SiteStore, 'checkWritable' | 'channels'> & {
  outbox: Pick<SiteStore['outbox'], 'state'>;
};

/** The status of each configured channel; `undefined` if the database cannot be read. */
export const outboxStatus = async ({ channels, outbox }: ProbedStore) => {
  if (channels.length === 0) return [];
  const states = await outbox.state().catch(() => undefined);
  return (
    states &&
    channels.map((channel) => {
      const { waiting = 0, oldestAt, lastError = null } = states.find((one) => one.channel === channel) ?? {};
      const ms = oldestAt ? Date.now() - Date.parse(oldestAt) : 0;
      // The age is negative after the clock was set back.
      return { channel, waiting, oldestSeconds: Math.max(0, Math.round(ms / 1000)), lastError };
    })
  );
};

/** Combines the status of all channels; `undefined` without channels or if the database cannot be read. */
const summarizeOutbox = (channels: Awaited<ReturnType<typeof outboxStatus>>) => {
  if (!channels || channels.length === 0) return undefined;
  return {
    waiting: channels.reduce((sum, { waiting }) => sum + waiting, 0),
    oldestSeconds: Math.max(...channels.map(({ oldestSeconds }) => oldestSeconds)),
    failing: channels.some(({ lastError }) => lastError !== null),
  };
};

/**
 * `/healthz`: the process runs. `/readyz`: the process can store a request. Only clients on this machine get the reason
 * and the number of waiting notifications, because that number reveals when somebody sends a request.
 */
export const healthRoutes = (store: ProbedStore): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  const healthz = router.route('/healthz').all(startRoute('healthz'));
  healthz.get((_req, res) => void res.json({ status: 'up' }));
  healthz.all((_req, res) => refuseMethod(res, 'GET, HEAD'));

  const readyz = router.route('/readyz').all(startRoute('readyz'));
  readyz.get(async (req, res) => {
    const problem = await store.checkWritable();
    const status = problem === null ? 'ready' : 'database cannot be written';
    res.status(problem === null ? 200 : 503);
    if (!isLoopbackRequest(req)) return void res.json({ status });
    const outbox = summarizeOutbox(await outboxStatus(store));
    res.json({ status, code: problem ?? undefined, outbox });
  });
  readyz.all((_req, res) => refuseMethod(res, 'GET, HEAD'));
  return router;
};
