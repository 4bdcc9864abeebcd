import type { Page } from '@playwright/test';

/** Goes to a page of a module by the navigation bar of a wide window. */
export async function openPage(page: Page, module: string, link: string): Promise<void> {
  await page.getByRole('button', { name: module, exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
}
