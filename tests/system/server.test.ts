import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { fetchStatus } from '../support/faults.ts';
import { killRounds } from '../support/killRounds.ts';
import { freePort } from '../support/serve.ts';
import { root } from '../support/serverProcess.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

test('killing the server under load loses no answered booking, stores none twice and damages nothing', async () => {
  const rounds = 1;
  const report = await killRounds(databaseIn(temporaryFolder()), rounds);
  expect(report).toMatchObject({ lost: [], doubled: [], damage: [], unexpected: [] });
  expect(report.acknowledged.length).toBeGreaterThan(0);
});

test('the server stops when npm start gets SIGTERM', async () => {
  const variables = { DATABASE_PATH: databaseIn(temporaryFolder()) };
  const server = await startTestServer(variables, { command: ['npm', 'start'] });
  await server.end('SIGTERM');
  expect(server.lines.at(-1)).toContain('"stopped"');
});

test('the server answers HTTP requests and stops even while nobody reads its log', async () => {
  const port = await freePort();
  const child = spawn(process.execPath, ['src/start.js'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      LOG_LEVEL: 'trace',
      DATABASE_PATH: databaseIn(temporaryFolder()),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => fetchStatus(`${url}/healthz`).catch(() => 0)).toBe(200);
  // Send more than the pipe and the log buffer hold.
  for (let round = 0; round < 60; round += 1) {
    const visits = Array.from({ length: 40 }, () => fetchStatus(`${url}/robots.txt`));
    expect(new Set(await Promise.all(visits))).toEqual(new Set([200]));
  }
  child.kill('SIGTERM');
  expect((await exited)[0]).toBe(0);
});
