/**
 * An error as the log may hold it: kind, code and where it happened, never its message, which may quote what a visitor
 * sent (a JSON parser's does).
 */
export const errorForLog = (error: unknown): { name: string; code?: string; frames: string[] } => {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
  return { name: error.name, ...code, frames };
};
