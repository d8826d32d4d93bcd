import { expect, test } from 'vitest';
import { pathForLog } from '../../src/http/pathForLog.ts';

test.each([
  ['/old-page', '/old-page'],
  ['/wp-login.php', '/wp-login.php'],
  ['/es/masajes/nuevo', '/es/masajes/nuevo'],
  ['/ana@example.com', '/*'],
  ['/services/Ana%20Puig', '/services/*'],
  ['/600123456/x', '/*/x'],
])('%s is logged as %s', (path, logged) => {
  expect(pathForLog(path)).toBe(logged);
});

test('a long path is cut to 200 characters', () => {
  expect(pathForLog(`/${'a'.repeat(300)}`)).toHaveLength(200);
});
