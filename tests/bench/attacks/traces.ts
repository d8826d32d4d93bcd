import { setTimeout as wait } from 'node:timers/promises';
import { postBooking } from '../../support/postBooking.ts';
import { runBookings } from '../../support/serverProcess.ts';
import type { Attack } from './attack.ts';

const formula = "Ana;=cmd|' /C calc'!A0\n=1+1";

const list = (databasePath: string, format: string): string =>
  runBookings(['list', '--format', format, '--db', databasePath]).stdout;

/** Traces of the input in the log and in the output for staff. */
export const traces: Attack[] = [
  {
    name: 'names-in-paths',
    run: async ({ url, lines }) => {
      await fetch(`${url}/maria-garcia-lopez/calle-mayor`);
      // The log is written asynchronously.
      await wait(500);
      const held = !lines.some((line) => /maria|garcia|mayor/.test(line));
      return [{ what: 'in the log', figure: held ? 'nothing' : 'the name', held }];
    },
  },
  {
    name: 'formulas-and-controls',
    run: async ({ url, databasePath }) => {
      await postBooking(url, { name: 'Ana \u202egnp.exe', message: formula });
      const cells = list(databasePath, 'csv').split(/[,;\t\r\n]/);
      const formulas = cells.filter((cell) => /^"?[=+@]/.test(cell)).length;
      const raw = ['csv', 'json', 'ndjson'].filter((format) => list(databasePath, format).includes('\u202e'));
      return [
        { what: 'formula cells, split at ;', figure: String(formulas), held: formulas === 0 },
        { what: 'bidi controls sent raw', figure: raw.join(', ') || 'none', held: raw.length === 0 },
      ];
    },
  },
];
