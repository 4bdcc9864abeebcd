import { expect } from '@playwright/test';
import { test } from '../support/test';

test.use({ role: 'staff' });

interface Reserved {
  name: string;
  asset: { hashcode: string };
  individual: { hashcode: string };
  starts_at: string;
  ends_at: string;
}

for (const width of [1440, 390]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('[2.22] [2.25] an employee leads to their team, and the team to its people @slow', async ({
      page,
    }) => {
      await page.goto('/workforce/employees?search=sound');
      await page.locator('main a[href^="/workforce/employees/"]').first().click();
      await expect(page).toHaveURL(/\/workforce\/employees\/[0-9a-f-]{36}/);
      await page.getByRole('main').getByRole('link', { name: 'Show crew' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Show crew' })).toBeVisible();
      await page.getByRole('tab', { name: 'Employees' }).click();
      await expect(page.getByText(/^1–\d of \d$/)).toBeVisible();
    });

    test('[2.26] [3.24] a supplier has its contacts and notes, a project its milestones and tasks @slow', async ({
      page,
    }) => {
      await page.goto('/crm/companies?search=southern');
      await page.locator('main a[href^="/crm/companies/"]').first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Southern Cross Audio' })).toBeVisible();
      await page.getByRole('tab', { name: 'Relations' }).click();
      await expect(page.getByRole('main').getByText('Account manager')).toBeVisible();
      await page.goto('/projects?search=handbook');
      await page.locator('main a[href^="/projects/"]').first().click();
      await page.getByRole('tab', { name: 'Milestones' }).click();
      await expect(page.getByRole('main').getByRole('link', { name: 'Rules agreed' })).toBeVisible();
    });
  });
}

test('[2.58] an asset that is promised is not promised again for the same time @slow', async ({
  page,
  staff,
}) => {
  const { results } = await staff.get<{ results: Reserved[] }>('inventory/reservations?page_size=1');
  const [taken] = results;
  if (!taken) throw new Error('The season keeps no gear for anyone.');
  const refusal = staff.create('inventory/reservations', {
    name: 'Another crew',
    asset: taken.asset.hashcode,
    individual: taken.individual.hashcode,
    starts_at: taken.starts_at,
    ends_at: taken.ends_at,
  });
  await expect(refusal).rejects.toThrow('Another reservation has the same asset at this time.');
  await page.goto(`/inventory/${taken.asset.hashcode}`);
  await page.getByRole('tab', { name: 'Reservations' }).click();
  await expect(page.getByRole('main').getByText(taken.name)).toBeVisible();
});
