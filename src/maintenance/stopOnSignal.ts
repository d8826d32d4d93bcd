import type { Logger } from 'pino';

/** How long pending requests may take after the signal. */
const stopTimeoutMs = 10_000;

/**
 * Stops the process on SIGTERM, SIGINT or SIGHUP, or when the returned function is called: stops the server,
 * runs `cleanUp` and exits. Ignores further signals.
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
