import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { get } from '../support/rawClient.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

/** The peak memory of a process in MiB. */
const peakMemory = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

test.runIf(existsSync('/proc/self/status'))(
  'serves visitors beside 400 connections that send 1,500 requests and do not read',
  async () => {
    const server = await startTestServer({
      DATABASE_PATH: databaseIn(temporaryFolder()),
      NODE_OPTIONS: '--max-old-space-size=512',
    });
    const { port } = new URL(server.url);
    const requests = get('/').repeat(1500);
    const sent = Array.from({ length: 400 }, () => {
      const socket = connect(Number(port), '127.0.0.1').pause();
      socket.on('error', () => {});
      onTestFinished(() => void socket.destroy());
      return new Promise((resolve) => socket.write(requests, resolve));
    });
    await Promise.all(sent);
    for (let visit = 0; visit < 20; visit += 1) {
      const response = await fetch(`${server.url}/services`, { signal: AbortSignal.timeout(5000) });
      expect(response.status).toBe(200);
      await response.arrayBuffer();
    }
    expect(peakMemory(server.pid)).toBeLessThan(512);
    expect(await server.end('SIGTERM')).toBe(0);
  },
);
