import type { Database, Statement } from 'better-sqlite3';

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
export const statementsOn = (db: Database) => {
  const kept = new Map<string, Prepared>();
  const prepareOnce = (text: string): Prepared => {
    const prepared = kept.get(text) ?? prepare(db, text);
    kept.set(text, prepared);
    return prepared;
  };
  return {
    rows: <Row>(text: string, values: readonly unknown[] = []): Row[] => {
      const { statement, bind } = prepareOnce(text);
      return statement.all(bind(values)) as Row[];
    },
    run: (text: string, values: readonly unknown[] = []): number => {
      const { statement, bind } = prepareOnce(text);
      return statement.run(bind(values)).changes;
    },
  };
};
