import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { expect } from 'vitest';
import { logged } from './notifications.ts';
import type { ServerProcess } from './serverProcess.ts';

/** The URL of a server's metrics, or 'off'. */
export const readMetricsUrl = ({ lines }: ServerProcess): string => logged(lines, 'listening')[0].metrics;

/** All series of a server with their values. */
export const scrape = async (server: ServerProcess): Promise<Record<string, number>> => {
  const response = await fetch(readMetricsUrl(server));
  expect(response.status).toBe(200);
  const lines = (await response.text()).split('\n').filter((line) => line && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const [, series = '', value] = /^(.+) (\S+)$/.exec(line) ?? [];
      return [series, value === '+Inf' ? Number.POSITIVE_INFINITY : Number(value)];
    }),
  );
};

/** Waits until the series have these values, because a request is counted shortly after its answer. */
export const expectSeries = (server: ServerProcess, wanted: Record<string, unknown>): Promise<void> =>
  expect.poll(() => scrape(server)).toMatchObject(wanted);

/** The state of a listening socket in `/proc/net/tcp`. */
const listening = '0A';

/** The listening sockets of a process in the format of Linux: '0100007F:0BB8'. */
export const listSockets = (pid: number): string[] => {
  const folder = `/proc/${pid}/fd`;
  const own = new Set(
    readdirSync(folder).map((name) => /^socket:\[(\d+)\]$/.exec(readlinkSync(`${folder}/${name}`))?.[1]),
  );
  return ['tcp', 'tcp6'].flatMap((family) =>
    readFileSync(`/proc/net/${family}`, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , , state, , , , , , inode]) => state === listening && own.has(inode))
      .map(([, address = '']) => address),
  );
};
