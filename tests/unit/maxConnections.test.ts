import { expect, test } from 'vitest';
import { maxConnections } from '../../src/connections/maxConnections.ts';

test('connections leave room for as many files', () => {
  expect(maxConnections(10_000, 1024)).toBe(512);
  expect(maxConnections(10_000, 1_048_576)).toBe(10_000);
});
