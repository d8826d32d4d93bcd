/** Checks a database in a process of its own: prints SQLite's findings, 'ok' where there are none. */
import { findingsIn } from './findingsIn.ts';

const [path = ''] = process.argv.slice(2);
process.stdout.write(findingsIn(path));
