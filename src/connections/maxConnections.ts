type UserLimits = { open_files?: { soft: number | 'unlimited' } };

/** Files that this process may have open; `Infinity` where nothing bounds or tells it. */
const openFilesLimit = (): number => {
  // It would look up the names of interfaces and peers.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: UserLimits };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY;
};

/** How many connections there may be, at most `wanted`: each one may need a file for its answer beside itself. */
export const maxConnections = (wanted: number, openFiles = openFilesLimit()): number =>
  Math.max(1, Math.min(wanted, Math.floor(openFiles / 2)));
