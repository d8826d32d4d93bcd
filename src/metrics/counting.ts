import type { Registry } from 'prom-client';
import { type CountOutcome, outcomes } from '../bookings/router.ts';
import type { CountFinished } from '../http/requestLog.ts';

/** Is told of what happens, once each. It must not throw, nor take its time. */
export type Counting = { countFinished: CountFinished; countOutcome: CountOutcome };

/** In seconds: most answers are kept ones and take less than the first; a write waits for 2 s at most. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What takes about as long as each other; all other routes are pages. */
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

/**
 * Counts into a registry of prom-client. The values of all labels are names of our own, so that whoever asks for many
 * addresses makes no more series.
 */
export const createCounting = (
  { Counter, Histogram }: typeof import('prom-client'),
  registry: Registry,
): Counting => {
  const registers = [registry];
  const requests = new Counter({
    name: 'ambar_http_requests_total',
    help: 'HTTP requests that are over, by route and status (499: the client hung up before)',
    labelNames: ['route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'ambar_http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer, by class of route',
    labelNames: ['class'],
    buckets,
    registers,
  });
  const posts = new Counter({
    name: 'ambar_booking_requests_total',
    help: 'Posts to the bookings, by what became of them',
    labelNames: ['outcome'],
    registers,
  });
  // What has not happened yet is a 0, or its first time would be no increase.
  for (const outcome of outcomes) posts.inc({ outcome }, 0);

  return {
    countFinished: ({ route, status, ms }) => {
      requests.inc({ route, status });
      durations.observe({ class: classes[route] ?? 'page' }, ms / 1000);
    },
    countOutcome: (outcome) => posts.inc({ outcome }),
  };
};
