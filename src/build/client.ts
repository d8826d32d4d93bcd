import { basename, join, relative } from 'node:path';
import { type BuildOptions, build as bundle, type Metafile, type Plugin } from 'esbuild';

/** The code that the start script fetches when somebody is about to use it. */
const fetchedLater = ['client/islands/*.island.tsx', 'client/islands/hydrate.tsx'];

/** The file that came of an entry point. Throws where none did. */
const outputOf = ({ outputs }: Metafile, entry: string): string => {
  const output = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry);
  if (!output) throw new Error(`Nothing came of ${entry}`);
  return output[0];
};

/** Leaves dynamic imports to another bundle, the one of `metafile`. */
const fromOtherBundle = (root: string, metafile: Metafile): Plugin => ({
  name: 'from-other-bundle',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) =>
      kind === 'dynamic-import'
        ? {
            path: `./${basename(outputOf(metafile, relative(root, join(resolveDir, path))))}`,
            external: true,
          }
        : undefined,
    );
  },
});

/**
 * The start script, one file, and what it fetches later, in chunks; all with hashes in their names. They are two bundles,
 * so that no page waits for a chunk that both share: what both import is in both, and must keep nothing in its module.
 * `mode` is React's: its development build tells of markup that does not fit.
 */
export const bundleClient = async (root: string, mode: 'production' | 'development') => {
  const options = {
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    target: ['chrome123', 'firefox128', 'safari17.5'],
    outdir: 'client',
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
    metafile: true,
    write: false,
    logLevel: 'warning',
  } satisfies BuildOptions;
  const later = await bundle({ ...options, entryPoints: fetchedLater });
  const entry = 'client/start.ts';
  const first = await bundle({
    ...options,
    entryPoints: { start: entry },
    plugins: [fromOtherBundle(root, later.metafile)],
  });
  return {
    outputFiles: [...first.outputFiles, ...later.outputFiles],
    inputs: { first: Object.keys(first.metafile.inputs), later: Object.keys(later.metafile.inputs) },
    start: outputOf(first.metafile, entry),
  };
};
