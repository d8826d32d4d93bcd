import { readiness } from '../http/health.ts';
import { readVersion } from '../projectRoot.ts';
import { type Counting, createCounting } from './counting.ts';
import { createGauges } from './gauges.ts';
import { type LocalAnswer, serveLocally } from './serveLocally.ts';
import { createLook, type SiteState, type Watched } from './siteState.ts';

export type Metrics = {
  /** Where they are. */
  url: string;
  counting: Counting;
  /** Shows how the site stands from now on; until then there is nothing to see. */
  watch: (watched: Watched) => void;
  /** At once, whoever is being answered. */
  stop: () => void;
};

/** Of the library's own: each walks through all connections every time that somebody asks. */
const costly = ['handles', 'requests', 'resources'].flatMap((what) => [
  `nodejs_active_${what}`,
  `nodejs_active_${what}_total`,
]);

const json = (status: number, body: object): LocalAnswer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: `${JSON.stringify(body)}\n`,
});

/** What is wrong, for who works on this machine. JSON has no infinity: without a copy its age is `null`. */
const explain = ({ problem, channels, backups }: SiteState): LocalAnswer => {
  const { httpStatus, status } = readiness(problem);
  return json(httpStatus, { status, code: problem ?? undefined, outbox: channels, backups });
};

/**
 * Serves what Prometheus reads, and what a person wants to know, on a port of this machine alone. Rejects where it cannot be
 * had. The library is loaded only here: who does not ask for metrics pays nothing for it.
 */
export const startMetrics = async (port: number): Promise<Metrics> => {
  const { default: prom } = await import('prom-client');
  const registry = new prom.Registry();
  const counting = createCounting(prom, registry);
  const show = createGauges(prom, registry);
  new prom.Gauge({
    name: 'ambar_build_info',
    help: 'The version that runs',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version: readVersion() }, 1);
  prom.collectDefaultMetrics({ register: registry });
  for (const name of costly) registry.removeSingleMetric(name);

  let look: (() => Promise<SiteState>) | undefined;
  const starting = json(503, { status: 'starting' });
  const { origin, stop } = await serveLocally(port, {
    '/metrics': async () => {
      if (!look) return starting;
      show(await look());
      return { status: 200, type: registry.contentType, body: await registry.metrics() };
    },
    '/readyz': async () => (look ? explain(await look()) : starting),
  });
  return {
    url: `${origin}/metrics`,
    counting,
    watch: (watched) => {
      look = createLook(watched);
    },
    stop,
  };
};
