import { expect, type Page } from '@playwright/test';
import { amendAnswer } from '../support/amendAnswer';
import type { ApiUser } from '../support/api';
import { overflow, violationsOf } from '../support/everybody';
import { listOf, uniqueName, type Stored } from '../support/records';
import { test } from '../support/test';

test.use({ tenant: 'showquest' });

interface ArgumentsAnswer {
  data: { app_args: { features: Record<string, boolean> } };
}

/** The books are behind the feature, which the tenant switches on. */
async function open(page: Page, query = ''): Promise<void> {
  await amendAnswer<ArgumentsAnswer>(page, '**/app/arguments', ({ data }) => {
    data.app_args.features = { ...data.app_args.features, ticketing: true };
  });
  await page.goto(`/admin/accounting${query}`);
  await expect(page.getByRole('region', { name: 'Books', exact: true })).toBeVisible();
}

/** Programmes that were sold for cash: an entry of the office itself. */
async function sell(staff: ApiUser, text: string): Promise<void> {
  const accounts = await listOf<Stored & { code: string }>(staff, 'finance/bookkeeping_accounts');
  const withCode = (code: string) => accounts.find((account) => account.code === code)?.hashcode;
  await staff.create('finance/create_accounting_entry', {
    booked_on: '2026-11-20',
    text,
    lines: [
      { account: withCode('1010'), debit: 11_500 },
      { account: withCode('4200'), credit: 11_500 },
    ],
  });
}

for (const width of [1440, 390]) {
  test(`[2.16] [7.45] the office finds an entry in the day book and reverses it, at ${width} px @slow`, async ({
    page,
    staff,
  }) => {
    const text = uniqueName('Programmes');
    await sell(staff, text);
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    await page.getByRole('textbox', { name: 'Search the texts' }).fill(text);
    const list = page.getByRole('list', { name: 'Day book' });
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(list.getByRole('row', { name: /^Total/ })).toContainText('$115.00');
    await page.getByRole('button', { name: `Reverse: ${text}, 20-Nov-2026` }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Typed twice');
    await dialog.getByRole('button', { name: 'Reverse' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list.getByText('Reversed', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Reverse: / })).toHaveCount(0);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violationsOf(page)).toEqual([]);
    for (const [tab, name] of [
      ['Balances', 'Balances'],
      ['Events', 'Events'],
      ['GST', 'GST'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('table', { name, exact: true })).toBeVisible();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await violationsOf(page)).toEqual([]);
    }
    await page.getByRole('tab', { name: 'Balances' }).click();
    await expect(page.getByText(/Debits and credits are equal/)).toBeVisible();
  });
}
