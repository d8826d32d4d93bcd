import type { ClientBase, CustomTypesConfig, QueryResult } from 'pg';
import { unavailable } from './unavailable.ts';

/** Runs statements one after the other on one connection, or on any. All reject with `StoreUnavailable`. */
export type Statements = {
  /** The rows that a statement gives. */
  rows: <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
  /** How many rows a statement changed; also for several without values. */
  run: (text: string, values?: readonly unknown[]) => Promise<number>;
};

/** Numbers of PostgreSQL's own types. */
const int8 = 20;
const timestamptz = 1184;

/** How values are read: counts as numbers, times as ISO 8601 in UTC, all else as `pg` does. */
export const createTypes = (types: CustomTypesConfig): CustomTypesConfig => ({
  getTypeParser: (oid, format) => {
    const parse = types.getTypeParser(oid, format);
    if (oid === int8) return Number;
    if (oid !== timestamptz) return parse;
    return (text: string) => (parse(text) as Date).toISOString();
  },
});

/** The statements of a connection. */
export const statementsOn = (client: ClientBase): Statements => {
  /** Of several statements without values there are several results. */
  const query = async (text: string, values?: readonly unknown[]): Promise<QueryResult> => {
    try {
      const results: QueryResult | QueryResult[] = await client.query(text, values && [...values]);
      return [results].flat().at(-1) as QueryResult;
    } catch (error) {
      throw unavailable(error);
    }
  };
  return {
    rows: async <Row>(text: string, values?: readonly unknown[]) => (await query(text, values)).rows as Row[],
    run: async (text, values) => (await query(text, values)).rowCount ?? 0,
  };
};
