import { Counter, Histogram, type Registry } from 'prom-client';
import { type CountOutcome, outcomes } from '../bookings/router.ts';
import type { CountFinished } from '../http/requestLog.ts';

/** In seconds. Most answers are cached and fall into the first bucket. A write takes at most 2 s. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Routes whose answers take about the same time. All other routes are pages. */
const classes: Record<string, string> = {
  asset: 'asset',
  bookings: 'bookings',
  consent: 'small',
  consentStyles: 'small',
  document: 'small',
  healthz: 'probe',
  readyz: 'probe',
  none: 'none',
};

/** All label values are fixed names, so that unknown paths create no further series. */
export const createRequestMetrics = (
  registry: Registry,
): { countFinished: CountFinished; countOutcome: CountOutcome; countRefused: (status: number) => void } => {
  const registers = [registry];
  const requests = new Counter({
    name: 'site_http_requests_total',
    help: 'Finished HTTP requests by route and status (499: the client disconnected before the answer)',
    labelNames: ['route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'site_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer, by class of route',
    labelNames: ['class'],
    buckets,
    registers,
  });
  const posts = new Counter({
    name: 'site_booking_requests_total',
    help: 'Booking requests by outcome',
    labelNames: ['outcome'],
    registers,
  });
  // Prometheus sees an increase only if the series existed before.
  for (const outcome of outcomes) posts.inc({ outcome }, 0);

  return {
    countFinished: ({ route, status, ms }) => {
      requests.inc({ route, status });
      durations.observe({ class: classes[route] ?? 'page' }, ms / 1000);
    },
    countOutcome: (outcome) => posts.inc({ outcome }),
    countRefused: (status) => requests.inc({ route: 'none', status }),
  };
};
