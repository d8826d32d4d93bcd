/** Runs of these are folded alike everywhere; other scripts are not looked up, but read. */
const indexedRun = /[a-z0-9]{3,}/g;

/** The groups of three letters or digits in a row that stand in texts in lower case and without accents, each once. */
export const searchGroups = (texts: readonly string[]): string[] => {
  const groups = texts
    .flatMap((text) => text.match(indexedRun) ?? [])
    .flatMap((run) => Array.from({ length: run.length - 2 }, (_, start) => run.slice(start, start + 3)));
  return [...new Set(groups)];
};
