import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../tools/vitest/chromium.mjs';

const executablePath = await findChromium();

/** Apps of other teams, which install the packed libraries outside of the workspace. They need no server. */
export default defineConfig({
  testDir: '.',
  testMatch: 'consumers/**/*.spec.ts',
  outputDir: 'test-results/consumers',
  globalSetup: './consumers.setup.ts',
  forbidOnly: Boolean(process.env['CI']),
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumFlags },
  },
});
