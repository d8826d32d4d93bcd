import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** What each room may import of ours; see docs/decisions/001-rooms.md. */
const allowed: Record<string, readonly string[]> = {
  content: ['content'],
  db: ['db'],
  client: ['client', 'content'],
  views: ['views', 'client', 'content'],
  src: ['src', 'views', 'content', 'db'],
};

const imports = /(?:from|import)\s*\(?\s*'([^']+)'/g;

const sources = (room: string): string[] =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|js)$/.test(name))
    .map((name) => join(root, room, name));

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(imports)].map(([, specifier]) => specifier ?? '');

test.each(Object.entries(allowed))('%s imports only what it may', (room, targets) => {
  const forbidden = sources(room).flatMap((file) =>
    importsOf(file)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => relative(root, resolve(dirname(file), specifier)))
      .filter((target) => target.includes('/') && !target.startsWith('dist/'))
      .filter((target) => !targets.includes(target.split('/')[0] ?? ''))
      .map(
        (target) =>
          `${relative(root, file)} imports ${target}: move what it needs to ${targets.join(' or ')}`,
      ),
  );
  expect(forbidden).toEqual([]);
});

test.each(['content', 'client'])('%s needs nothing of Node', (room) => {
  const found = sources(room).flatMap((file) =>
    importsOf(file).filter((specifier) => specifier.startsWith('node:')),
  );
  expect(found).toEqual([]);
});
