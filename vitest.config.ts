import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Files that take long and rarely find something, such as tests of older browsers: `npm run test:slow`. */
const slowTests = 'tests/**/*.slow.test.ts';

/** Files that need no build, so that a slip which stops the build is named too: `npm run check:content`. */
const contentTests = 'tests/content/*.test.ts';

/** Builds the site once for all tests. */
const globalSetup = ['tests/support/buildOnce.ts'];

export default defineConfig({
  // The production build of React renders pages in half the time, and has no `jsxDEV`.
  oxc: { jsx: { development: false } },
  test: {
    projects: [
      { extends: true, test: { name: 'content', include: [contentTests] } },
      {
        extends: true,
        test: {
          name: 'tests',
          include: ['tests/**/*.test.ts'],
          exclude: [slowTests, contentTests],
          globalSetup,
          env: { NODE_ENV: 'production' },
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: [slowTests],
          globalSetup,
          // The development build of React reports duplicate keys and invalid nesting.
          env: { NODE_ENV: 'test' },
        },
      },
    ],
    // No test changes what another test sees, so the files of a worker share its modules and its browser.
    isolate: false,
    // Many tests wait for a browser or for another process, so one worker more than processors keeps these busy.
    maxWorkers: availableParallelism() + 1,
    // A busy machine may be five times slower; only a defect needs this long.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The output of tests must not depend on the environment of the person who runs them.
    env: { FORCE_COLOR: '0' },
  },
});
