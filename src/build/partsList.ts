import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * The CycloneDX list of what a release in `folder` runs on, by its lock file, as JSON. The same parts give the same text:
 * npm would number each list at random, date it, and call the site by the name of its folder. (It is asked there, where
 * the lock file has nothing for development: `--omit dev` also leaves out what development needs as well.)
 */
export const listParts = async (folder: string, madeAt: Date): Promise<string> => {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'],
    { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
  );
  const { serialNumber: _, ...list } = JSON.parse(stdout);
  const { component } = list.metadata;
  const [name] = component['bom-ref'].split('@');
  const metadata = { ...list.metadata, timestamp: madeAt.toISOString(), component: { ...component, name } };
  return `${JSON.stringify({ ...list, metadata }, null, 2)}\n`;
};
