import { expect, test } from 'vitest';
import { createPathForLog } from '../../src/http/requestLog.ts';

const pathForLog = createPathForLog();

/** A path of which something is hidden: what is shown of it, and its digest. */
const hidden = (shown: string) => expect.stringMatching(`^${RegExp.escape(shown)} [\\w-]{8}$`);

test.each([
  ['/es/masajistas/tantra-massage', '/es/masajistas/tantra-massage'],
  ['/blog/wp-login.php', hidden('/*/wp-login.php')],
  ['/wp-login.php', '/wp-login.php'],
  ['/maria-garcia-lopez/services', hidden('/*/services')],
  ['/ana@example.com', hidden('/*')],
  ['/services/Ana%20Puig', hidden('/services/*')],
  ['/600123456/x', hidden('/*/*')],
  ['/%E0%A4%A', hidden('/*')],
  ['/:slug', hidden('/*')],
])('%s is logged as its own words', (path, logged) => {
  expect(pathForLog(path)).toEqual(logged);
});

test('the same dead link is known again, another one is told apart, and the next process knows neither', () => {
  expect(pathForLog('/maria-garcia')).toBe(pathForLog('/maria-garcia'));
  expect(pathForLog('/maria-garcia')).not.toBe(pathForLog('/maria-lopez'));
  expect(createPathForLog()('/maria-garcia')).not.toBe(pathForLog('/maria-garcia'));
});

test('a long path is no longer in the log than a short one', () => {
  expect(pathForLog(`/${'a/'.repeat(5000)}`).length).toBeLessThan(40);
  expect(pathForLog(`/${'services/'.repeat(1000)}`).length).toBeLessThan(100);
});
