import { realpath, stat, statfs } from 'node:fs/promises';
import type { Server } from 'node:net';
import { promisify } from 'node:util';
import { Gauge, type Registry } from 'prom-client';
import { outboxStatus, type ProbedStore } from '../http/health.ts';

export type MetricSources = {
  server: Server;
  /** The path of the database; `undefined` for PostgreSQL. */
  database: string | undefined;
  store: ProbedStore;
  /** The scheduled backups, if they are on. `newestAt` is `-Infinity` if there is no backup. */
  backups: { newestAt: () => number; everyMs: number } | undefined;
};

const readDisk = async (database: string | undefined) => {
  if (database === undefined) return undefined;
  try {
    const file = await realpath(database);
    const [main, wal, { bavail, bsize }] = await Promise.all([stat(file), stat(`${file}-wal`), statfs(file)]);
    return { main: main.size, wal: wal.size, free: bavail * bsize };
  } catch {
    return undefined;
  }
};

/** Reads the status. A part that is off or cannot be read is `undefined`. */
export const readStatus = async ({ server, database, store, backups }: MetricSources) => {
  const [problem, channels, disk, connections] = await Promise.all([
    store.checkWritable(),
    outboxStatus(store),
    readDisk(database),
    promisify(server.getConnections.bind(server))(),
  ]);
  return {
    problem,
    channels,
    disk,
    connections,
    backups: backups && {
      /** `Infinity` if there is no backup. */
      ageSeconds: Math.max(0, (Date.now() - backups.newestAt()) / 1000),
      intervalSeconds: backups.everyMs / 1000,
    },
  };
};

/** Creates the gauges, and returns a function that sets them. A gauge without a value is omitted. */
export const createSiteMetrics = (
  registry: Registry,
): ((status: Awaited<ReturnType<typeof readStatus>>) => void) => {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });

  const ready = gauge('site_ready', 'Whether a request can be stored (1 or 0)');
  const connections = gauge('site_connections', 'Open connections of the site');
  const waiting = gauge('site_outbox_waiting', 'Unsent notifications', 'channel');
  const oldest = gauge('site_outbox_oldest_age_seconds', 'Age of the oldest unsent notification', 'channel');
  const failing = gauge('site_outbox_failing', 'Whether an unsent notification failed (1 or 0)', 'channel');
  const bytes = gauge('site_database_bytes', 'Size of the database and of its write-ahead log', 'file');
  const free = gauge('site_database_free_bytes', 'Free space on the disk of the database');
  const age = gauge('site_backup_age_seconds', 'Age of the newest checked backup; +Inf if there is none');
  const interval = gauge('site_backup_interval_seconds', 'Interval of the backups: BACKUP_EVERY');

  return (status) => {
    for (const labelled of [waiting, oldest, failing, bytes]) labelled.reset();
    for (const single of [free, age, interval]) single.remove();
    ready.set(status.problem === null ? 1 : 0);
    connections.set(status.connections);
    for (const { channel, ...outbox } of status.channels ?? []) {
      waiting.set({ channel }, outbox.waiting);
      oldest.set({ channel }, outbox.oldestSeconds);
      failing.set({ channel }, outbox.lastError === null ? 0 : 1);
    }
    if (status.disk) {
      bytes.set({ file: 'main' }, status.disk.main);
      bytes.set({ file: 'wal' }, status.disk.wal);
      free.set(status.disk.free);
    }
    if (status.backups) {
      age.set(status.backups.ageSeconds);
      interval.set(status.backups.intervalSeconds);
    }
  };
};
