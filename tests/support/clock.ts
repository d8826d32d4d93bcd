import { onTestFinished, vi } from 'vitest';

/** Sets the clock, but not the timers, until the test ends. */
export const setClock = (now: Date | number): void => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => void vi.useRealTimers());
};
