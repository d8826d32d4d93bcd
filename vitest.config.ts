import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest start first, so that no core is idle at the end. */
const longest = [
  'accessibility',
  'weight',
  'firstScreen',
  'system/cli',
  'system/',
  'browser/',
  'http/everyPage',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((part) => moduleId.includes(part));
  return place < 0 ? longest.length : place;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

/** What the owner of this centre specified. Another owner deletes this file. */
const specified = 'content/specified.test.ts';

/** Opens every page, in all languages and at many widths. */
const slowBrowser = 'tests/browser/*.slow.test.ts';

/** Kills processes, fills disks, and starts nginx and Caddy. */
const slowSystem = 'tests/system/*.slow.test.ts';

/** Measures layout shifts while pages load. */
const loading = 'tests/browser/loading.test.ts';

/** The main tasks in Firefox and WebKit. */
const engines = 'tests/engines/*.test.ts';

export default defineConfig({
  // The production build of React renders pages in half the time, and has no `jsxDEV`.
  oxc: { jsx: { development: false } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          include: ['tests/**/*.test.ts', specified],
          exclude: [slowBrowser, slowSystem, loading, engines],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: [slowBrowser],
          sequence: { groupOrder: 1 },
          // The development build of React reports duplicate keys and invalid nesting.
          env: { NODE_ENV: 'test' },
        },
      },
      { extends: true, test: { name: 'operating', include: [slowSystem], sequence: { groupOrder: 1 } } },
      { extends: true, test: { name: 'loading', include: [loading], sequence: { groupOrder: 4 } } },
      {
        extends: true,
        test: {
          name: 'engines',
          include: [engines],
          globalSetup: ['tests/support/buildOnce.ts', 'tests/engines/surroundings.ts'],
          sequence: { groupOrder: 4 },
          // Browsers start slowly, and two of them share the processor.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // WebKit's driver sometimes does not answer; a real defect fails twice.
          retry: 1,
        },
      },
    ],
    globalSetup: ['tests/support/buildOnce.ts'],
    // No test changes what another test sees, so the files of a worker share its modules and its browser.
    isolate: false,
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // A busy machine may be five times slower; only a defect needs this long.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The output of tests must not depend on the environment of the person who runs them.
    env: { NODE_ENV: 'production', FORCE_COLOR: '0' },
  },
});
