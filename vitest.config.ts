import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['packages/**/*.test.ts', 'tools/**/*.test.{mjs,ts}'],
    // Generous on purpose: a slow machine must not turn a correct test red.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
