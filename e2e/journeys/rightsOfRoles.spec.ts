import { expect, type Page } from '@playwright/test';
import { violationsOf, overflow } from '../support/everybody';
import { test } from '../support/test';
import { emailOf, password } from '../support/api';
import { at } from '../support/tenants';

const list = '/workforce/employees';

test.use({ tenant: 'launchpad', role: 'admin' });

async function openRights(page: Page) {
  await page.goto('/admin/roles');
  await expect(page.getByRole('button', { name: 'See as this role' })).toBeVisible();
  await page
    .getByRole('searchbox', { name: 'Search collections' })
    .or(page.getByLabel('Search collections'))
    .first()
    .fill('employ');
  await page.getByRole('button', { name: /^Employees/ }).click();
  return page.getByRole('dialog');
}

test('[6.8] an admin hides a field and takes changing away from staff, who see it without a reload, and gives it back @slow', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: at('launchpad', ''),
    storageState: { cookies: [], origins: [] },
  });
  const staff = await context.newPage();
  await staff.goto('/login');
  await staff.getByLabel('Email').fill(emailOf('launchpad', 'staff'));
  await staff.getByLabel('Password').fill(password);
  await staff.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(staff.getByRole('button', { name: /^Your menu/ })).toBeVisible();
  await staff.goto(list);
  const column = staff.getByRole('columnheader', { name: 'Position' });
  const add = staff.getByRole('button', { name: /^(Add|New)/ });
  await expect(column).toBeVisible();

  try {
    const dialog = await openRights(page);
    await dialog.getByRole('checkbox', { name: 'Create' }).uncheck();
    await dialog.getByRole('checkbox', { name: 'Change' }).uncheck();
    await dialog.getByRole('combobox', { name: 'Position', exact: true }).selectOption('Hidden');
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: /^Employees.*Limited/ })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overflow(page)).toBe(0);
    expect(await violationsOf(page)).toEqual([]);

    await expect(column).toHaveCount(0, { timeout: 30_000 });
    await expect(staff.getByRole('columnheader', { name: 'Name' })).toBeVisible();
    await expect(add).toHaveCount(0);
  } finally {
    const dialog = await openRights(page);
    await dialog.getByRole('button', { name: 'Return all' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(column).toBeVisible({ timeout: 30_000 });
  await context.close();
});
