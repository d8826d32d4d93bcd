import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { namesIn } from '../support/databases.ts';
import { failingSync } from '../support/failingSync.ts';
import { run } from '../support/serverProcess.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';
import { expectOnlyPostsFail, expectRecovered, post, startAs, statusOf } from '../support/trouble.ts';

test('a disk that does not take what was written fails posts alone, and nothing acknowledged is lost', async ({
  skip,
}) => {
  const folder = temporaryFolder();
  const library = failingSync(folder);
  if (!library) return skip('There is no C compiler here');
  const path = databaseIn(folder);
  const flag = join(folder, 'disk-fails');
  const { url, end } = await startTestServer({
    DATABASE_PATH: path,
    LD_PRELOAD: library,
    FAIL_SYNC_WHILE: flag,
  });
  expect((await post(url, 'Ana')).status).toBe(201);
  writeFileSync(flag, '');
  await expectOnlyPostsFail(url);
  rmSync(flag);
  await expectRecovered(url, path);
  expect((await post(url, 'Eva')).status).toBe(201);
  await end('SIGKILL');
  expect(namesIn(path)).toEqual(['Ana', 'Mar', 'Eva']);
  expect(run('src/bookings.js', ['check', '--db', path]).stdout).toMatch(/: sound$/m);
});

const openSocket = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
};

test('with few descriptors and more connections than those, pages are answered and requests stored', async ({
  skip,
}) => {
  const path = databaseIn(temporaryFolder());
  const command = 'ulimit -n 300 || exit 99; exec "$0" src/start.js';
  const { url, child } = await startAs('sh', ['-c', command, process.execPath], path);
  if (url === null) return skip('No limit can be set here');
  const port = Number(new URL(url).port);
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  for (let count = 0; count < 400; count += 1) {
    const socket = await openSocket(port);
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    sockets.push(socket);
  }
  expect((await post(url, 'Ana')).status).toBe(201);
  expect(await statusOf(`${url}/es`)).toBe(200);
  expect(await statusOf(`${url}/favicon.ico`)).toBe(200);
  expect(await statusOf(`${url}/readyz`)).toBe(200);
  expect(child.exitCode).toBe(null);
  child.kill('SIGKILL');
  expect(namesIn(path)).toEqual(['Ana']);
});
