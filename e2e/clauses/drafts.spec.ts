import { expect, type Page } from '@playwright/test';
import { test } from '../support/test';

const name = (page: Page) => page.getByRole('dialog').getByLabel('Name');
const offer = (page: Page) => page.getByRole('dialog').getByText('You began this before');

async function openForm(page: Page): Promise<void> {
  await page.goto('/venues');
  await page.getByRole('button', { name: 'New venue' }).click();
  await expect(name(page)).toBeVisible();
}

/** Types, and waits until it is on the device: the reload must find it there. */
async function type(page: Page, text: string): Promise<void> {
  await name(page).fill(text);
  await expect.poll(() => page.evaluate(countDrafts)).toBe(1);
}

function countDrafts(): Promise<number> {
  return indexedDB.databases().then(async (all) => {
    const found = all.find((database) => database.name?.startsWith('drafts-'));
    if (!found?.name) return 0;
    const opening = indexedDB.open(found.name);
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const counting = opening.result.transaction('drafts').objectStore('drafts').count();
    await new Promise((resolve) => (counting.onsuccess = resolve));
    opening.result.close();
    return counting.result;
  });
}

test('what is typed survives a reload and is put back when asked', async ({ page }) => {
  await openForm(page);
  await type(page, 'Hall of Drafts');
  await page.reload();
  await openForm(page);
  await expect(offer(page)).toBeVisible();
  await expect(name(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(name(page)).toHaveValue('Hall of Drafts');
  await expect(offer(page)).toHaveCount(0);
});

test('[2.50] what is discarded is not offered again', async ({ page }) => {
  await openForm(page);
  await type(page, 'Hall of Nothing');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard Changes' }).click();
  await expect.poll(() => page.evaluate(countDrafts)).toBe(0);
  await openForm(page);
  await expect(offer(page)).toHaveCount(0);
});
