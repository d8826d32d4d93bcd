import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { joinPieces } from '../../src/http/joinPieces.ts';

const kept = [`<p>${'été '.repeat(5000)}</p>`, '', 'é'].map((html) => ({ html, isKept: true }));
const fresh = ['‘x’', '', 'y'.repeat(65_535), 'z'.repeat(65_536), '愛'.repeat(40_000)].map((html) => ({
  html,
  isKept: false,
}));

test.each([
  ['none', []],
  ['one that is kept', kept.slice(0, 1)],
  ['one that is not', fresh.slice(0, 1)],
  ['all of them, some twice', [...fresh, ...kept, ...fresh, ...kept]],
])('of %s comes a gzip of all their bytes', (_, pieces) => {
  const { body, gzip } = joinPieces(pieces);
  expect(body.toString()).toBe(pieces.map(({ html }) => html).join(''));
  expect(gunzipSync(gzip()).equals(body)).toBe(true);
  expect(gunzipSync(joinPieces(pieces).gzip()).equals(body)).toBe(true);
});

test('what is kept is compressed, what is not is sent as it is', () => {
  const html = 'tantra '.repeat(2000);
  expect(joinPieces([{ html, isKept: true }]).gzip().length).toBeLessThan(500);
  expect(joinPieces([{ html, isKept: false }]).gzip().length).toBeGreaterThan(html.length);
});
