import { expect, test } from 'vitest';
import { errorForLog } from '../../src/log.ts';
import { TemplateError } from '../../views/templateError.ts';

test('logs name, code and frames of an error, not its message', () => {
  const error = Object.assign(new SyntaxError('Unexpected token: canary'), { code: 'ECANARY' });
  const fields = errorForLog(error);
  expect(fields).toEqual({
    name: 'SyntaxError',
    code: 'ECANARY',
    frames: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
  });
  expect(JSON.stringify(fields)).not.toContain('canary');
});

test('logs the message of a template error, which is a mistake of a developer', () => {
  expect(errorForLog(new TemplateError('StylesBelow is missing'))).toMatchObject({
    name: 'TemplateError',
    message: 'StylesBelow is missing',
  });
});

test('logs only the type of a thrown value that is no error', () => {
  expect(errorForLog('canary')).toEqual({ name: 'string', frames: [] });
});
