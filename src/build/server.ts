import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildOptions, build as bundle, type Metafile } from 'esbuild';

/** Whether a file is a licence or notice, which must accompany the code of a package. */
export const isLicenceFile = (name: string): boolean => /^(licen[cs]e|copying|notice)/i.test(name);

/** The package folder of a file; `undefined` for files of this project. */
const packageFolder = (path: string): string | undefined =>
  /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0];

/** Collects the licences of the packages in a bundle. */
export const collectLicences = async (root: string, { inputs }: Metafile): Promise<string> => {
  const folders = new Set(Object.keys(inputs).flatMap((path) => packageFolder(path) ?? []));
  const texts = [...folders].sort().map(async (folder) => {
    const { name, version, license } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
    const files = (await readdir(join(root, folder))).filter(isLicenceFile).sort();
    const contents = await Promise.all(files.map((file) => readFile(join(root, folder, file), 'utf8')));
    return [`${name} ${version} (${license})`, ...contents].join('\n\n');
  });
  return `${(await Promise.all(texts)).join(`\n${'-'.repeat(80)}\n`)}\n`;
};

/** Bundles the server, because Node loads few files faster than many. Keeps names for stack traces. */
export const bundleServer = async (root: string, target: string): Promise<Metafile> => {
  const options = {
    absWorkingDir: root,
    entryPoints: {
      server: 'src/main.ts',
      bookings: 'src/cli/main.ts',
    },
    bundle: true,
    splitting: true,
    // A native addon cannot be bundled.
    external: ['better-sqlite3'],
    platform: 'node',
    target: 'node22',
    format: 'esm',
    jsx: 'automatic',
    // React and Express choose their production build by this constant.
    define: { 'process.env.NODE_ENV': '"production"' },
    minifySyntax: true,
    minifyWhitespace: true,
    banner: {
      js: [
        "import './refuseOldNode.js';",
        // CommonJS packages in the bundle call `require` for modules of Node.
        "const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);",
      ].join('\n'),
    },
    sourcemap: 'linked',
    legalComments: 'none',
    outdir: target,
    metafile: true,
    logLevel: 'warning',
  } satisfies BuildOptions;
  return (await bundle(options)).metafile;
};
