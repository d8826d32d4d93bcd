import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleClient } from '../../src/build/client.ts';

const root = join(import.meta.dirname, '../..');

test('scripts for browsers contain no server module, no texts and only four packages', async () => {
  const { inputs: bundles } = await bundleClient(root, 'production');
  const inputs = [...bundles.first, ...bundles.later];
  const isPackage = (input: string): boolean => input.includes('node_modules/');
  const ours = inputs.filter((input) => !isPackage(input));
  expect(ours.filter((input) => !/^(client\/|content\/[\w-]+\.ts$)/.test(input))).toEqual([]);
  expect(
    ours.filter((input) => /content\/(languages|locales|catalogue|bios|business)\.ts/.test(input)),
  ).toEqual([]);
  const packages = new Set(
    inputs.filter(isPackage).map((input) => input.split('node_modules/')[1]?.split('/')[0]),
  );
  expect([...packages].sort()).toEqual(['react', 'react-dom', 'scheduler', 'zod']);
});

test('the booking form with its rules adds at most 11.5 KiB of compressed scripts', async () => {
  const { outputFiles } = await bundleClient(root, 'production');
  const form = outputFiles.find(({ path }) => path.includes('RequestForm.island'));
  if (!form) throw new Error('The build has no script of the form');
  expect(gzipSync(form.contents).length).toBeLessThanOrEqual(11.5 * 1024);
});
