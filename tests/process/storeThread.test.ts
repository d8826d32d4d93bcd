import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { namesIn } from '../support/databases.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';
import { post, statusOf } from '../support/trouble.ts';
import { holdWriteLock } from '../support/writeLock.ts';

test('answers 503 and exits with 1 when the thread of the store dies', async () => {
  const folder = temporaryFolder();
  const path = databaseIn(folder);
  const flag = join(folder, 'die');
  const server = await startTestServer({
    DATABASE_PATH: path,
    DIE_ONCE: flag,
    NODE_OPTIONS: `--import=${new URL('../support/dyingThread.ts', import.meta.url)}`,
  });
  expect((await post(server.url, 'Ana')).status).toBe(201);
  const lock = holdWriteLock(path);
  const waiting = ['Eva', 'Mar', 'Zoé'].map((name) => post(server.url, name));
  expect(await statusOf(`${server.url}/es`)).toBe(200);
  writeFileSync(flag, '');
  const answers = await Promise.all(waiting);
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(answers[0]?.headers.get('Retry-After')).toBe('10');
  expect(await server.exited).toBe(1);
  lock.release();
  const [line] = server.lines.map((text) => JSON.parse(text)).filter(({ msg }) => msg.includes('thread'));
  expect(line).toMatchObject({ level: 50, error: { name: 'Error' } });
  expect(namesIn(path)).toEqual(['Ana']);
  const next = await startTestServer({ DATABASE_PATH: path });
  expect((await post(next.url, 'Eva')).status).toBe(201);
});
