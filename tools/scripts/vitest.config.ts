import { defineConfig } from 'vitest/config';
import { filesOfTier } from '../vitest/tiers.mjs';

export default defineConfig({
  test: {
    environment: 'node',
    ...filesOfTier('src/**/*.test.mjs'),
    setupFiles: ['../vitest/noTimeLimit.mjs'],
  },
});
