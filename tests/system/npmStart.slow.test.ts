import { expect, test } from 'vitest';
import { databaseIn, temporaryFolder } from '../support/folders.ts';
import { findLogEntries } from '../support/logEntries.ts';
import { copyOfSources } from '../support/projectCopy.ts';
import { startTestServer } from '../support/serverProcess.ts';

/** Starts the site with npm from its sources. */
const startWithNpm = () =>
  startTestServer(
    { DATABASE_PATH: databaseIn(temporaryFolder()) },
    { command: ['npm', 'start', '--silent'], cwd: copyOfSources() },
  );

test('npm start builds the site and serves it', async () => {
  const { url, end } = await startWithNpm();
  const { status } = await fetch(url);
  await end('SIGTERM');
  expect(status).toBe(200);
});

test.each(['SIGTERM', 'SIGINT'] as const)('on %s to npm start, the server stops too', async (signal) => {
  const { url, lines, end } = await startWithNpm();
  // This waits until no process has the output of npm any more, so an orphan would be noticed.
  await end(signal);
  expect(findLogEntries(lines, 'stopping')).toMatchObject([{ signal }]);
  expect(findLogEntries(lines, 'stopped')).toHaveLength(1);
  await expect(fetch(url)).rejects.toThrow();
});
