import { isNodeNewEnough, tooOld } from './nodeVersion.js';

if (!isNodeNewEnough) {
  process.stderr.write(`${tooOld}\n`);
  process.exit(1);
}
