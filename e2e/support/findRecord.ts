import { expect, type Locator, type Page } from '@playwright/test';

/** Searches a list for the one record of a name. Its link, once the list shows nothing else: a row that was there before moves. */
export async function findRecord(page: Page, records: string, name: string): Promise<Locator> {
  await page.getByRole('textbox', { name: `Search ${records}` }).fill(name);
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  return page.getByRole('link', { name });
}
