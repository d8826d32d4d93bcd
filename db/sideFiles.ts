/** What SQLite keeps beside a file while it is used, or leaves there when a process is killed; by the end of their names. */
export const sideFiles = ['-wal', '-shm', '-journal'] as const;
