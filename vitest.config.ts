import { defineConfig } from 'vitest/config';
import { gameIcons } from './apps/web/icons-plugin.ts';
import { LongestFirst } from './tools/longest-first.mjs';

const BROWSER_TESTS = [
  'apps/*/tests/browser.test.ts',
  'apps/web/tests/**/*.test.ts',
  'games/*/page/tests/**/*.test.ts',
];

export default defineConfig({
  // Parts of the page that are tested here draw icons too.
  plugins: [gameIcons()],
  test: {
    environment: 'node',
    // On two cores one would stand idle: Vitest leaves one to itself.
    maxWorkers: '100%',
    // Rules are pure and modules keep nothing, so files may share them: loading them again is half of all work.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Generous on purpose: a slow machine must not turn a correct test red.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rooms',
          include: ['{apps,games,packages}/**/*.test.ts', 'tools/**/*.test.{mjs,ts}'],
          exclude: ['**/node_modules/**', ...BROWSER_TESTS],
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: BROWSER_TESTS,
          globalSetup: 'tools/page-for-tests.mjs',
          // Whole matches in a browser: more patience still, and more than any single wait inside a test has.
          testTimeout: 600_000,
          hookTimeout: 300_000,
          // Deals between people are drawn anew in each run, and a browser may be starved: twice in a row is a fault.
          retry: 1,
          expect: { poll: { timeout: 120_000, interval: 20 } },
        },
      },
    ],
  },
});
