import { executionAsyncResource } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';

/** Objects that V8 must not collect. */
const retained: object[] = [];

/** Adjusts V8 for a server. Call it first, once. Measurements: docs/performance.md. */
export const tuneV8 = (): void => {
  // Otherwise V8 returns memory between two visits, and needs more of it in the end.
  setFlagsFromString('--no-memory-reducer');
  // Node creates several `process.nextTick` objects for each response. When a full collection finds none of them, V8
  // drops their hidden class and creates all later ones on a slow path. A response then costs a fifth more.
  process.nextTick(() => retained.push(executionAsyncResource()));
};
