import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package that runs with the site, as the lock file has it. */
type ProductionPackage = {
  /** Its folder from the project's on: `node_modules/…`. */
  folder: string;
  name: string;
  /** As SPDX names it; `undefined` where the package says none. */
  license: string | undefined;
};

type Lock = { packages: Record<string, { dev?: boolean; license?: string }> };

/** All packages that the site needs when it runs, whether for this system or another, by their folders. */
export const productionPackages = (root: string): ProductionPackage[] => {
  const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(lock.packages)
    .filter(([folder, { dev }]) => folder !== '' && !dev)
    .map(([folder, { license }]) => ({
      folder,
      name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      license,
    }));
};
