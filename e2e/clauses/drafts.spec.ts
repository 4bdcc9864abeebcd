import { expect, type Page } from '@playwright/test';
import { draftsOnDevice } from '../support/drafts';
import { test } from '../support/test';

const name = (page: Page) => page.getByRole('dialog').getByLabel('Name');
const offer = (page: Page) => page.getByRole('dialog').getByText('You started this earlier');

async function openForm(page: Page): Promise<void> {
  await page.goto('/venues');
  await page.getByRole('button', { name: 'New venue' }).click();
  await expect(name(page)).toBeVisible();
}

/** Types, and waits until it is on the device: the reload must find it there. */
async function type(page: Page, text: string): Promise<void> {
  await name(page).fill(text);
  await draftsOnDevice(page, 1);
}

test('what is typed survives a reload and is restored on request', async ({ page }) => {
  await openForm(page);
  await type(page, 'Hall of Drafts');
  await page.reload();
  await openForm(page);
  await expect(offer(page)).toBeVisible();
  await expect(name(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Undo the removal' }).click();
  await expect(name(page)).toHaveValue('Hall of Drafts');
  await expect(offer(page)).toHaveCount(0);
});

test('[2.50] what is discarded is not offered again @slow', async ({ page }) => {
  await openForm(page);
  await type(page, 'Hall of Nothing');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard Changes' }).click();
  await draftsOnDevice(page, 0);
  await openForm(page);
  await expect(offer(page)).toHaveCount(0);
});
