// The build imports this first, because an older Node fails on some packages without a clear message.
import { isNodeNewEnough, tooOldMessage } from './node.js';

if (!isNodeNewEnough) {
  process.stderr.write(`${tooOldMessage}\n`);
  process.exit(1);
}
