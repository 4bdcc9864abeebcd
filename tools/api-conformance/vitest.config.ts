import { defineConfig } from 'vitest/config';
import { filesOfTier } from '../vitest/tiers.mjs';

export default defineConfig({
  test: {
    environment: 'node',
    ...filesOfTier('src/**/*.test.ts'),
    globalSetup: ['src/testing/globalSetup.ts'],
    setupFiles: ['../vitest/noTimeLimit.mjs'],
    maxWorkers: 2,
  },
});
