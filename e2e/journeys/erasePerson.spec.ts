import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { test } from '../support/test';

test.use({ role: 'admin' });

for (const width of [1440, 390]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test(`[3.29] an admin exports all that is stored about a person, and erases them @slow`, async ({
      page,
      staff,
    }) => {
      const last_name = `Gone${width}x${Date.now()}`;
      const { hashcode } = await staff.create<{ hashcode: string }>('individual/individuals', {
        first_name: 'Mārama',
        last_name,
        phone: '021 555 0144',
      });
      await staff.create('crm/relations', { name: 'Treasurer', individual: hashcode });
      const more = page.getByRole('button', { name: 'More actions' });
      await page.goto(`/crm/individuals/${hashcode}`);

      await more.click();
      await page.getByRole('menuitem', { name: 'Export data…' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
      const file = await readFile(await (await download).path(), 'utf8');
      expect(file).toContain(`<h1>What is stored: Mārama ${last_name}</h1>`);
      expect(file).toContain('021 555 0144');

      await more.click();
      await page.getByRole('menuitem', { name: 'Erase person…' }).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog.getByText('This cannot be undone.')).toBeVisible();
      await expect(dialog.getByText('Relations: 1')).toBeVisible();
      const erase = dialog.getByRole('button', { name: 'Erase for good' });
      await erase.click();
      await expect(dialog.getByText('Write a reason.')).toBeVisible();
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asked by mail on Monday');
      await dialog.getByRole('textbox', { name: /to confirm/ }).fill(`Mārama ${last_name}`);
      await erase.click();
      const pseudonym = `Erased person ${hashcode.slice(0, 8).toUpperCase()}`;
      await expect(page.getByRole('heading', { level: 1, name: pseudonym })).toBeVisible();
      await expect(page.getByText('021 555 0144')).toHaveCount(0);

      await page.getByRole('tab', { name: 'History' }).click();
      await expect(page.getByRole('main').getByText('Asked by mail on Monday')).toBeVisible();
      await expect(page.getByRole('main').getByText(last_name)).toHaveCount(0);
    });
  });
}
