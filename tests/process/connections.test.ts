import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { get, openRaw, statusesIn } from '../support/rawClient.ts';
import { root } from '../support/serverProcess.ts';
import { shareServer } from '../support/sharedServer.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

const url = shareServer();

/** Sends a text on a connection of its own, and resolves with what came back once it is closed. */
const answerTo = async (address: string, text: string): Promise<string> => {
  const client = await openRaw(address);
  client.socket.write(text);
  await client.closed;
  expect(client.error).toBeUndefined();
  return client.text;
};

test('of many requests in one write eight are answered, the rest is not handled, the connection is closed', async () => {
  const server = await startTestServer({ DATABASE_PATH: databaseIn(temporaryFolder()) });
  const text = await answerTo(server.url, get('/').repeat(1500));
  expect(statusesIn(text)).toEqual(Array(8).fill(200));
  expect(text.match(/Connection: close/g)).toHaveLength(1);
  await server.end('SIGTERM');
  expect(server.lines.filter((line) => JSON.parse(line).route === 'home')).toHaveLength(8);
});

test('clients that send a few requests at once and read get all answers in order', async () => {
  const paths = ['/services', '/healthz', '/es/contact', '/robots.txt', '/nowhere', '/fr/', '/', '/faq'];
  const inTurn = await Promise.all(
    paths.map(async (path) => (await fetch(url() + path, { redirect: 'manual' })).status),
  );
  const visit = async () => {
    const client = await openRaw(url());
    for (let round = 1; round <= 4; round += 1) {
      client.socket.write(paths.map(get).join(''));
      await expect.poll(() => statusesIn(client.text).length).toBe(round * paths.length);
    }
    expect(statusesIn(client.text)).toEqual([inTurn, inTurn, inTurn, inTurn].flat());
    client.socket.end();
  };
  await Promise.all(Array.from({ length: 50 }, visit));
});

test('what comes before nonsense is answered, and the nonsense closes the connection', async () => {
  const text = await answerTo(url(), `${get('/healthz')}${get('/robots.txt')}nonsense\r\n\r\n`);
  expect(statusesIn(text)).toEqual([200, 200]);
});

test.each([
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['a whole URL', 'GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n', 400],
  ['no HTTP', 'secret\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n', 400],
  ['a head without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'secret'.repeat(4000)}\r\n\r\n`, 431],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: secret\r\n\r\n', 417],
] as const)(
  '%s: a bare status that repeats nothing, and the connection is closed',
  async (_name, sent, status) => {
    const text = await answerTo(url(), sent);
    expect(statusesIn(text)).toEqual([status]);
    expect(text).toContain('Connection: close');
    expect(text).not.toMatch(/secret|evil/);
    expect(text.split('\r\n\r\n')[1]).toBe('');
  },
);

test('without a host HTTP/1.0 is answered', async () => {
  expect(statusesIn(await answerTo(url(), 'GET /healthz HTTP/1.0\r\n\r\n'))).toEqual([200]);
});

test('SIGUSR1 opens no debugger', async () => {
  const child = spawn(process.execPath, ['--inspect-port=0', 'src/start.js'], {
    cwd: root,
    env: { PATH: process.env['PATH'], PORT: '0', DATABASE_PATH: databaseIn(temporaryFolder()) },
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const entry = JSON.parse(line);
    if (entry.msg !== 'listening') continue;
    child.kill('SIGUSR1');
    // Whoever opens it says so; both are answered after the signal.
    for (let visit = 0; visit < 20; visit += 1)
      expect((await fetch(`${entry.url}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
  }
  expect(errors).not.toContain('Debugger');
});
