import type { PlaywrightTestConfig } from '@playwright/test';
import config from './playwright.config';

/**
 * Takes pictures of the screens, for review: `npx playwright test --config=e2e/looks.config.ts`. They land in `looks/pictures`.
 */
const pictures: PlaywrightTestConfig = {
  ...config,
  testMatch: 'looks/*.looks.ts',
  workers: 1,
  timeout: 120_000,
  projects: config.projects?.filter(({ name }) => name === 'pages') ?? [],
};

export default pictures;
