import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, parse, relative } from 'node:path';
import { bookingKinds } from '../../content/bookingFields.ts';
import { locales } from '../../content/locales.ts';
import { allTexts } from '../../views/allTexts.ts';
import { formScript } from '../../views/forms/formUrl.ts';
import { emptyFormProps } from '../../views/forms/requestFormProps.ts';
import { bundleClient } from './client.ts';
import { bundleStyles } from './styles.ts';

/** The files of `static/` that are served unchanged. */
const staticFiles = '{fonts,icons,pictures}/**/*.*';

const hashContents = (...contents: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('base64url').slice(0, 10);
};

/** The files that share one hash: the pictures of a folder, because their URLs then compress better. */
const hashGroup = (path: string): string => (path.startsWith('pictures/') ? dirname(path) : path);

/**
 * Writes the files for browsers to `<target>/assets/`, with hashes in their names, and the manifest
 * `<target>/assets.json`, which `readAssets` reads. Rejects if a source has an error.
 */
export const buildAssets = async (
  root: string,
  target: string,
  mode: 'production' | 'development' = 'production',
): Promise<void> => {
  const urls: Record<string, string> = {};
  const write = async (path: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await writeFile(join(target, path), content);
  };
  const writeHashed = async (path: string, content: string | Uint8Array, hash = hashContents(content)) => {
    const { dir, name, ext } = parse(path);
    const hashed = `assets/${dir}/${name}.${hash}${ext}`;
    await write(hashed, content);
    urls[path] = `/${hashed}`;
  };

  const { outputFiles, start } = await bundleClient(root, mode);
  for (const { path, contents } of outputFiles) {
    const name = relative(root, path);
    await write(`assets/${name}`, contents);
    urls[name === start ? 'client/start.js' : name] = `/assets/${name}`;
  }

  const paths = await Array.fromAsync(glob(staticFiles, { cwd: join(root, 'static') }));
  for (const group of Map.groupBy(paths.sort(), hashGroup).values()) {
    const files = await Promise.all(
      group.map(async (path) => ({ path, content: await readFile(join(root, 'static', path)) })),
    );
    const hash = hashContents(...files.map(({ content }) => content));
    for (const { path, content } of files) await writeHashed(path, content, hash);
  }

  for (const kind of bookingKinds) {
    for (const locale of locales) {
      const props = JSON.stringify(emptyFormProps(kind, allTexts[locale], locale));
      await writeHashed(formScript(kind, locale), `export default ${props}`);
    }
  }

  const { styles, sheet } = await bundleStyles(root, urls);
  await writeHashed('styles/site.css', sheet);

  await writeFile(join(target, 'assets.json'), JSON.stringify({ builtAt: new Date(), urls, styles }));
};
