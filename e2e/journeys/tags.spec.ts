import { expect } from '@playwright/test';
import { overflow, violationsOf } from '../support/everybody';
import { uniqueName } from '../support/records';
import { test } from '../support/test';
import { deviceOf, makeUser } from '../support/users';

for (const width of [1440, 390]) {
  test(`[3.25] a tag is created on a venue, finds it in the list, and is removed and restored at ${width} @slow`, async ({
    staff,
    browser,
  }) => {
    const [venue, tag] = [uniqueName('Hall'), uniqueName('Early')];
    const { hashcode } = await staff.create<{ hashcode: string }>('callboard/venues', {
      name: venue,
      town: 'Hastings',
      time_zone: 'Pacific/Auckland',
    });
    const viewport = { width, height: 844 };
    const page = await deviceOf(browser, 'showquest', await makeUser('showquest'), viewport);
    await page.goto(`/venues/${hashcode}?tab=details`);
    const tags = page.getByRole('region', { name: 'Tags' });
    await expect(tags.getByText('No tags yet.')).toBeVisible();
    const field = tags.getByRole('combobox', { name: 'Add a tag' });
    await field.focus();
    await page.keyboard.type(tag);
    await expect(tags.getByRole('option', { name: /^Add / })).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    const chip = tags.getByRole('link', { name: tag });
    await expect(chip).toBeVisible();
    await expect(field).toHaveValue('');
    expect(await violationsOf(page)).toEqual([]);
    await expect.poll(() => overflow(page)).toBe(0);

    await chip.click();
    await expect(page).toHaveURL(/\/venues\?tagged=/);
    await expect(page.getByRole('link', { name: venue })).toBeVisible();
    await expect(page.getByText('1–1 of 1')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await page.goBack();
    // A colleague's change arrives without a reload.
    const other = await deviceOf(browser, 'showquest', await makeUser('showquest'), viewport);
    await other.goto(`/venues/${hashcode}?tab=details`);
    await other.getByRole('button', { name: `Remove ${tag}` }).click();
    await expect(tags.getByText('No tags yet.')).toBeVisible();
    await other.getByRole('button', { name: 'Undo' }).click();
    await expect(chip).toBeVisible();
    await page.context().close();
    await other.context().close();
  });
}
