import { defineConfig } from 'vitest/config';
import { filesOfTier, tier } from '../vitest/tiers.mjs';

export default defineConfig({
  test: {
    environment: 'node',
    ...filesOfTier('src/**/*.test.ts'),
    // The files of the slow tier use one server, which takes longer to start than their tests.
    globalSetup: tier === 'fast' ? [] : ['src/testing/globalSetup.ts'],
    setupFiles: ['../vitest/noTimeLimit.mjs'],
    maxWorkers: 2,
  },
});
