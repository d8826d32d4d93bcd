/** What connections may cost. Times are in milliseconds, sizes in bytes. */
export const connectionLimits = {
  /** Requests of one connection that wait for their answers; the connection of one more is closed after them. */
  requestsWaiting: 8,
  /** Connections at once, where the system allows for twice as many open files. */
  connections: 10_000,
  /** How long a request may take to say its head, and as a whole. */
  headersMs: 10_000,
  requestMs: 30_000,
  /** How often that is looked for. */
  checkMs: 1000,
  /** How long an idle connection is kept; a proxy keeps its own for less, or a request of it could cross the end. */
  idleMs: 25_000,
  /** How long a client may take nothing of what waits for it. */
  stalledMs: 30_000,
  /** What may wait for all clients together. */
  unsent: 64 * 1024 * 1024,
  /** How long and how much is still read, and thrown away, of a connection that is closing. */
  closingMs: 2000,
  closingBytes: 1024 * 1024,
  /** How often stalled and closing connections are looked for. */
  sweepMs: 500,
  /** How long an open connection may still bring a request after the stop. */
  stoppingMs: 250,
};

/** Bounds of connections; tests have their own. */
export type ConnectionLimits = typeof connectionLimits;
