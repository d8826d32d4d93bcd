import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/folders.ts';

const styles = join(root, 'static/styles');

test('the style sheet of the site imports the styles of each component once', () => {
  const files = readdirSync(join(styles, 'components')).sort();
  const lines = readFileSync(join(styles, 'site.css'), 'utf8').split('\n');
  const imports = lines.filter((line) => line.includes('/components/') && line.startsWith('@import'));
  const expected = files.map((file) => `@import "./components/${file}" layer(components);`);
  expect(imports.sort()).toEqual(expected.sort());
});
