import { execFileSync } from 'node:child_process';
import { test as base, expect } from 'vitest';
import { databaseIn, makeFolder } from '../support/folders.ts';
import { load } from '../support/html.ts';
import { applyEdit, ownerEdits } from '../support/ownerEdits.ts';
import { copySources } from '../support/projectCopy.ts';
import { shareServer, spawnServer } from '../support/serverProcess.ts';

/** The URL of a site that is built from a copy of the sources after all edits. */
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
const test = base.extend('editedSite', { scope: 'file' }, async ({}, { onCleanup }) => {
  const { folder, remove } = makeFolder();
  copySources(folder);
  for (const edit of ownerEdits) applyEdit(folder, edit);
  execFileSync(process.execPath, ['src/build/build.ts'], { cwd: folder, stdio: 'pipe' });
  const server = await spawnServer({ DATABASE_PATH: databaseIn(folder) }, { cwd: folder });
  onCleanup(async () => {
    await server.end('SIGKILL');
    remove();
  });
  return server.url;
});

/** The site without changes. */
const original = shareServer();

test.for(ownerEdits)(
  'after an edit ($name) pages show the new value, not the old one',
  async ({ place, url, before, after }, { editedSite }) => {
    const placeAt = async (origin: string) => place(load(await (await fetch(origin + url)).text()));
    expect(await placeAt(original().url)).toContain(before);
    expect(await placeAt(editedSite)).toContain(after);
    expect(await placeAt(editedSite)).not.toContain(before);
  },
);
