import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'form-definitions',
    environment: 'jsdom',
    // A form is filled in letter by letter, on machines that do other things too.
    testTimeout: 20_000,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['vitest.setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
