import { expect, test } from 'vitest';
import { describeError } from '../../src/log.ts';

test('the log has name, code and stack frames of an error, but not its message', () => {
  const error = Object.assign(new SyntaxError('Unexpected token: canary'), { code: 'ECANARY' });
  const fields = describeError(error);
  expect(fields).toEqual({
    name: 'SyntaxError',
    code: 'ECANARY',
    frames: expect.arrayContaining([expect.stringContaining('describeError.test.ts')]),
  });
  expect(JSON.stringify(fields)).not.toContain('canary');
});
