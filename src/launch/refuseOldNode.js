// The build imports this first, because an older Node fails on some packages without a clear message.
import { isNodeNewEnough, tooOld } from './node.js';

if (!isNodeNewEnough) {
  process.stderr.write(`${tooOld}\n`);
  process.exit(1);
}
