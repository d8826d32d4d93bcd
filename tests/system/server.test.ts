import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from '../support/serve.ts';
import { root, runBookings } from '../support/serverProcess.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

/**
 * Posts a request, calls `onSent` when the system has the whole request and `onAnswer` when the head of the
 * answer arrives, and resolves with the id.
 */
const postWithCallback = (
  url: string,
  message: string,
  onAnswer: () => void,
  onSent: () => void = () => {},
): Promise<string> =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify({ name: 'Ana', service: 'Some massage', message });
    const call = request(
      `${url}/api/bookings`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
      },
      (response) => {
        onAnswer();
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve(JSON.parse(text).id));
        response.on('error', reject);
      },
    );
    call.on('error', reject).on('finish', onSent);
    call.end(body);
  });

/** The status of a GET request, or 0 if nothing listens on the port. */
const statusAt = (port: number, path = '/healthz'): Promise<number> =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );

const listed = (databasePath: string): { id: string; message: string }[] => {
  const { stdout, status } = runBookings([
    'list',
    '--format',
    'json',
    '--limit',
    '1000',
    '--db',
    databasePath,
  ]);
  expect(status).toBe(0);
  return JSON.parse(stdout);
};

test('a kill loses none of many answered requests', async () => {
  const DATABASE_PATH = databaseIn(temporaryFolder());
  const server = await startTestServer({ DATABASE_PATH });
  let answers = 0;
  const killAfterTen = () => {
    answers += 1;
    if (answers === 10) void server.end('SIGKILL');
  };
  const results = await Promise.allSettled(
    Array.from({ length: 60 }, (_, number) =>
      postWithCallback(server.url, `Request ${number}`, killAfterTen),
    ),
  );
  const answered = results.filter((result) => result.status === 'fulfilled').map(({ value }) => value);
  expect(answered.length).toBeGreaterThan(0);
  const ids = listed(DATABASE_PATH).map(({ id }) => id);
  expect(answered.filter((id) => !ids.includes(id))).toEqual([]);
});

test.each(['SIGTERM', 'SIGHUP'] as const)('stops when npm start gets %s', async (signal) => {
  const variables = { DATABASE_PATH: databaseIn(temporaryFolder()) };
  const server = await startTestServer(variables, { command: ['npm', 'start'] });
  await server.end(signal);
  expect(server.lines.at(-1)).toContain('"stopped"');
});

test('the server stops while an idle connection is open', async () => {
  const server = await startTestServer({ DATABASE_PATH: databaseIn(temporaryFolder()) });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  const ended = once(socket.resume(), 'end');
  expect(await server.end('SIGTERM')).toBe(0);
  await ended;
});

test('answers requests and stops while the reader of the log is stopped', async () => {
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
  await expect.poll(() => statusAt(port)).toBe(200);
  // Send more than the pipe and the log buffer hold.
  for (let round = 0; round < 60; round += 1) {
    const visits = Array.from({ length: 40 }, () => statusAt(port, '/robots.txt'));
    expect(new Set(await Promise.all(visits))).toEqual(new Set([200]));
  }
  child.kill('SIGTERM');
  expect((await exited)[0]).toBe(0);
});
