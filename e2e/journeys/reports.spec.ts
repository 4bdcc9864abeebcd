import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { apiUser, emailOf } from '../support/api';
import { overflow, violationsOf } from '../support/everybody';
import { at } from '../support/tenants';
import { test } from '../support/test';

const tenant = 'showquest';
test.use({ tenant, role: 'staff' });

for (const width of [1440, 390]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test(`[1.5] the office builds a report, saves it, reads its table and plot, and downloads it @slow`, async ({
      page,
    }) => {
      await page.goto('/reports');
      await expect(page.getByRole('main').getByText('Fees owed by month')).toBeVisible();
      await page.getByRole('button', { name: 'New report' }).click();
      await expect(page).toHaveURL(/\/reports\/new$/);
      const name = `Projects by status ${width}`;
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('Records', { exact: true }).selectOption({ label: 'Office projects' });
      await page.getByLabel('Group by').selectOption({ label: 'Status' });
      await page.getByLabel('Measure').selectOption({ label: 'Sum: Budget' });
      const table = page.getByRole('region', { name, exact: true }).getByRole('table');
      await expect(table.getByRole('row', { name: /^Running \$/ })).toBeVisible();
      await expect(table.getByRole('row', { name: /^Total \$/ })).toBeVisible();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page).toHaveURL(/\/reports\/[0-9a-f-]{36}$/);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByRole('figure')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download CSV' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`${name}.csv`);
      const text = await readFile(await download.path(), 'utf8');
      expect(text).toContain('Status,Sum: Budget');
      expect(text).toMatch(/\r\nTotal,/);
      await page.getByRole('button', { name: 'Delete' }).click();
      await expect(page).toHaveURL(/\/reports$/);
      // The list has come, and not only its address.
      await expect(page.getByRole('main').getByText('Fees owed by month')).toBeVisible();
      await expect(page.getByRole('main').getByText(name)).toHaveCount(0);
    });

    test('[1.5] a report is mailed to a colleague, who stops it, and its owner resumes and removes them @slow', async ({
      page,
      staff,
      browser,
    }) => {
      test.slow();
      const { hashcode } = await staff.create<{ hashcode: string }>('core/reports', {
        name: `Shared report ${width}`,
        question: {
          collection: 'projects',
          by: 'status',
          second: null,
          measure: 'count',
          search: '',
          filters: [],
        },
        display: 'table',
        shared_with: 'office',
      });
      const { results } = await staff.get<{ results: { name: string }[] }>(
        `user?search=${encodeURIComponent(emailOf(tenant, 'admin'))}`,
      );
      const name = results[0]?.name ?? '';
      await page.goto(`/reports/${hashcode}`);
      await expect(page.getByText('No other users')).toBeVisible();
      await page.getByRole('combobox', { name: /^Add a user/ }).fill(name);
      await page.getByRole('option').filter({ hasText: name }).first().click();
      const receivers = page.getByRole('list', { name: 'Also emailed every Monday to' });
      await expect(receivers.getByRole('listitem')).toHaveCount(1);
      await expect(receivers).toContainText(name);
      expect(await violationsOf(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);

      const context = await browser.newContext({
        baseURL: at(tenant, ''),
        viewport: { width, height: 844 },
      });
      const { token } = await apiUser(context.request, tenant, 'admin');
      await context.addInitScript((value) => localStorage.setItem('api_token', value), token);
      const colleague = await context.newPage();
      await colleague.goto(`/reports/${hashcode}`);
      await colleague.getByRole('button', { name: `Stop: ${name}` }).click();
      await expect(colleague.getByRole('button', { name: `Resume: ${name}` })).toBeVisible();
      await context.close();

      await page.reload();
      await expect(receivers).toContainText('Stopped');
      await page.getByRole('button', { name: `Resume: ${name}` }).click();
      await expect(page.getByRole('button', { name: `Stop: ${name}` })).toBeVisible();
      await page.getByRole('button', { name: `Remove: ${name}` }).click();
      await expect(page.getByText('No other users')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).last().click();
      await expect(receivers.getByRole('listitem')).toHaveCount(1);
      await page.getByRole('button', { name: 'Delete' }).click();
      await expect(page).toHaveURL(/\/reports$/);
    });

    test('[1.5] [7.16] [7.40] a list is grouped, and a section shows its rows and sums @slow', async ({
      page,
    }) => {
      await page.goto('/projects');
      await page.getByRole('button', { name: 'Options', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Group' }).click();
      await page.getByLabel('Group by').selectOption({ label: 'Status' });
      await expect(page).toHaveURL(/group=status/);
      const section = page.locator('summary', { hasText: 'Running' });
      await expect(section).toContainText(/records?/);
      await section.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: 'Running' }).getByRole('link').first()).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    });
  });
}
