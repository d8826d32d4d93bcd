import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { countRefusals } from '../../src/http/refusals.ts';
import { describeError } from '../../src/log.ts';

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

test('refused HTTP requests are logged as a number after a minute', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lines: object[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const refuse = countRefusals(pino({}, stream));
  for (const status of [400, 400, 431]) refuse(status);
  vi.advanceTimersByTime(59_000);
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(lines).toMatchObject([{ refused: 3 }]);
  // Nothing is logged after minutes without a refusal.
  vi.advanceTimersByTime(600_000);
  expect(lines).toHaveLength(1);
});
