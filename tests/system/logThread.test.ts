import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/testSite.ts';

const logModule = JSON.stringify(join(import.meta.dirname, '../../src/log.ts'));

/** A program that logs three lines and then runs `end`. */
const program = (end: string) =>
  `import { openLog } from ${logModule};
 const log = openLog('info');
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
  'writes the lines logged before %s, to a pipe and to a file',
  async (end) => {
    expect(messagesIn(await runTo('pipe', end))).toEqual(['one', 'two', 'three']);
    const path = join(temporaryFolder(), 'log');
    const file = openSync(path, 'w');
    await runTo(file, end);
    closeSync(file);
    expect(messagesIn(readFileSync(path, 'utf8'))).toEqual(['one', 'two', 'three']);
  },
);
