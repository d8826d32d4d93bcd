import { basename, join, relative } from 'node:path';
import { type BuildOptions, build as bundle, type Metafile, type Plugin } from 'esbuild';

const startScript = 'client/start.ts';

const lazyScripts = ['client/islands/*.island.tsx', 'client/islands/hydrate.tsx'];

/** The output file of an entry point. */
const findOutput = ({ outputs }: Metafile, entry: string): string => {
  const output = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry);
  if (!output) throw new Error(`No output for ${entry}`);
  return output[0];
};

/** Resolves dynamic imports to the files of another bundle, which `metafile` describes. */
const importFromBundle = (root: string, metafile: Metafile): Plugin => ({
  name: 'import-from-other-bundle',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const output = findOutput(metafile, relative(root, join(resolveDir, path)));
      return { path: `./${basename(output)}`, external: true };
    });
  },
});

/**
 * Bundles the start script into one file and the lazy scripts into chunks, all with hashes in their names.
 * The two bundles share no chunk, because the page would have to load it. A module that both import must not
 * keep state. React's development build warns when markup and islands differ.
 */
export const bundleClient = async (root: string, mode: 'production' | 'development') => {
  const options = {
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    minify: mode === 'production',
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
  const lazy = await bundle({ ...options, entryPoints: lazyScripts });
  const first = await bundle({
    ...options,
    entryPoints: { start: startScript },
    plugins: [importFromBundle(root, lazy.metafile)],
  });
  return {
    outputFiles: [...first.outputFiles, ...lazy.outputFiles],
    inputs: { first: Object.keys(first.metafile.inputs), later: Object.keys(lazy.metafile.inputs) },
    start: findOutput(first.metafile, startScript),
  };
};
