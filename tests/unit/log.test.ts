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

test.each([
  [
    urlOf({ page: 'service', slug: massage.slug }, otherLocale),
    urlOf({ page: 'service', slug: massage.slug }, otherLocale),
  ],
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

test('the log has the number of refused HTTP requests once a minute', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lines: object[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const statuses: number[] = [];
  const refuse = countRefusals(pino({}, stream), (status) => statuses.push(status));
  for (const status of [400, 400, 431]) refuse(status);
  vi.advanceTimersByTime(59_000);
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(lines).toMatchObject([{ level: 30, refused: 3 }]);
  vi.advanceTimersByTime(600_000);
  refuse(408);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(1)).toMatchObject([{ refused: 1 }]);
  expect(statuses).toEqual([400, 400, 431, 408]);
});
