import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.mjs'],
    setupFiles: ['../vitest/noTimeLimit.mjs'],
  },
});
