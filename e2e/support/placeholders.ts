import type { Locator, Page } from '@playwright/test';

/** Placeholders for content that is still loading. */
export function placeholders(page: Page): Locator {
  return page.getByLabel(/^Loading/);
}
