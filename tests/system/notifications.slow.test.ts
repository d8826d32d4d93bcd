import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { logged, startMailServer } from '../support/notifications.ts';
import { postBooking } from '../support/postBooking.ts';
import { runBookings } from '../support/serverProcess.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

const NOTIFY_TO = 'front@staff.example';

/** Posts a request, and resolves with its id. */
const post = async (url: string, name: string): Promise<string> => {
  const { status, id } = await postBooking(url, { name, message: `canary ${name}` });
  expect(status).toBe(201);
  return id;
};

const readiness = async (url: string) => {
  const response = await fetch(`${url}/readyz`);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

test('notifies by mail and command, and the mailed command shows the request', async () => {
  const folder = temporaryFolder();
  const DATABASE_PATH = databaseIn(folder);
  const mail = await startMailServer();
  const NOTIFY_COMMAND = join(folder, 'notify');
  writeFileSync(NOTIFY_COMMAND, `#!/bin/sh\necho "$1" >> '${folder}/notified'\n`);
  chmodSync(NOTIFY_COMMAND, 0o700);
  const server = await startTestServer({ DATABASE_PATH, SMTP_URL: mail.url, NOTIFY_TO, NOTIFY_COMMAND });
  expect(logged(server.lines, 'listening')).toMatchObject([{ mail: 'on' }]);
  const id = await post(server.url, 'Ana');
  await expect.poll(() => mail.messages).toHaveLength(1);
  expect(mail.messages[0]).not.toContain('canary');
  const [, prefix = ''] = /bookings -- show (\S+)/.exec(mail.messages[0] ?? '') ?? [];
  expect(runBookings(['show', prefix, '--db', DATABASE_PATH]).stdout).toContain('canary Ana');
  const notified = join(folder, 'notified');
  await expect.poll(() => existsSync(notified) && readFileSync(notified, 'utf8')).toBe(`${id}\n`);
  await expect
    .poll(async () => (await readiness(server.url)).body)
    .toEqual({ status: 'ready', outbox: { waiting: 0, oldestSeconds: 0, failing: false } });
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.lines.join('')).not.toMatch(/canary|@/);
});

test('answers visitors, is ready and stops while the mail server hangs', async () => {
  const mail = await startMailServer('hangs');
  const server = await startTestServer({
    DATABASE_PATH: databaseIn(temporaryFolder()),
    SMTP_URL: mail.url,
    NOTIFY_TO,
  });
  await post(server.url, 'first');
  await expect.poll(() => mail.connections).toBe(1);
  for (let round = 0; round < 5; round += 1) {
    await post(server.url, `round ${round}`);
  }
  expect(await readiness(server.url)).toMatchObject({
    status: 200,
    body: { status: 'ready', outbox: { waiting: 6, failing: false } },
  });
  expect(await server.end('SIGTERM')).toBe(0);
});

test('sends the notification of a request after a kill and restart', async () => {
  const DATABASE_PATH = databaseIn(temporaryFolder());
  const down = await startMailServer();
  down.stop();
  const variables = { DATABASE_PATH, SMTP_URL: down.url, NOTIFY_TO };
  const first = await startTestServer(variables);
  const ids = [await post(first.url, 'Ana'), await post(first.url, 'Eva')];
  await expect
    .poll(() => readiness(first.url))
    .toMatchObject({ status: 200, body: { status: 'ready', outbox: { waiting: 2, failing: true } } });
  await expect.poll(() => logged(first.lines, 'notification failed')).toHaveLength(2);
  expect(first.lines.join('')).not.toMatch(/canary|@|smtp:/);
  await first.end('SIGKILL');
  const mail = await startMailServer('accepts', down.port);
  await startTestServer(variables);
  await expect.poll(() => mail.messages).toHaveLength(2);
  for (const id of ids) expect(mail.messages.join('')).toContain(id);
});
