import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'tenant', environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'] },
});
