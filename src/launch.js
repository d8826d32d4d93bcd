// Plain JavaScript that any Node of the last years can parse: it has to be able to say that the running one is too old.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Runs an entry of `dist/`, after building what is stale.
 * @param {'server.js' | 'bookings.js'} entry
 */
export const launch = async (entry) => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 22 || (major === 22 && minor < 18)) {
    process.stderr.write(
      `Node ${process.versions.node} is too old for this: use an npm script, which brings its own (npm ci && npm start).\n`,
    );
    process.exit(1);
  }
  process.env['NODE_ENV'] ||= 'production';
  const { fingerprint, builtFingerprint } = await import('./build/fingerprint.js');
  if (existsSync(join(root, 'views')) && (await fingerprint(root)) !== (await builtFingerprint(root))) {
    const { build } = await import('./build/build.ts').catch((error) => {
      if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
      process.stderr.write(
        'The sources are newer than the build, and the build tools are not installed: run npm ci.\n',
      );
      process.exit(1);
    });
    await build(root).catch((error) => {
      if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
      process.stderr.write(`The sources are newer than the build, and ${root} cannot be written by you.\n`);
      process.exit(1);
    });
  }
  await import(new URL(`../dist/${entry}`, import.meta.url).href);
};
