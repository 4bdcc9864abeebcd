import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'shell',
    environment: 'jsdom',
    // A whole app is started, on machines that do other things too.
    testTimeout: 40_000,
    include: ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.{ts,mjs}'],
    setupFiles: ['vitest.setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
