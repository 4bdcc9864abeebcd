import type { Role } from '@callboard/api-contract';
import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/signIn';
import { test } from '../support/test';
import { slowWhere } from '../support/tiers';

/** Opens the first record of a list. */
async function openFirst(page: Page): Promise<void> {
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/[0-9a-f-]{36}$/);
}

// Modules of several pages are buttons; tasks are one page for judges and collaborators: a link.
const forAll = ['Events', 'Acts', 'Venues'];
const forStaff = [...forAll, 'Contest', 'Tasks', 'People', 'Messages'];
const office = ['Office', 'Ticketing', 'Finance', 'Setup', 'Administration'];
const seen: readonly [Role, readonly string[]][] = [
  ['admin', [...forStaff, ...office]],
  ['staff', [...forStaff, ...office]],
  ['judge', [...forAll, 'Messages']],
  ['participant', [...forAll, 'Tasks', 'Messages']],
  ['collaborator', [...forAll, 'Messages']],
];

test.describe('from the login', () => {
  // Wide enough for every module of an admin.
  test.use({ role: null, viewport: { width: 2400, height: 900 } });

  for (const [role, modules] of seen) {
    test(`[1.4] [6.7] signed in, ${role} sees the modules that are theirs${slowWhere(role !== 'judge')}`, async ({
      page,
    }) => {
      await page.goto('/login');
      await signIn(page, 'showquest', role);
      const navigation = page.getByRole('navigation', { name: 'Main navigation' });
      await expect(navigation.getByRole('button')).toHaveText(modules);
    });
  }
});

for (const role of ['judge', 'participant', 'collaborator'] as const) {
  test.describe(`for ${role}`, () => {
    test.use({ role });

    test('[1.4] [6.8] offers nothing that changes the season @slow', async ({ page }) => {
      await page.goto('/events');
      await openFirst(page);
      await expect(page.getByRole('tab', { name: 'Run sheet' })).toBeVisible();
      await expect(page.getByRole('group', { name: /,/ }).first()).toBeVisible();
      for (const name of [/^Add/, /^New/, 'Import…', 'Edit', 'More actions']) {
        await expect(page.getByRole('button', { name })).toHaveCount(0);
      }
    });

    test(`[6.7] shows a page of staff as one that does not exist @slow`, async ({ page }) => {
      await page.goto('/users');
      await expect(page.getByText('Oops, page not found')).toBeVisible();
    });
  });
}

test.describe('for a participant', () => {
  test.use({ role: 'participant' });

  test('[1.4] lists their own acts alone @slow', async ({ page, staff }) => {
    const { count } = await staff.get<{ count: number }>('showquest/entries?page_size=1');
    await page.goto('/entries');
    const links = page.getByRole('table').getByRole('link');
    await expect(links.first()).toBeVisible();
    expect(await links.count()).toBeLessThan(count);
  });

  test('[6.8] lets them change an act until it is decided on, but not where and when it is performed @slow', async ({
    page,
  }) => {
    await page.goto('/entries?status=submitted');
    await openFirst(page);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(page.getByLabel('Members')).toBeVisible();
    for (const name of ['Time slot', 'Performance', 'Region']) {
      await expect(page.getByRole('dialog').getByLabel(name, { exact: true })).toHaveCount(0);
    }
    await page.goto('/entries?status=accepted');
    await openFirst(page);
    await expect(page.getByRole('tab', { name: 'Performers' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
  });
});

test.describe('for a collaborator', () => {
  test.use({ role: 'collaborator' });

  test('[1.4] [6.8] lists the acts that they were invited to, and their people without school and year @slow', async ({
    page,
  }) => {
    await page.goto('/entries');
    const acts = page.getByRole('table').getByRole('link');
    await expect(acts).toHaveCount(2);
    await acts.first().click();
    await page.getByRole('tab', { name: 'Performers' }).click();
    const table = page.getByRole('table');
    await expect(table.getByRole('link').first()).toBeVisible();
    await expect(table.getByRole('columnheader', { name: /Name/ })).toBeVisible();
    await expect(table.getByRole('columnheader', { name: /School/ })).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'Collaborators' })).toHaveCount(0);
  });
});

test.describe('for staff', () => {
  test('[1.4] invites a collaborator on the page of an act, and takes the invitation back @slow', async ({
    page,
  }) => {
    await page.goto('/entries?status=submitted');
    await openFirst(page);
    await page.getByRole('tab', { name: 'Collaborators' }).click();
    await page.getByRole('button', { name: 'New collaborator' }).click();
    await page.getByRole('combobox', { name: /User/ }).fill('Priya');
    await page.getByRole('option', { name: /Priya Nair/ }).click();
    await page.getByLabel('Right').selectOption('Can see');
    await page.getByLabel('Helps with').fill('Costumes');
    await page.getByRole('button', { name: 'Add collaborator' }).click();
    const row = page.getByRole('row', { name: /Priya Nair/ });
    await expect(row).toContainText('Costumes');
    await row.getByRole('link', { name: 'Priya Nair' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Priya Nair' })).toBeVisible();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByText('Priya Nair deleted')).toBeVisible();
  });
});
