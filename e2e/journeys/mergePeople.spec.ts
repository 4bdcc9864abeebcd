import { expect, type Page } from '@playwright/test';
import { test } from '../support/test';

test.use({ role: 'staff' });

interface Person {
  hashcode: string;
}

const pathOf = ({ hashcode }: Person): string => `/crm/individuals/${hashcode}`;

/** The radio button of one side of a field that differs: of the one that stays, or of the one that is deleted. */
function sideOf(page: Page, field: string, side: 'stays' | 'goes') {
  return page
    .getByRole('radiogroup', { name: field })
    .getByRole('radio')
    .nth(side === 'stays' ? 0 : 1);
}

for (const width of [1440, 390]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test(`[2.27] a person who was added twice is merged, found by the old link, and split again by Undo @slow`, async ({
      page,
      staff,
    }) => {
      const last_name = `Twin${width}x${Date.now()}`;
      const email = `${last_name.toLowerCase()}@example.org`;
      const one = await staff.create<Person>('individual/individuals', {
        first_name: 'Marama',
        last_name,
        email,
        town: 'Ōtaki',
      });
      const two = await staff.create<Person>('individual/individuals', {
        first_name: 'Mārama',
        last_name,
        email,
        phone: '021 555 0101',
        town: 'Levin',
      });
      await staff.create('crm/relations', { name: 'Treasurer', individual: two.hashcode });

      await page.goto(pathOf(one));
      await expect(page.getByRole('heading', { name: 'Possible duplicates' })).toBeVisible();
      await page.getByRole('button', { name: `Compare with Mārama ${last_name}` }).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog.getByText('Relations (Person): 1')).toBeVisible();
      // The one that was added last is the newer one.
      await expect(sideOf(page, 'Town', 'goes')).toBeChecked();
      await expect(sideOf(page, 'Phone', 'goes')).toBeChecked();
      await sideOf(page, 'Town', 'stays').check();
      await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
      await expect(page.getByText(`Mārama ${last_name} merged into Marama ${last_name}`)).toBeVisible();
      const undo = page.getByRole('button', { name: 'Undo' });
      await expect(undo).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: `Mārama ${last_name}` })).toBeVisible();
      await expect(page.getByText('021 555 0101')).toBeVisible();
      await expect(page.getByRole('main').getByText('Ōtaki')).toBeVisible();
      await undo.click();
      await expect(page.getByText('Undone')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: `Marama ${last_name}` })).toBeVisible();

      await page.goto(`/crm/individuals?search=${last_name}`);
      const boxes = page.getByRole('row').filter({ hasText: last_name }).getByRole('checkbox');
      await expect(boxes).toHaveCount(2);
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Merge' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Merge', exact: true }).click();
      await expect(page.getByText(/merged into/)).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: last_name })).toHaveCount(1);

      // One of both is gone: its link leads to the other.
      const urls = new Set<string>();
      for (const person of [one, two]) {
        await page.goto(pathOf(person));
        await expect(page.getByRole('heading', { level: 1, name: last_name })).toBeVisible();
        urls.add(new URL(page.url()).pathname);
      }
      expect(urls.size).toBe(1);
      await page.getByRole('tab', { name: 'History' }).click();
      await expect(page.getByRole('main').getByText('Merged', { exact: true })).toBeVisible();
    });
  });
}
