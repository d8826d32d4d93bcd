import type { Database, Statement } from 'better-sqlite3';
import type { Statements } from '../sql.ts';

/** A prepared statement, and how it takes its values. */
type Prepared = { statement: Statement; bind: (values: readonly unknown[]) => unknown[] };

/** Prepares a text with the places `$1`, `$2`, …, each of which may stand several times. */
export const prepare = (db: Database, text: string): Prepared => {
  const order: number[] = [];
  // Values by position are bound faster than values by name.
  const statement = db.prepare(
    text.replace(/\$(\d+)/g, (_, place) => {
      order.push(Number(place) - 1);
      return '?';
    }),
  );
  return { statement, bind: (values) => order.map((index) => values[index]) };
};

/** Runs statements on one connection. Prepared statements are kept, because preparing takes longer than running. */
export const statementsOn = (db: Database): Statements => {
  const kept = new Map<string, Prepared>();
  const prepareOnce = (text: string): Prepared => {
    const prepared = kept.get(text) ?? prepare(db, text);
    kept.set(text, prepared);
    return prepared;
  };
  return {
    rows: async <Row>(text: string, values: readonly unknown[] = []) => {
      const { statement, bind } = prepareOnce(text);
      return statement.all(bind(values)) as Row[];
    },
    run: async (text, values = []) => {
      const { statement, bind } = prepareOnce(text);
      return statement.run(bind(values)).changes;
    },
  };
};
