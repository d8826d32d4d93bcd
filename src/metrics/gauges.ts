import type { Registry } from 'prom-client';
import type { SiteState } from './siteState.ts';

/** Shows in a registry of prom-client how the site stands: what is off or cannot be found out is absent there. */
export const createGauges = ({ Gauge }: typeof import('prom-client'), registry: Registry) => {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });

  const ready = gauge('ambar_ready', 'Whether a request can be stored: 1 or 0');
  const connections = gauge('ambar_connections', 'Open connections of the site');
  const waiting = gauge('ambar_outbox_waiting', 'Requests that staff are still to be told of', 'channel');
  const oldest = gauge('ambar_outbox_oldest_age_seconds', 'How long the oldest of them waits', 'channel');
  const failing = gauge('ambar_outbox_failing', 'Whether telling failed for one of them: 1 or 0', 'channel');
  const bytes = gauge('ambar_database_bytes', 'Size of the database and of its write-ahead log', 'file');
  const free = gauge('ambar_database_free_bytes', 'What is free on the disk of the database');
  const age = gauge('ambar_backup_age_seconds', 'Age of the newest checked copy; +Inf where there is none');
  const interval = gauge('ambar_backup_interval_seconds', 'How often a copy is made: BACKUP_EVERY');

  return ({ problem, channels, backups, disk, connections: open }: SiteState): void => {
    ready.set(problem === null ? 1 : 0);
    connections.set(open);
    for (const byChannel of [waiting, oldest, failing]) byChannel.reset();
    for (const { channel, ...standing } of channels ?? []) {
      waiting.set({ channel }, standing.waiting);
      oldest.set({ channel }, standing.oldestSeconds);
      failing.set({ channel }, standing.lastError === null ? 0 : 1);
    }
    bytes.reset();
    for (const single of [free, age, interval]) single.remove();
    if (disk) {
      bytes.set({ file: 'main' }, disk.main);
      bytes.set({ file: 'wal' }, disk.wal);
      free.set(disk.free);
    }
    if (backups) {
      age.set(backups.ageSeconds);
      interval.set(backups.intervalSeconds);
    }
  };
};
