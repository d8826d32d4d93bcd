import { executionAsyncResource } from 'node:async_hooks';

const kept: object[] = [];

/**
 * Keeps one of the objects with which Node puts off a call (`process.nextTick`). V8 forgets what they look like when it
 * collects its garbage while there is none, and from then on takes the slow way with each: every answer makes several, and
 * costs a fifth more (docs/performance.md).
 */
export const keepTickShape = (): void => {
  process.nextTick(() => kept.push(executionAsyncResource()));
};
