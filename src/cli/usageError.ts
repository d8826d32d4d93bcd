/** The command line is wrong (exit code 2). The message is for the user. */
export class UsageError extends Error {}
