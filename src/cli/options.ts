import { Option } from 'commander';

/** The command line is wrong (exit code 2). The message is for the user. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The options of commands that read requests. `db` is a path or a PostgreSQL URL, `identity` a file with secret keys. */
export type ReadOptions = { db?: string; identity?: string };

/** The options of commands that delete or overwrite. */
export type ChangeOptions = { db?: string; yes?: boolean; dryRun?: boolean };

/** Throws `UsageError` with the warning, unless the user has chosen `--yes` or `--dry-run`. */
export const requireConsent = ({ yes, dryRun }: ChangeOptions, warning: string): void => {
  if (!yes && !dryRun) throw new UsageError(warning);
};

/** An option with a fixed set of values. */
export const choiceOption = (flags: string, description: string, words: readonly string[]): Option =>
  new Option(flags, description).choices(words);
