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
  server: { port?: number } = {},
): Promise<Page> {
  const viewport = { width, height: 900 };
  const page = await pageOf(browser, staff, `/door/${performance}`, { viewport }, server);
  await page.getByLabel('Name of the door').fill(name);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText(/^Snapshot from/)).toBeVisible();
  return page;
}

/** The answer of the door to the last scan. */
export const answerOf = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).first();
