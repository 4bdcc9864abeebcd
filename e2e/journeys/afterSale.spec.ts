import { expect, test, type Browser, type Page } from '@playwright/test';
import { apiUser, type ApiUser } from '../support/api';
import { violationsOf } from '../support/everybody';
import { pageOf } from '../support/pageOf';
import { startOwnServer, type OwnServer } from '../support/ownServer';
import { pressButton, pressWhenEnabled } from '../support/pressButton';
import { listOf, type Stored } from '../support/records';
import { closeShift } from '../support/shift';
import { buy, onSale } from '../support/soldPerformance';

// One server for all.
test.describe.configure({ mode: 'serial' });

let server: OwnServer;
let staff: ApiUser;
test.beforeAll(async ({ playwright }) => {
  test.setTimeout(300_000);
  server = await startOwnServer({ CALLBOARD_FEATURES: 'ticketing', CALLBOARD_ENVIRONMENT: 'staging' });
  const request = await playwright.request.newContext();
  staff = await apiUser(request, 'showquest', 'staff', `http://127.0.0.1:${server.port}`);
});
test.afterAll(() => server.stop());

const staffPage = (browser: Browser, path: string, width: number) =>
  pageOf(browser, staff, path, { viewport: { width, height: 900 } }, server);

const orderOf = async (buyer: string) => {
  const [order] = await listOf<Stored>(staff, `booking/orders?search=${encodeURIComponent(buyer)}`);
  return order?.hashcode ?? '';
};
const openOrder = async (page: Page, token: string, answer = '') => {
  await page.goto(`http://showquest.localhost:${server.port}/tickets/order${answer}#${token}`);
};
/** Nothing is wider than the page, and nothing is hard to reach. */
async function isFit(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

for (const [width, day, other] of [
  [1440, '2028-08-01', '2028-08-03'],
  [390, '2028-08-05', '2028-08-07'],
] as const) {
  test(`[7.46] [1.10] tickets are exchanged for a dearer performance, at ${width} pixels @slow`, async ({
    browser,
    page: buyer,
  }, info) => {
    const from = await onSale(staff, day);
    const to = await onSale(staff, other, { price: 3_000 });
    const name = `Ana Exchange ${width}`;
    const token = await buy(buyer, server, from, ['A1', 'A2'], name);
    const page = await staffPage(browser, `/booking/orders/${await orderOf(name)}`, width);
    await pressWhenEnabled(page.getByRole('button', { name: 'Exchange tickets' }));
    const select = page.getByLabel('New performance');
    const option = select.locator('option', { hasText: to.name });
    await select.selectOption({ label: (await option.textContent()) ?? '' });
    await pressWhenEnabled(page.getByRole('button', { name: /2 seats|2 best|best.*2/i }).first());
    await expect(page.getByText('To be paid now')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Receive $10.00 and exchange' })).toBeEnabled();
    await pressButton(page, 'Open a shift');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Till/).fill('Front desk');
    await dialog.getByLabel(/^Float/).fill('100');
    await pressButton(dialog, 'Open a shift');
    await expect(page.getByText('No shift is open')).toBeHidden();
    await page.screenshot({ path: info.outputPath(`exchange-${width}.png`), fullPage: true });
    await isFit(page);
    await pressWhenEnabled(page.getByRole('button', { name: 'Receive $10.00 and exchange' }));
    await expect(page.getByText('Exchanged: the new tickets are in order')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Exchanged for order/ })).toHaveCount(2);
    await isFit(page);
    await page.screenshot({ path: info.outputPath(`exchanged-${width}.png`), fullPage: true });

    await closeShift(staff);

    await buyer.setViewportSize({ width, height: 900 });
    await openOrder(buyer, token);
    await expect(buyer.getByText('Your tickets were exchanged')).toBeVisible();
    await expect(buyer.getByRole('img', { name: /^QR code/ })).toHaveCount(0);
  });
}

for (const [width, day, later] of [
  [1440, '2028-09-01', '03 - 10 - 2028'],
  [390, '2028-09-05', '04 - 10 - 2028'],
] as const) {
  test(`[7.46] [1.10] [2.21] a performance is moved, one buyer keeps and one asks for the money, at ${width} pixels @slow`, async ({
    browser,
    page: buyer,
  }, info) => {
    const sale = await onSale(staff, day);
    const keeps = await buy(buyer, server, sale, ['A1'], `Keeps ${width}`);
    const leaves = await buy(buyer, server, sale, ['A2'], `Leaves ${width}`);
    const page = await staffPage(browser, `/performances/${sale.performance}`, width);
    await pressWhenEnabled(page.getByRole('button', { name: 'Move to another time' }));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('2 orders with 2 paid tickets.')).toBeVisible();
    await pressWhenEnabled(dialog.getByRole('button', { name: 'Move it and email the buyers' }));
    await expect(dialog.getByText('Enter a day and a time.').first()).toBeVisible();
    const start = dialog.getByRole('group', { name: /^New start/ });
    await start.getByRole('spinbutton').first().click();
    await page.keyboard.type(`${later.replaceAll(/\D/g, '')}1930`);
    await dialog.getByLabel('Message to the buyers').fill('The hall is flooded.');
    await page.screenshot({ path: info.outputPath(`postpone-${width}.png`) });
    await isFit(page);
    await pressWhenEnabled(dialog.getByRole('button', { name: 'Move it and email the buyers' }));
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Postponed from/)).toBeVisible();
    await expect(page.getByText('Buyers can answer until')).toBeVisible();

    await buyer.setViewportSize({ width, height: 900 });
    await openOrder(buyer, keeps);
    await expect(buyer.getByText('This performance has a new time')).toBeVisible();
    await expect(buyer.getByText('The hall is flooded.')).toBeVisible();
    await isFit(buyer);
    await buyer.screenshot({ path: info.outputPath(`moved-${width}.png`), fullPage: true });
    await pressWhenEnabled(buyer.getByRole('button', { name: 'Keep my tickets' }));
    await expect(buyer.getByText('You keep your tickets')).toBeVisible();
    await expect(buyer.getByRole('button', { name: 'Ask for the money back' })).toBeEnabled();

    // By the link of the mail.
    await openOrder(buyer, leaves, '?answer=refund');
    const confirm = buyer.getByRole('alertdialog');
    await expect(confirm.getByText('We pay $25.00 back to you.')).toBeVisible();
    await isFit(buyer);
    await pressWhenEnabled(confirm.getByRole('button', { name: 'Return them for $25.00' }));
    await expect(buyer.getByText('You asked for your money back.')).toBeVisible();
    await expect(buyer.getByRole('button', { name: 'Keep my tickets' })).toHaveCount(0);

    await page.reload();
    await page.getByText('Answers of the buyers').click();
    const list = page.getByRole('list', { name: 'Orders' });
    await expect(list.getByRole('listitem').filter({ hasText: `Keeps ${width}` })).toContainText('Kept');
    await expect(list.getByRole('listitem').filter({ hasText: `Leaves ${width}` })).toContainText('Refunded');
    await isFit(page);
    await page.screenshot({ path: info.outputPath(`answers-${width}.png`), fullPage: true });
  });
}

test('[7.46] [1.10] money that came too late is listed, and paid back once @slow', async ({
  browser,
  page: buyer,
}, info) => {
  const sale = await onSale(staff, '2028-11-01');
  const name = 'Late Buyer';
  await buy(buyer, server, sale, ['B1'], name, { card: 'late', isCancelled: true });
  // Its seat is another buyer's when the money arrives.
  await buy(buyer, server, sale, ['B1'], 'Faster Buyer');
  const page = await staffPage(browser, '/booking/orders', 390);
  await page.getByRole('link', { name: 'To pay back' }).press('Enter');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(name)).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await isFit(page);
  await page.goto(`http://showquest.localhost:${server.port}/booking/orders/${await orderOf(name)}`);
  await expect(page.getByText('$25.00 is due back to the buyer')).toBeVisible();
  await pressWhenEnabled(page.getByRole('button', { name: 'Pay back' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Paid back by').selectOption('Bank transfer');
  await dialog.getByLabel('Reference').fill('Back 4711');
  await page.screenshot({ path: info.outputPath('pay-back-390.png') });
  await isFit(page);
  await pressWhenEnabled(dialog.getByRole('button', { name: 'Pay back $25.00' }));
  await expect(page.getByText('$25.00 is paid back')).toBeVisible();
  await expect(page.getByText('$25.00 is due back to the buyer')).toBeHidden();
});
