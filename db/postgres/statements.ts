import { createHash } from 'node:crypto';
import type { ClientBase, CustomTypesConfig, QueryResult } from 'pg';
import type { Statements } from '../sql.ts';
import { StoreUnavailable } from '../storeErrors.ts';

/** The codes of errors for which `pg` has only a message. */
const messages: readonly [beginning: RegExp, code: string][] = [
  [/timeout/i, 'TIMEOUT'],
  [/does not support SSL|establishing an SSL connection/, 'NO_TLS'],
  [/^(Connection terminated|Client has encountered a connection error)/, 'DISCONNECTED'],
];

const findCode = (error: unknown): string => {
  if (!(error instanceof Error)) return 'UNKNOWN';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return messages.find(([beginning]) => beginning.test(error.message))?.[1] ?? 'UNKNOWN';
};

/**
 * Converts an error to `StoreUnavailable` with a code of Node (ECONNREFUSED) or PostgreSQL
 * (postgresql.org/docs/current/errcodes-appendix.html). By default drops the message, because it may quote a visitor's text.
 */
export const toStoreUnavailable = (error: unknown, cause?: unknown): StoreUnavailable =>
  error instanceof StoreUnavailable ? error : new StoreUnavailable(findCode(error), cause);

/** Codes of temporary errors: connection failures, startup, shutdown, and conflicting transactions. */
const temporaryCodes = /^(E[A-Z]+|EAI_AGAIN|TIMEOUT|DISCONNECTED|08...|57P0[123]|53300|25P03|40001|40P01)$/;

export const isTemporary = (error: unknown): boolean =>
  error instanceof StoreUnavailable && temporaryCodes.test(error.code);

/** The ids of these types in PostgreSQL. */
const int8 = 20;
const timestamptz = 1184;

/** Parses counts as numbers and times as ISO 8601 in UTC; `pg` parses all other types. */
export const createTypes = (types: CustomTypesConfig): CustomTypesConfig => ({
  getTypeParser: (oid, format) => {
    const parse = types.getTypeParser(oid, format);
    if (oid === int8) return Number;
    if (oid !== timestamptz) return parse;
    return (text: string) => (parse(text) as Date).toISOString();
  },
});

/** Runs statements on one connection in order. A text without values may contain several statements. */
export const createStatements = (client: ClientBase): Statements => {
  const query = async (text: string, values?: readonly unknown[]): Promise<QueryResult> => {
    try {
      const results: QueryResult | QueryResult[] = await client.query(text, values && [...values]);
      return [results].flat().at(-1) as QueryResult;
    } catch (error) {
      throw toStoreUnavailable(error);
    }
  };
  return {
    rows: async <Row>(text: string, values?: readonly unknown[]) => (await query(text, values)).rows as Row[],
    run: async (text, values) => (await query(text, values)).rowCount ?? 0,
  };
};

/** Advisory locks have two numbers. The first is one of these: 'AySb' in ASCII, and the next number. */
const migrationClass = 0x41795362;
const transactionClass = migrationClass + 1;

/** A statement that waits for the migration lock and holds the lock until the transaction ends. */
export const lockMigration = `SELECT pg_advisory_xact_lock(${migrationClass}, 0)`;

/** Returns a statement that locks texts until the transaction ends. Texts with the same hash share a lock. */
export const lockTexts = (texts: readonly string[]): string => {
  const numbers = texts.map((text) => createHash('sha256').update(text).digest().readInt32BE(0));
  // All processes lock in the same order, so that no two wait for each other.
  const locks = numbers.toSorted((one, other) => one - other);
  return `SELECT ${locks.map((number) => `pg_advisory_xact_lock(${transactionClass}, ${number})`).join(', ')}`;
};
