import { StoreUnavailable } from '../storeUnavailable.ts';

/** What `pg` says without a code. */
const messages: readonly [beginning: RegExp, code: string][] = [
  [/timeout/i, 'TIMEOUT'],
  [/^(Connection terminated|Client has encountered a connection error)/, 'DISCONNECTED'],
];

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'UNKNOWN';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return messages.find(([beginning]) => beginning.test(error.message))?.[1] ?? 'UNKNOWN';
};

/**
 * An error of a connection or of PostgreSQL as those see it who use the store: by the system's code (ECONNREFUSED) or
 * PostgreSQL's (postgresql.org/docs/current/errcodes-appendix.html). Its words stay here, as they may quote what a visitor
 * typed.
 */
export const unavailable = (error: unknown): StoreUnavailable =>
  error instanceof StoreUnavailable ? error : new StoreUnavailable(codeOf(error));

/**
 * What may be over in a moment: there is no connection, the server starts or ends, it has too many connections, or two
 * transactions were in each other's way.
 */
const passing = /^(E[A-Z]+|EAI_AGAIN|TIMEOUT|DISCONNECTED|08...|57P0[123]|53300|25P03|40001|40P01)$/;

export const isPassing = (error: unknown): boolean =>
  error instanceof StoreUnavailable && passing.test(error.code);
