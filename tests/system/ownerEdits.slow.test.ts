import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { databaseIn, temporaryFolder } from '../support/folders.ts';
import { load } from '../support/html.ts';
import { applyEdit, ownerEdits } from '../support/ownerEdits.ts';
import { copyOfSources } from '../support/projectCopy.ts';
import { shareServer, startTestServer } from '../support/serverProcess.ts';

/** Builds and starts the site in a copy of the sources. */
const startCopy = (folder: string) => {
  execFileSync(process.execPath, ['src/build/build.ts'], { cwd: folder, stdio: 'pipe' });
  return startTestServer({ DATABASE_PATH: databaseIn(temporaryFolder()) }, { cwd: folder });
};

/** The site without changes. */
const original = shareServer();

test.each(ownerEdits)('after an edit ($name) pages show the new value, not the old one', async (edit) => {
  const { place, url, before, after } = edit;
  const placeAt = async (origin: string) => place(load(await (await fetch(origin + url)).text()));
  expect(await placeAt(original().url)).toContain(before);
  const folder = copyOfSources();
  applyEdit(folder, edit);
  const changed = await startCopy(folder);
  expect(await placeAt(changed.url)).toContain(after);
  expect(await placeAt(changed.url)).not.toContain(before);
});
