import { realpath, stat, statfs } from 'node:fs/promises';
import type { Server } from 'node:net';
import { type ChannelStanding, outboxStanding } from '../notify/outboxStanding.ts';

/** What there is to look at once the site is up. */
export type Watched = {
  server: Server;
  /** The file of the database, where it is one. */
  database: string | undefined;
  store: { writeProblem: () => Promise<string | null> } & Parameters<typeof outboxStanding>[0];
  /** The copies that the site makes, where it does. `newestAt` is `-Infinity` where there is none. */
  backups: { newestAt: () => number; everyMs: number } | undefined;
};

/** How the site stands; what cannot be found out is `undefined`. */
export type SiteState = {
  /** Why no request can be stored, as a code; `null` where one can be. */
  problem: string | null;
  channels: ChannelStanding[] | undefined;
  /** `ageSeconds` is infinite where there is no copy. */
  backups: { ageSeconds: number; intervalSeconds: number } | undefined;
  /** Bytes of the database's file and of its write-ahead log, and of what is free on their disk. */
  disk: { main: number; wal: number; free: number } | undefined;
  connections: number;
};

const diskOf = async (database: string | undefined) => {
  if (database === undefined) return undefined;
  try {
    const file = await realpath(database);
    const [main, wal, { bavail, bsize }] = await Promise.all([stat(file), stat(`${file}-wal`), statfs(file)]);
    return { main: main.size, wal: wal.size, free: bavail * bsize };
  } catch {
    return undefined;
  }
};

const countConnections = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

/** Looks how the site stands. Where that takes long, who asks meanwhile gets the same answer: one look at a time. */
export const createLook = ({ server, database, store, backups }: Watched): (() => Promise<SiteState>) => {
  const look = async (): Promise<SiteState> => {
    const [problem, channels, disk, connections] = await Promise.all([
      store.writeProblem(),
      outboxStanding(store),
      diskOf(database),
      countConnections(server),
    ]);
    const copies = backups && {
      ageSeconds: Math.max(0, (Date.now() - backups.newestAt()) / 1000),
      intervalSeconds: backups.everyMs / 1000,
    };
    return { problem, channels, backups: copies, disk, connections };
  };

  let running: Promise<SiteState> | undefined;
  return () => {
    running ??= look().finally(() => {
      running = undefined;
    });
    return running;
  };
};
