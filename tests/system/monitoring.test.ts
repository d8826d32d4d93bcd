import { readFileSync, statSync } from 'node:fs';
import { platform } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { holdWriteLock } from '../support/databases.ts';
import { expectSeries, readMetricsUrl } from '../support/metrics.ts';
import { postBooking } from '../support/postBooking.ts';
import { root } from '../support/serverProcess.ts';
import { databaseIn, shareServer } from '../support/testServer.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

let databasePath = '';
const backupHours = 2;

/** A server with all features that can be monitored, and a command that always fails. */
const server = shareServer((folder) => {
  databasePath = databaseIn(folder);
  return {
    METRICS_PORT: '0',
    LOG_LEVEL: 'debug',
    BACKUP_DIR: join(folder, 'copies'),
    BACKUP_EVERY: `${backupHours}h`,
    NOTIFY_COMMAND: '/bin/false',
  };
});

beforeAll(async () => {
  for (const path of ['/', '/none']) await (await fetch(server().url + path)).arrayBuffer();
  expect((await postBooking(server().url)).status).toBe(201);
});

const readyz = async (headers: Record<string, string> = {}) => {
  const response = await fetch(new URL('/readyz', server().url), { headers });
  return { status: response.status, body: await response.json() };
};

/** The names of all metrics at the server's metrics port. */
const scrapedMetrics = async (): Promise<string[]> => {
  const text = await (await fetch(readMetricsUrl(server()))).text();
  return [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);
};

/** The names of the metrics that the script docs/deploy/report-success writes for node_exporter. */
const metricsOfReportSuccess = (): string[] => namesIn(read('docs/deploy/report-success'));

const namesIn = (text: string): string[] => [...new Set(text.match(/\b(?:site|nodejs|process)_[a-z0-9_]+/g))];

/** The metric that a series of a histogram belongs to. */
const metricOf = (series: string): string => series.replace(/(_seconds)_(?:bucket|count|sum)$/, '$1');

test('metrics show readiness, a failing notification, a new backup and the size of the database', async () => {
  // The server has stored a booking and made a backup; the command that notifies staff of the booking fails.
  const intervalSeconds = backupHours * 60 * 60;
  const isYoungerThanInterval = expect.toSatisfy((seconds: number) => seconds < intervalSeconds);
  const isSizeOnDisk = expect.toSatisfy((bytes: number) => bytes === statSync(databasePath).size);
  await expectSeries(server(), {
    site_ready: 1,
    'site_outbox_waiting{channel="command"}': 1,
    'site_outbox_failing{channel="command"}': 1,
    site_backup_age_seconds: isYoungerThanInterval,
    site_backup_interval_seconds: intervalSeconds,
    'site_database_bytes{file="main"}': isSizeOnDisk,
  });
});

test('/readyz explains failures to a client on this machine, and shows only the status through a proxy', async () => {
  // The notification of a stored booking fails.
  const outbox = { waiting: 1, oldestSeconds: expect.any(Number), failing: true };
  await expect.poll(() => readyz()).toEqual({ status: 200, body: { status: 'ready', outbox } });

  const lock = holdWriteLock(databasePath);
  const status = 'database cannot be written';
  // Readiness is cached for a second.
  const explained = { status, code: 'SQLITE_BUSY', outbox };
  await expect.poll(() => readyz()).toEqual({ status: 503, body: explained });
  expect(await readyz({ 'X-Forwarded-For': '192.0.2.1' })).toEqual({ status: 503, body: { status } });
  lock.release();
});

test('the metric site_ready is 0 while the database cannot be written', async () => {
  const lock = holdWriteLock(databasePath);
  await expectSeries(server(), { site_ready: 0 });
  lock.release();
  await expectSeries(server(), { site_ready: 1 });
});

/** Only on Linux the server counts open files, in metrics that the documentation names. */
const linuxTest = test.skipIf(platform() !== 'linux');

linuxTest('docs/monitoring.md names exactly the metrics of the server and of report-success', async () => {
  const existing = [...(await scrapedMetrics()), ...metricsOfReportSuccess()];
  expect(namesIn(read('docs/monitoring.md')).toSorted()).toEqual(existing.toSorted());
});

type Rules = {
  groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[];
};
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };

const { groups } = parse(read('docs/deploy/alerts.yml')) as Rules;
const rules = groups.flatMap((group) => group.rules);

test.each(rules)('alert $alert has a summary, a description and a command, and is documented', (rule) => {
  expect(Object.keys(rule.annotations)).toEqual(['summary', 'description', 'command']);
  expect(read('docs/monitoring.md')).toContain(`\`${rule.alert}\``);
});

test('alert rules, their commands and the dashboard use only metrics that exist', async () => {
  const names = [...(await scrapedMetrics()), ...metricsOfReportSuccess()];
  for (const { alert, expr, annotations } of rules) {
    expect(names, alert).toEqual(expect.arrayContaining(namesIn(expr).map(metricOf)));
    expect(names, alert).toEqual(expect.arrayContaining(namesIn(annotations['command'] ?? '')));
  }
  const { panels } = JSON.parse(read('docs/deploy/grafana.json')) as Dashboard;
  for (const { title, targets } of panels) {
    const asked = targets.flatMap(({ expr }) => namesIn(expr));
    expect(asked, title).not.toEqual([]);
    expect(names, title).toEqual(expect.arrayContaining(asked.map(metricOf)));
  }
});

test('docs/monitoring.md names every message and field in the log of a server that stores, backs up and notifies', async () => {
  const documented = read('docs/monitoring.md').split('## The log')[1] ?? '';
  // The last message is that of the command, which always fails.
  await expect.poll(() => server().lines.join('\n')).toContain('"notification failed"');
  for (const line of server().lines) {
    const { msg, ...fields } = JSON.parse(line);
    // Warnings about settings explain themselves.
    const names = fields.variables ? ['variables'] : [msg, ...Object.keys(fields)];
    for (const name of names) expect(documented, line).toContain(`\`${name}\``);
  }
});
