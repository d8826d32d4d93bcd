import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest starts first, so that at the end no core waits for one file. */
const longest = ['everyPage', 'form', 'budget', 'consent', 'process/', 'browser/', 'crawl'];

const rank = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((part) => moduleId.includes(part));
  return place < 0 ? longest.length : place;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

/** Watches what moves while pages load, and so has the processor to itself. */
const loading = 'tests/browser/loading.test.ts';

/** What has to hold on every page: each goes to all of them, in all languages and at many widths. */
const pages = 'tests/browser/{budget,everyPage,firstPaint,heroContrast,layout,look,styles}.test.ts';

/** What staff and operators do while things go wrong: kills, full disks, mail servers that hang. It takes its time. */
const operating = 'tests/operating/*.test.ts';

/** The same tasks in Firefox and WebKit, at the same time. */
const engines = 'tests/engines/*.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          include: ['tests/**/*.test.ts'],
          exclude: [pages, operating, loading, engines],
        },
      },
      { extends: true, test: { name: 'pages', include: [pages], sequence: { groupOrder: 1 } } },
      { extends: true, test: { name: 'operating', include: [operating], sequence: { groupOrder: 1 } } },
      { extends: true, test: { name: 'loading', include: [loading], sequence: { groupOrder: 3 } } },
      {
        extends: true,
        test: {
          name: 'engines',
          include: [engines],
          globalSetup: ['tests/support/buildOnce.ts', 'tests/engines/surroundings.ts'],
          sequence: { groupOrder: 4 },
          // A browser takes its time to start, and two of them share the processor.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // WebKit's driver now and then gives no answer; what is broken is so twice.
          retry: 1,
        },
      },
    ],
    globalSetup: ['tests/support/buildOnce.ts'],
    // No test changes what another one sees, so the files of a worker share its modules and its browser.
    isolate: false,
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 30_000,
    hookTimeout: 30_000,
    env: { NODE_ENV: 'test' },
  },
});
