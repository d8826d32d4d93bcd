/** The entries of a log with this message. */
export const findLogEntries = (lines: readonly string[], msg: string) =>
  lines.map((line) => JSON.parse(line)).filter((entry) => entry.msg === msg);
