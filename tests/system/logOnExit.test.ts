import { spawnSync } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/testSite.ts';

const logModule = JSON.stringify(join(import.meta.dirname, '../../src/log.ts'));

const threeLines = ['one', 'two', 'three'];

/** A program that logs three lines and then runs `end`. */
const programThatLogsThreeLines = (end: string) =>
  `import { openLog } from ${logModule};
 const log = openLog('info');
 for (const line of ${JSON.stringify(threeLines)}) log.info(line);
 ${end}`;

const messagesIn = (output: string): string[] => {
  const lines = output.trim().split('\n');
  return lines.map((line) => JSON.parse(line).msg);
};

test.each(["throw new Error('broken')", 'process.exit(1)', "setImmediate(() => { throw 'broken' })"])(
  'every line logged before %s is in the output, be it a pipe or a file',
  (end) => {
    const run = (stdout: 'pipe' | number) =>
      spawnSync(process.execPath, ['--input-type=module', '--eval', programThatLogsThreeLines(end)], {
        stdio: ['ignore', stdout, 'ignore'],
        encoding: 'utf8',
      });
    expect(messagesIn(run('pipe').stdout)).toEqual(threeLines);
    const path = join(temporaryFolder(), 'log');
    run(openSync(path, 'w'));
    expect(messagesIn(readFileSync(path, 'utf8'))).toEqual(threeLines);
  },
);
