import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const debianFolder = '/usr/lib/postgresql';

/** The folder of PostgreSQL's newest programFolder; `undefined` if not installed. */
export const programFolder = [
  ...(process.env['PATH'] ?? '').split(':'),
  ...(existsSync(debianFolder) ? readdirSync(debianFolder) : [])
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(debianFolder, version, 'bin')),
].find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));

/** PostgreSQL refuses to run as root, so root runs it as Debian's user `postgres`. */
const owner = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

/** A PostgreSQL server for tests, which listens only on a socket in its folder. */
export type Cluster = {
  /** Creates an empty database, and returns its URL. */
  createDatabase: () => Promise<string>;
  /** With `crash`, committed data must survive until the next start. */
  stop: (how?: 'crash') => Promise<void>;
  start: () => Promise<void>;
  remove: () => Promise<void>;
};

/** Production settings, except that commits are not flushed unless `isSafe`. */
const settings = (isSafe: boolean): string[] =>
  [
    'listen_addresses=',
    `fsync=${isSafe ? 'on' : 'off'}`,
    'max_connections=60',
    'shared_buffers=32MB',
  ].flatMap((setting) => ['-c', setting]);

/** Creates and starts a cluster; with `isSafe`, commits are flushed to the disk. */
export const startCluster = async ({ isSafe = false } = {}): Promise<Cluster> => {
  const user = owner();
  const folder = mkdtempSync(join(tmpdir(), 'ambar-pg-'));
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  const program = (name: string) => join(programFolder ?? '', name);
  const options = { ...user, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' } };
  const initial = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  const { status, stderr } = spawnSync(program('initdb'), initial, { ...options, encoding: 'utf8' });
  if (status !== 0) throw new Error(`initdb: ${stderr}`);

  const urlOf = (database: string) => `postgres://postgres@localhost/${database}?host=${folder}`;
  let server: ChildProcess;
  let exited: Promise<unknown>;
  // Remove the cluster even if the tests are interrupted.
  const clear = () => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', clear);

  const answers = async (): Promise<boolean> => {
    const client = new pg.Client({ connectionString: urlOf('postgres') });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('SELECT 1');
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  };

  const start = async (): Promise<void> => {
    server = spawn(program('postgres'), ['-D', data, '-k', folder, ...settings(isSafe)], {
      ...options,
      stdio: 'ignore',
    });
    exited = once(server, 'exit');
    const deadline = performance.now() + 60_000;
    while (!(await answers())) {
      if (performance.now() > deadline) throw new Error('PostgreSQL does not start');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  const stop = async (how?: 'crash'): Promise<void> => {
    server.kill(how === 'crash' ? 'SIGQUIT' : 'SIGINT');
    await exited;
  };

  let count = 0;
  await start();
  return {
    start,
    stop,
    createDatabase: async () => {
      count += 1;
      const name = `site${count}`;
      await execute(urlOf('postgres'), `CREATE DATABASE ${name}`);
      return urlOf(name);
    },
    remove: async () => {
      await stop('crash');
      process.off('exit', clear);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Runs a statement, and returns its rows. */
export const execute = async <Row = Record<string, unknown>>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, [...values])).rows;
  } finally {
    await client.end();
  }
};
