import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';

/** The folder of the package that a file belongs to; `undefined` for our own files. */
const packageOf = (path: string): string | undefined =>
  /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0];

/** The licences of the packages that are in a bundle, which each of them asks to come with it. */
export const licencesOf = async (root: string, { inputs }: Metafile): Promise<string> => {
  const folders = new Set(Object.keys(inputs).flatMap((path) => packageOf(path) ?? []));
  const texts = [...folders].sort().map(async (folder) => {
    const { name, version, license } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
    const files = (await readdir(join(root, folder))).filter((file) =>
      /^(licen[cs]e|copying|notice)/i.test(file),
    );
    const contents = await Promise.all(
      files.sort().map((file) => readFile(join(root, folder, file), 'utf8')),
    );
    return [`${name} ${version} (${license})`, ...contents].join('\n\n');
  });
  return `${(await Promise.all(texts)).join(`\n${'-'.repeat(80)}\n`)}\n`;
};
