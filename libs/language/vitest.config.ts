import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'language',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'],
  },
});
