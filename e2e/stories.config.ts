import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../tools/vitest/chromium.mjs';

const executablePath = await findChromium();
const port = Number(process.env['PORT'] ?? 6006);

/**
 * Compares pictures of all stories with those of another state of the code. `npm run compare:stories -- --update-snapshots` there takes
 * the pictures; `npm run compare:stories` here compares, and writes a page with each difference to `dist/story-differences`.
 */
export default defineConfig({
  testDir: 'stories',
  testMatch: '*.pictures.ts',
  outputDir: '../dist/story-comparison',
  // Not in git: fonts make each machine draw other pictures.
  snapshotPathTemplate: '../dist/story-pictures/{projectName}/{arg}{ext}',
  // To compare writes nothing: a story that is new fails as one, until pictures are taken again.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: [['line'], ['html', { outputFolder: '../dist/story-differences', open: 'never' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    viewport: { width: 1000, height: 700 },
    reducedMotion: 'reduce',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumFlags },
  },
  projects: [
    { name: 'light', metadata: { globals: 'mode:light' } },
    { name: 'dark', metadata: { globals: 'mode:dark' } },
    {
      name: 'phone',
      metadata: { globals: 'mode:light' },
      use: { viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: 'node ../tools/scripts/storybook.mjs',
    url: `http://localhost:${port}/index.json`,
    env: { PORT: String(port) },
    reuseExistingServer: true,
    timeout: 1_200_000,
  },
});
