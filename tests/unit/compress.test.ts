import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { keptForms } from '../../src/http/compress.ts';

/** A text that takes its time to compress. */
const long = Buffer.from(Array.from({ length: 60_000 }, (_, number) => number.toString(36)).join(' '));

test('brotli is made one body after the other, and nobody waits for it', async () => {
  const texts = [long, ...['a', 'b', 'c'].map((text) => Buffer.from(text))];
  const bodies = texts.map((text) => keptForms(text));
  expect(bodies.map(({ br }) => br())).toEqual([undefined, undefined, undefined, undefined]);
  const gzipped = bodies.map(async ({ gzip }) => gunzipSync(await gzip()));
  expect((await Promise.all(gzipped)).every((text, index) => texts[index]?.equals(text))).toBe(true);
  // Were they made at once, the short ones would be there before the long one.
  await bodies[1]?.complete();
  expect(bodies[0]?.br()).toBeDefined();
  await Promise.all(bodies.map(({ complete }) => complete()));
  expect(bodies.every(({ br }, index) => texts[index]?.equals(brotliDecompressSync(br() ?? '')))).toBe(true);
  expect(bodies[0]?.br()).toBe(bodies[0]?.br());
});
