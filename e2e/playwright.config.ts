import { defineConfig } from '@playwright/test';
import { rmSync } from 'node:fs';
import { chromiumFlags, findChromium } from '../tools/vitest/chromium.mjs';
import { port, siteOrigin } from './support/ports';
import { temporaryData } from '../tools/vitest/temporaryData.mjs';

/** Specs that the shell of Chromium cannot run, or runs otherwise: notifications, the camera, printing, and touch. */
const ofWholeBrowser = [
  '**/push.spec.ts',
  '**/doorCamera.spec.ts',
  '**/runSheet.spec.ts',
  '**/onAPhone.spec.ts',
];
// Workers read this file too: only the first reading makes the folder, and the end of that process takes it away.
const dataFolder = (process.env['E2E_DATA'] ??= temporaryFolder());

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // A test that takes longer hangs: a machine that does other things too is several times slower at its worst.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    // A worker would answer for files that a test cuts off; the tests of the worker allow it.
    serviceWorkers: 'block',
    baseURL: `http://showquest.localhost:${port}`,
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'pages',
      testIgnore: ['consumers/**', ...ofWholeBrowser],
      use: { launchOptions: await launchOptions(false) },
    },
    { name: 'whole browser', testMatch: ofWholeBrowser, use: { launchOptions: await launchOptions(true) } },
  ],
  // One server with a fresh season for every browser test; the tests make the records that they change.
  webServer: {
    reuseExistingServer: process.env['E2E_REUSE'] === '1',
    command: 'node ../tools/api/dist/main.js',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      DATABASE_URL: '',
      CALLBOARD_DATA: dataFolder,
      CALLBOARD_RATE_LIMIT: '0',
      CALLBOARD_MAX_DELAY_MS: '0',
      CALLBOARD_SUPER_ADMIN: '1',
      CALLBOARD_EMBED_ORIGINS: `showquest=${siteOrigin}`,
      LOG_LEVEL: 'error',
    },
  },
});

async function launchOptions(isWhole: boolean) {
  const executablePath = await findChromium({ isWhole });
  return { ...(executablePath ? { executablePath } : {}), args: chromiumFlags };
}

function temporaryFolder(): string {
  const folder = temporaryData('e2e');
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
