import { afterAll, beforeAll, test } from 'vitest';
import { type Cluster, programs, startCluster } from './cluster.ts';

if (!programs) process.stderr.write('PostgreSQL is not installed (on Debian: apt install postgresql).\n');

/** Whether tests that need PostgreSQL are left out: it is not there, and REQUIRE_POSTGRES is not set. */
export const withoutPostgres = !programs && !process.env['REQUIRE_POSTGRES'];

/** A test that needs PostgreSQL. */
export const postgresTest = test.skipIf(withoutPostgres);

/** One cluster for all tests of a file; gives it, where there is PostgreSQL. */
export const shareCluster = (options: { isSafe?: boolean } = {}): (() => Cluster) => {
  let cluster: Cluster | undefined;
  beforeAll(async () => {
    if (!withoutPostgres) cluster = await startCluster(options);
  });
  afterAll(() => cluster?.remove());
  return () => {
    if (!cluster) throw new Error('PostgreSQL has not started');
    return cluster;
  };
};
