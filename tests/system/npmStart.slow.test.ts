import { expect, test } from 'vitest';
import { logged } from '../support/notifications.ts';
import { copyOfSources } from '../support/projectCopy.ts';
import { databaseIn, startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

const isAnswering = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );

/** `exited` waits until no process has the output of npm any more, so an orphan would be noticed. */
test.each(['SIGTERM', 'SIGINT'] as const)(
  'npm start builds the site and serves it; on %s to npm, the server stops too',
  async (signal) => {
    const cwd = copyOfSources();
    const { url, lines, end } = await startTestServer(
      { DATABASE_PATH: databaseIn(temporaryFolder()) },
      { command: ['npm', 'start', '--silent'], cwd },
    );
    expect(await isAnswering(url)).toBe(true);
    await end(signal);
    expect(logged(lines, 'stopping')).toMatchObject([{ signal }]);
    expect(logged(lines, 'stopped')).toHaveLength(1);
    expect(await isAnswering(url)).toBe(false);
  },
);
