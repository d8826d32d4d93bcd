import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * The CycloneDX list of what the site runs on, as npm finds it installed, as JSON. The same parts give the same text: npm
 * would number each list at random, date it, and call the site by the name of its folder.
 */
export const listParts = async (
  root: string,
  { name, version, madeAt }: { name: string; version: string; madeAt: Date },
): Promise<string> => {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--omit', 'dev'],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  );
  const { serialNumber: _, ...list } = JSON.parse(stdout);
  const component = { ...list.metadata.component, name, version };
  const metadata = { ...list.metadata, timestamp: madeAt.toISOString(), component };
  return `${JSON.stringify({ ...list, metadata }, null, 2)}\n`;
};
