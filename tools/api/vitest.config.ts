import { defineConfig } from 'vitest/config';
import { filesOfTier } from '../vitest/tiers.mjs';

export default defineConfig({
  test: {
    ...filesOfTier('src/**/*.test.ts'),
    setupFiles: ['../vitest/randomSeed.mjs'],
    globalSetup: ['src/testKit/globalSetup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Tests wait here for other processes, which take their time on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    // Files share their modules: to load the server again for each takes a third of the whole time.
    isolate: false,
  },
});
