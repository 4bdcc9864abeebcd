import { expect } from '@playwright/test';
import { entriesFile, previewImport } from '../support/entriesFile';
import { countEntries, makeEvent } from '../support/records';
import { test } from '../support/test';

const rows = Array.from({ length: 3_000 }, (_, index) => ({ name: `Tide ${index + 1}` }));

test('3,000 rows are imported within seconds, and rolled back in one step @slow', async ({ page, staff }) => {
  const { event } = await makeEvent(staff);
  const dialog = page.getByRole('dialog');
  await page.goto(`/events/${event.hashcode}?tab=entries`);
  await previewImport(page, entriesFile('showquest', rows));
  await dialog.getByRole('button', { name: 'Import 3,000 good rows' }).click({ timeout: 20_000 });
  await expect(dialog.getByText('3,000 acts imported')).toBeVisible({ timeout: 20_000 });
  expect(await countEntries(staff, 'showquest', event)).toBe(3_000);
  await dialog.getByRole('button', { name: 'Undo the import' }).click();
  await expect(dialog.getByText('3,000 acts removed.')).toBeVisible({ timeout: 20_000 });
  expect(await countEntries(staff, 'showquest', event)).toBe(0);
});

test('an import shows how far it is, and is given up on Cancel @slow', async ({ page, staff }) => {
  const { event } = await makeEvent(staff);
  const dialog = page.getByRole('dialog');
  await page.goto(`/events/${event.hashcode}?tab=entries`);
  await previewImport(page, entriesFile('showquest', [{ name: 'River' }]));
  // A server that never comes to an end: there is time to press Cancel.
  await page.route(/mode=commit/, () => undefined);
  await dialog.getByRole('button', { name: 'Import 1 good row' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByText('The import was cancelled. Nothing was imported.')).toBeVisible();
  expect(await countEntries(staff, 'showquest', event)).toBe(0);
});
