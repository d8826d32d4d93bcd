import { afterAll, beforeAll, test } from 'vitest';
import { type Cluster, programFolder, startCluster } from './cluster.ts';

if (!programFolder)
  process.stderr.write('PostgreSQL is not installed (on Debian: apt install postgresql).\n');

/** Whether tests that need PostgreSQL are skipped: it is not installed, and REQUIRE_POSTGRES is not set. */
export const withoutPostgres = !programFolder && !process.env['REQUIRE_POSTGRES'];

/** A test that needs PostgreSQL. */
export const postgresTest = test.skipIf(withoutPostgres);

/** One cluster for all tests of a file; returns a function that returns it. */
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
