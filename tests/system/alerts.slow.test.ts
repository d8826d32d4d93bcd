import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/serverProcess.ts';

const isInstalled = spawnSync('promtool', ['--version']).status === 0;

if (!isInstalled)
  process.stderr.write("The program 'promtool' is not installed (on Debian: apt install prometheus).\n");

test.skipIf(!isInstalled && !process.env['REQUIRE_PROMTOOL'])(
  'Prometheus accepts the alert rules, and each alert fires when expected',
  () => {
    const promtool = (...args: string[]) =>
      spawnSync('promtool', args, { cwd: root, encoding: 'utf8', timeout: 60_000 });
    const checked = promtool('check', 'rules', join('docs', 'deploy', 'alerts.yml'));
    expect(checked.stdout).toMatch(/\d+ rules found/);
    const tested = promtool('test', 'rules', join('tests', 'system', 'alertSeries.yml'));
    expect(tested.stdout + tested.stderr).toContain('SUCCESS');
    expect([checked.status, tested.status]).toEqual([0, 0]);
  },
);
