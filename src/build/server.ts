import { isBuiltin } from 'node:module';
import { type BuildOptions, build as bundle, type Metafile, type Plugin } from 'esbuild';

/** Stays a package beside the build: it is an addon. */
const addon = 'better-sqlite3';

/**
 * Has Node's own modules and the addon required. Imported, a module of Node's is asked for all that it exports, and
 * `node:http` then makes a WebSocket out of 36 ms of a start.
 */
const required: Plugin = {
  name: 'required',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^[a-z]/ }, ({ kind, path }) =>
      kind === 'import-statement' && (isBuiltin(path) || path === addon)
        ? { path, namespace: 'required' }
        : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'required' }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(path)});`,
    }));
  },
};

/**
 * The server, its thread, the CLI and the check of a file, with all packages in them but the addon: hundreds of files that are looked
 * for one by one take longer than they take to run. What is imported on demand is a file of its own, as is what several
 * share. Names stay as they are, for the stacks in the log.
 */
export const bundleServer = async (root: string, target: string): Promise<Metafile> => {
  const options = {
    absWorkingDir: root,
    entryPoints: {
      server: 'src/main.ts',
      storeThread: 'src/storage/storeThread.ts',
      bookings: 'src/cli/main.ts',
      quickCheckProcess: 'src/storage/quickCheckProcess.ts',
    },
    bundle: true,
    splitting: true,
    external: [addon],
    plugins: [required],
    platform: 'node',
    target: 'node22',
    format: 'esm',
    jsx: 'automatic',
    // What React and Express choose by. Ours takes it out of `process.env`, and means what is set.
    define: { 'process.env.NODE_ENV': '"production"' },
    minifySyntax: true,
    minifyWhitespace: true,
    banner: {
      js: [
        "import './ignoreDebugSignal.js';",
        "import './refuseOldNode.js';",
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
