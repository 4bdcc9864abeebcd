import { expect, type Browser, type Page } from '@playwright/test';
import type { ApiUser } from './api';
import { pageOf } from './pageOf';

/** A device at a door of a performance, with a name of its own. */
export async function openDoor(
  browser: Browser,
  staff: ApiUser,
  performance: string,
  name: string,
  width = 390,
): Promise<Page> {
  const page = await pageOf(browser, staff, `/door/${performance}`, { viewport: { width, height: 900 } });
  await page.getByLabel('Name of the door').fill(name);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText(/^Snapshot from/)).toBeVisible();
  return page;
}

/** The answer of the door to the last scan. */
export const answerOf = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).first();
