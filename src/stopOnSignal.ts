import type { Logger } from 'pino';

/** How long requests in flight may take to finish. */
const stopTimeoutMs = 10_000;

/**
 * Ends the process on SIGTERM, SIGINT or SIGHUP, or when what it gives back is called: no new connections are taken, what is
 * in flight finishes, then `cleanUp` is done. Further signals change nothing.
 */
export const stopOnSignal = (
  stopServer: (timeoutMs: number) => Promise<void>,
  log: Logger,
  cleanUp: () => Promise<void>,
): ((exitCode: number) => Promise<void>) => {
  let isStopping = false;
  const stop = async (exitCode: number, signal?: NodeJS.Signals): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    await stopServer(stopTimeoutMs);
    await cleanUp();
    process.exit(exitCode);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop(0, signal));
  return stop;
};
