import { executionAsyncResource } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';

/** Objects that V8 must not collect. */
const retained: object[] = [];

/** Adjusts V8 for a server. Call it first, once. Measurements: docs/performance.md. */
export const tuneV8 = (): void => {
  // V8's memory reducer collects garbage between visits. With it, the site needs more memory in the end.
  setFlagsFromString('--no-memory-reducer');
  // Node creates several `process.nextTick` objects for each response. When a full collection finds none of them, V8
  // drops their hidden class and creates all later ones on a slow path. A response then costs a fifth more.
  process.nextTick(() => retained.push(executionAsyncResource()));
};
