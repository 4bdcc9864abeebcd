import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Both files use one server, which takes longer to start than their tests.
    globalSetup: ['src/testing/globalSetup.ts'],
    setupFiles: ['../vitest/noTimeLimit.mjs'],
    maxWorkers: 2,
  },
});
