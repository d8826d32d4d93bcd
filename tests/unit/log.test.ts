import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { countRefusals } from '../../src/http/refusals.ts';
import { maskPath } from '../../src/http/requestLog.ts';
import { describeError } from '../../src/log.ts';
import { urlOf } from '../../views/urls.ts';
import { massage, otherLocale } from '../support/sample.ts';

test('the log has name, code and stack frames of an error, but not its message', () => {
  const error = Object.assign(new SyntaxError('Unexpected token: canary'), { code: 'ECANARY' });
  const fields = describeError(error);
  expect(fields).toEqual({
    name: 'SyntaxError',
    code: 'ECANARY',
    frames: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
  });
  expect(JSON.stringify(fields)).not.toContain('canary');
});

const ownPath = urlOf({ page: 'service', slug: massage.slug }, otherLocale);

test.each([
  [ownPath, ownPath],
  // Scanners request this file from every site.
  ['/blog/wp-login.php', '/*/wp-login.php'],
  ['/wp-login.php', '/wp-login.php'],
  ['/maria-garcia-lopez/services', '/*/services'],
  ['/ana@example.com', '/*'],
  ['/services/Ana%20Puig', '/services/*'],
  ['/600123456/x', '/*/*'],
  ['/%E0%A4%A', '/*'],
  ['/:slug', '/*'],
])('the log has the path %s as %s, without words of visitors', (path, logged) => {
  expect(maskPath(path)).toEqual(logged);
});

test('refused HTTP requests are counted by status, and logged as a number after a minute', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lines: object[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const counted: number[] = [];
  const refuse = countRefusals(pino({}, stream), (status) => counted.push(status));
  for (const status of [400, 400, 431]) refuse(status);
  vi.advanceTimersByTime(59_000);
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(lines).toMatchObject([{ refused: 3 }]);
  // Nothing is logged after minutes without a refusal.
  vi.advanceTimersByTime(600_000);
  expect(lines).toHaveLength(1);
  expect(counted).toEqual([400, 400, 431]);
});
