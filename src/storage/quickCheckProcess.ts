/** Checks a database in a process of its own, and prints SQLite's findings, or 'ok'. */
import { quickCheck } from './quickCheck.ts';

const [path = ''] = process.argv.slice(2);
process.stdout.write(quickCheck(path));
