import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startTestServer } from '../support/testServer.ts';
import { temporaryFolder } from '../support/testSite.ts';

const openLog = JSON.stringify(join(import.meta.dirname, '../../src/openLog.ts'));

/** A program that logs three lines at once and then ends as it is told to. */
const program = (end: string) =>
  `import { openLog } from ${openLog};
   const { log } = openLog('info');
   for (const line of ['one', 'two', 'three']) log.info(line);
   ${end}`;

const messagesIn = (lines: string): string[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).msg);

const runTo = async (stdout: 'pipe' | number, end: string): Promise<string> => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program(end)], {
    stdio: ['ignore', stdout, 'ignore'],
  });
  const [lines] = await Promise.all([child.stdout ? text(child.stdout) : '', once(child, 'exit')]);
  return lines;
};

test.for(["throw new Error('broken')", 'process.exit(1)', "setImmediate(() => { throw 'broken' })"])(
  'what was logged before %s is written, to a pipe and to a file',
  async (end) => {
    expect(messagesIn(await runTo('pipe', end))).toEqual(['one', 'two', 'three']);
    const path = join(temporaryFolder(), 'log');
    const file = openSync(path, 'w');
    await runTo(file, end);
    closeSync(file);
    expect(messagesIn(readFileSync(path, 'utf8'))).toEqual(['one', 'two', 'three']);
  },
);

test('a line that tells of trouble does not wait, and takes those before it along', async () => {
  const kill = "log.warn('trouble'); setImmediate(() => process.kill(process.pid, 'SIGKILL'));";
  expect(messagesIn(await runTo('pipe', kill))).toEqual(['one', 'two', 'three', 'trouble']);
});

test('each of many requests has its line when the site has stopped', async () => {
  const server = await startTestServer({});
  const pages = Array.from({ length: 300 }, (_, index) => fetch(`${server.url}/services?x=${index % 7}`));
  for (const page of await Promise.all(pages)) await page.text();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.lines.filter((line) => JSON.parse(line).route === 'services')).toHaveLength(300);
});
