/**
 * An error as the log may hold it: kind, code and where it happened, never its message, which may quote what a visitor
 * sent (a JSON parser's does).
 */
export const errorForLog = (error: unknown) => {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] };
  const frames = error.stack?.match(/^\s+at .*/gm)?.map((line) => line.trim()) ?? [];
  return {
    name: error.name,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    frames,
  };
};
