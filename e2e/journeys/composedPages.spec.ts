import { expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { apiUser } from '../support/api';
import { overflow, violationsOf } from '../support/everybody';
import { pressButton, pressWhenEnabled } from '../support/pressButton';
import { at } from '../support/tenants';
import { test } from '../support/test';

test.use({ role: 'admin' });

/** Focuses a button as a keyboard does, and presses it. */
for (const width of [1440, 390]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test(`[7.36] a page is composed by keyboard alone, published, seen by staff, and rolled back @slow`, async ({
      page,
      request,
    }) => {
      const slug = `night-${randomUUID().slice(0, 8)}`;
      const admin = await apiUser(request, 'showquest', 'admin');
      const made = await admin.create<{ hashcode: string }>('layout/layouts', {
        name: `Night ${slug}`,
        slug,
        roles: ['staff'],
      });
      await page.goto(`/admin/layouts/${made.hashcode}`);
      await pressButton(page, 'Add a page');
      await pressButton(page, 'Add a widget to Cell 1 of row 1');
      await page.keyboard.press('Enter');
      await page.getByLabel('What it is about').focus();
      await page.keyboard.type('Venues');
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('All venues');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'All venues' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: /\d+ Venues/ })).toBeVisible();
      await page.getByRole('button', { name: 'Move All venues' }).focus();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await publish(page);

      const staff = await apiUser(request, 'showquest', 'staff');
      expect(await staff.get(`pages/${slug}`)).toMatchObject({ data: { number: 1 } });

      await pressButton(page, 'Add a row');
      await pressButton(page, 'Add a widget to Cell 1 of row 2');
      for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await pressButton(page, 'Done');
      const before = await staff.get(`pages/${slug}`);
      await publish(page);
      expect(await staff.get(`pages/${slug}`)).toMatchObject({ data: { number: 2 } });

      await page.getByRole('tab', { name: 'Versions' }).click();
      await pressButton(page, 'Roll back to version 1');
      await pressWhenEnabled(page.getByRole('dialog').getByRole('button', { name: 'Roll back to this' }));
      await expect(page.getByRole('button', { name: 'Roll back to version 2' })).toBeVisible();
      expect(await staff.get(`pages/${slug}`)).toEqual(before);
      expect(await violationsOf(page)).toEqual([]);
    });
  });
}

async function publish(page: Page): Promise<void> {
  await pressButton(page, 'Publish');
  await pressWhenEnabled(page.getByRole('dialog').getByRole('button', { name: 'Publish' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test.describe('as staff', () => {
  test.use({ role: 'staff' });

  test('[7.36] the page for the week of a show leads to what it counts @slow', async ({ page }) => {
    await page.goto('/pages/show-week');
    await expect(page.getByRole('heading', { level: 1, name: 'Show week' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'On the night' })).toBeVisible();
    await page.getByRole('region', { name: 'Performances to come' }).getByRole('link').click();
    await expect(page).toHaveURL(/\/performances\?starts_at__gte=/);
  });
});

for (const width of [1440, 390]) {
  test.describe(`with a report, at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('[1.5] [7.36] a saved report is put on a page; staff read its plot, and a judge a plain sentence @slow', async ({
      page,
      browser,
      request,
    }) => {
      const slug = `report-${randomUUID().slice(0, 8)}`;
      const admin = await apiUser(request, 'showquest', 'admin');
      const made = await admin.create<{ hashcode: string }>('layout/layouts', {
        name: `Report ${slug}`,
        slug,
        roles: ['staff', 'judge'],
      });
      await page.goto(`/admin/layouts/${made.hashcode}`);
      await pressButton(page, 'Add a page');
      await expect(page.getByText(/^Add a widget to a cell/)).toBeVisible();
      const own = width === 390 ? 'Phone' : 'Desktop';
      await expect(page.getByRole('button', { name: own })).toHaveAttribute('aria-pressed', 'true');
      await pressButton(page, 'Add a widget to Cell 1 of row 1');
      await page.getByRole('menuitem', { name: 'Report', exact: true }).press('Enter');
      await page.getByLabel('Which report').selectOption({ label: 'Accepted by region' });
      await page.getByLabel('Show it as').selectOption('plot');
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Accepted acts');
      await pressButton(page, 'Done');
      await expect(page.getByRole('figure')).toBeVisible();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await publish(page);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await violationsOf(page)).toEqual([]);

      for (const role of ['staff', 'judge'] as const) {
        const context = await browser.newContext({ viewport: { width, height: 844 } });
        const { token } = await apiUser(context.request, 'showquest', role);
        await context.addInitScript((value) => localStorage.setItem('api_token', value), token);
        const reader = await context.newPage();
        await reader.goto(at('showquest', `/pages/${slug}`));
        const widget = reader.getByRole('region', { name: 'Accepted acts' }).first();
        if (role === 'judge') await expect(widget).toContainText('You cannot see what is shown here.');
        else
          await expect(
            widget.getByRole('link', { name: 'Open the report Accepted by region' }),
          ).toBeVisible();
        await expect(widget.getByRole('figure')).toHaveCount(role === 'staff' ? 1 : 0);
        await context.close();
      }
    });
  });
}
