import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { logged, startMailServer } from '../support/notifications.ts';
import { postBooking } from '../support/postBooking.ts';
import { runBookings } from '../support/serverProcess.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

const NOTIFY_TO = 'front@staff.example';

/** Posts a request with a canary in its message, and resolves with its id. */
const postCanary = async (url: string, name: string): Promise<string> => {
  const { status, id } = await postBooking(url, { name, message: `canary ${name}` });
  expect(status).toBe(201);
  return id;
};

test('staff are notified by mail and command without visitor texts, and the mailed command shows them', async () => {
  const folder = temporaryFolder();
  const DATABASE_PATH = databaseIn(folder);
  const mail = await startMailServer();
  const NOTIFY_COMMAND = join(folder, 'notify');
  const notified = join(folder, 'notified');
  writeFileSync(NOTIFY_COMMAND, `#!/bin/sh\necho "$1" >> '${notified}'\n`, { mode: 0o700 });
  const server = await startTestServer({ DATABASE_PATH, SMTP_URL: mail.url, NOTIFY_TO, NOTIFY_COMMAND });
  const id = await postCanary(server.url, 'Ana');
  await expect.poll(() => mail.messages).toHaveLength(1);
  expect(mail.messages[0]).not.toContain('canary');
  const [, prefix = ''] = /bookings -- show (\S+)/.exec(mail.messages[0] ?? '') ?? [];
  expect(runBookings(['show', prefix, '--db', DATABASE_PATH]).stdout).toContain('canary Ana');
  await expect.poll(() => existsSync(notified) && readFileSync(notified, 'utf8')).toBe(`${id}\n`);
  // The log has no texts or addresses either.
  expect(server.lines.join('')).not.toMatch(/canary|@/);
});

test('notifications that failed are sent after the server is killed and restarted', async () => {
  const down = await startMailServer();
  down.stop();
  const variables = { DATABASE_PATH: databaseIn(temporaryFolder()), SMTP_URL: down.url, NOTIFY_TO };
  const first = await startTestServer(variables);
  const ids = [await postCanary(first.url, 'Ana'), await postCanary(first.url, 'Eva')];
  await expect.poll(() => logged(first.lines, 'notification failed')).toHaveLength(ids.length);
  await first.end('SIGKILL');
  const mail = await startMailServer('accepts', down.port);
  await startTestServer(variables);
  await expect.poll(() => mail.messages).toHaveLength(ids.length);
  for (const id of ids) expect(mail.messages.join('')).toContain(id);
});
