import { join } from 'node:path';
import { build } from 'esbuild';
import { bundleAsync } from 'lightningcss';

/** The oldest browsers that get scripts; README.md names them. */
const scriptTargets = ['chrome123', 'firefox128', 'safari17.5'];

/** The same browsers. Lightning CSS encodes each part of a version as one byte. */
const styleTargets = { chrome: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) };

/** Bundles the start script, and chunks that it imports when they are needed, with hashes in their names. */
export const bundleClient = async (root: string, mode: 'production' | 'development') => {
  const entry = 'client/start.ts';
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    minify: mode === 'production',
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    target: scriptTargets,
    outdir: 'client',
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
    metafile: true,
    write: false,
    logLevel: 'warning',
  });
  const outputs = Object.entries(metafile.outputs);
  const [start] = outputs.find(([, { entryPoint }]) => entryPoint === entry) ?? [];
  if (start === undefined) throw new Error(`No output for ${entry}`);
  return { outputFiles, start };
};

/** Bundles the style sheet. References to `static/` become the URLs in `urls`; a missing file is an error. */
export const bundleStyles = async (root: string, urls: Record<string, string>): Promise<Uint8Array> => {
  const { code } = await bundleAsync({
    filename: join(root, 'static/styles/site.css'),
    minify: true,
    targets: styleTargets,
    drafts: { customMedia: true },
    visitor: {
      Url: ({ url, loc }) => {
        const served = urls[url.replace(/^(\.\.\/)+/, '')];
        if (!served) throw new Error(`No file '${url}'`);
        return { url: served, loc };
      },
    },
  });
  return code;
};

/**
 * Bundles the server and the staff's commands: Node cannot run JSX, and a command starts faster from one
 * file.
 */
export const bundleServer = async (root: string, target: string): Promise<void> => {
  await build({
    absWorkingDir: root,
    entryPoints: { server: 'src/runServer.ts', bookings: 'src/cli/main.ts' },
    bundle: true,
    // A native addon cannot be bundled.
    external: ['better-sqlite3'],
    platform: 'node',
    target: 'node22',
    format: 'esm',
    jsx: 'automatic',
    // React and Express choose their production build by this constant.
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: {
      js: [
        "import './checkNode.js';",
        // CommonJS packages in the bundle call `require` for modules of Node.
        "const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);",
      ].join('\n'),
    },
    sourcemap: 'linked',
    legalComments: 'none',
    outdir: target,
    logLevel: 'warning',
  });
};
