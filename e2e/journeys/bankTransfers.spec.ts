import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { apiUser, type ApiUser } from '../support/api';
import { overflow, violationsOf } from '../support/everybody';
import { pageOf } from '../support/pageOf';
import { pressWhenEnabled } from '../support/pressButton';
import { startOrder } from '../support/shop';

let staff: ApiUser;
test.beforeAll(async ({ playwright }) => {
  staff = await apiUser(await playwright.request.newContext(), 'showquest');
});

/** Two seats that a stranger orders, to be paid by bank transfer. */
const order = (request: APIRequestContext) => startOrder(request, 2, 'bank_transfer');

function open(browser: Browser, width: number): Promise<Page> {
  return pageOf(browser, staff, '/admin/accounting?books=transfers', { viewport: { width, height: 900 } });
}

const choose = (page: Page, text: string) =>
  page
    .getByLabel('CSV file of the bank')
    .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

const dollars = (amount: number) => (amount / 100).toFixed(2);

for (const width of [1440, 390]) {
  test(`[7.46] [2.16] the office matches a bank's file to the orders and pays them once, at ${width} px @slow`, async ({
    browser,
    request,
  }) => {
    const [one, two] = [await order(request), await order(request)];
    const rows = [
      'Date,Amount,Payee,Particulars,Code,Reference',
      `20/11/2026,${dollars(one.total)},M TAMATI,Tickets,,${one.number.toLowerCase()}`,
      `20/11/2026,${dollars(two.total - 100)},M TAMATI,Tickets,,${two.number}`,
      '20/11/2026,12.00,A STRANGER,,,thanks',
      '20/11/2026,-900.00,VENUE HIRE,,,',
    ];
    const page = await open(browser, width);
    await expect(page.getByText('No file is open')).toBeVisible();
    await choose(page, 'Name,Email\nMere,mere@example.org');
    await expect(page.getByRole('alert')).toContainText('has no column for the day or the amount');
    await choose(page, rows.join('\n'));
    const payable = page.getByRole('list', { name: 'Lines that pay an order or an invoice' });
    await expect(payable.getByRole('listitem')).toHaveCount(1);
    await expect(payable.getByRole('checkbox')).toBeChecked();
    const others = page.getByRole('list', { name: 'Other lines' });
    await expect(others.getByText('Another amount')).toBeVisible();
    await expect(others.getByText('No order and no invoice has this reference')).toBeVisible();
    await expect(page.getByText('1 line is not an incoming payment.')).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violationsOf(page)).toEqual([]);
    await pressWhenEnabled(page.getByRole('button', { name: `Mark 1 line as paid: $${dollars(one.total)}` }));
    await expect(page.getByText('1 of 1 lines are paid now.')).toBeVisible();
    await expect(payable.getByText('Paid', { exact: true })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await choose(page, rows.join('\n'));
    await expect(others.getByText('This line was used already')).toBeVisible();
    await expect(page.getByRole('button', { name: /as paid/ })).toHaveCount(0);
    await page.getByRole('tab', { name: 'Day book' }).click();
    await expect(page.getByText(`Tickets, order ${one.number}`)).toBeVisible();
  });
}
