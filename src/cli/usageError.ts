/** The command line is wrong: exit 2. The message is for the person at the terminal. */
export class UsageError extends Error {
  override name = 'UsageError';
}
