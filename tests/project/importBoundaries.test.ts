import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/folders.ts';

/** The folders that each top folder may import; see docs/architecture.md. */
const allowedImports: Record<string, readonly string[]> = {
  content: ['content'],
  db: ['db', 'content/bookingFields.ts', 'content/limits.ts'],
  client: ['client', 'content'],
  views: ['views', 'client', 'content'],
  src: ['src', 'views', 'content', 'db'],
};

/** The folders that deeper folders may not import, because shared code does not know its users. */
const forbiddenImports: Record<string, readonly string[]> = {
  'src/http': ['src/bookings', 'src/cli', 'src/pages'],
  'src/pages': ['src/bookings', 'src/cli'],
  'src/bookings': ['src/cli', 'src/pages'],
  'src/cli': ['src/http', 'src/pages'],
  // Only the registry lists pages.
  'views/pages': ['views/pageDefinitions.ts', 'views/document', 'views/layout'],
  'views/components': ['views/pages', 'views/pageDefinitions.ts', 'views/document', 'views/layout'],
  'views/document': ['views/pages', 'views/pageDefinitions.ts'],
  'views/forms': ['views/pages', 'views/pageDefinitions.ts', 'views/document', 'views/layout'],
  'views/layout': ['views/pages', 'views/pageDefinitions.ts', 'views/document'],
};

const imports = /(?:from|import)\s*\(?\s*'([^']+)'/g;

/** The modules of a folder. */
const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|js)$/.test(name))
    .map((name) => join(root, folder, name));

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(imports)].map(([, specifier]) => specifier ?? '');

/** Each import of a project file in a folder, with paths from the root. */
const ownImports = (folder: string): { file: string; target: string }[] =>
  sources(folder).flatMap((file) =>
    importsOf(file)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => ({
        file: relative(root, file),
        target: relative(root, resolve(dirname(file), specifier)),
      }))
      .filter(({ target }) => target.includes('/') && !target.startsWith('dist/')),
  );

const isIn = (target: string, folders: readonly string[]): boolean =>
  folders.some((folder) => target === folder || target.startsWith(`${folder}/`));

test.each(Object.entries(allowedImports))(
  'folder %s imports only the folders that docs/architecture.md allows',
  (folder, targets) => {
    expect(ownImports(folder)).not.toEqual([]);
    const found = ownImports(folder).filter(({ target }) => !isIn(target, targets));
    expect(found, `move what it needs to ${targets.join(' or ')}`).toEqual([]);
  },
);

test.each(Object.entries(forbiddenImports))('folder %s imports none of its users', (folder, targets) => {
  expect(ownImports(folder)).not.toEqual([]);
  expect(ownImports(folder).filter(({ target }) => isIn(target, targets))).toEqual([]);
});

test('in views and src, only views/texts/allTexts.ts imports texts with placeholders', () => {
  const importers = ['views', 'src'].flatMap(sources).filter((file) => {
    const [, names = ''] =
      /import ([^']*) from '[./]*content\/locales\.ts'/.exec(readFileSync(file, 'utf8')) ?? [];
    return /\blanguages\b|\*/.test(names);
  });
  expect(importers.map((file) => relative(root, file))).toEqual(['views/texts/allTexts.ts']);
});
