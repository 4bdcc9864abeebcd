import { defineConfig } from 'vitest/config';
import { filesOfTier } from '../vitest/tiers.mjs';

export default defineConfig({
  test: {
    environment: 'node',
    ...filesOfTier('src/**/*.test.js'),
    setupFiles: ['../vitest/noTimeLimit.mjs', '../vitest/randomSeed.mjs'],
  },
});
