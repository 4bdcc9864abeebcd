import { expect, test, type Browser } from '@playwright/test';
import { apiUser, type ApiUser } from '../support/api';
import { violationsOf } from '../support/everybody';
import { pageOf } from '../support/pageOf';
import { startOwnServer, type OwnServer } from '../support/ownServer';
import { pressButton, pressWhenEnabled } from '../support/pressButton';
import { buy, onSale, soldHall } from '../support/soldPerformance';

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

for (const [width, day] of [
  [1440, '2028-07-01'],
  [1024, '2028-07-02'],
] as const) {
  test(`[7.46] [1.10] [2.21] a newer plan takes two sold seats away, and its buyer gets others, at ${width} pixels @slow`, async ({
    browser,
    page: buyer,
  }) => {
    const sale = await onSale(staff, day);
    const token = await buy(buyer, server, sale, ['A1', 'A2'], 'Mere Tamati');
    await buy(buyer, server, sale, ['B1', 'B2'], 'Hone Rewi');
    await staff.patch(`booking/floor_plans/${sale.floorPlan}`, { content: soldHall(3) });
    await staff.create('booking/floor_plans/actions', { action: 'publish', target: sale.floorPlan });

    const page = await staffPage(browser, `/booking/seat-maps/${sale.map}`, width);
    await pressWhenEnabled(page.getByRole('button', { name: 'See what changes' }));
    const dialog = page.getByRole('alertdialog');
    await expect(
      dialog.getByText('2 tickets to move, none with a different seat, 2 unchanged.'),
    ).toBeVisible();
    await expect(dialog.getByText('Hall · A 1 → Hall · A 3')).toBeVisible();
    await expect(dialog.getByText('Hall · A 2 → Hall · A 4')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await pressButton(dialog, /^Change seat: Hall · A 2/);
    await dialog.getByLabel('Row', { exact: true }).selectOption({ label: 'C (8 free)' });
    await dialog.getByLabel('Seat', { exact: true }).selectOption('3');
    await expect(dialog.getByText('Hall · A 2 → Hall · C 3')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await pressWhenEnabled(dialog.getByRole('button', { name: 'Use the version and move them' }));
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Version 2 of the plan is published')).toBeHidden();

    await buyer.goto(`http://showquest.localhost:${server.port}/tickets/order#${token}`);
    await expect(buyer.getByText('Hall · A 3')).toBeVisible();
    await expect(buyer.getByText('Hall · C 3')).toBeVisible();
    await expect(buyer.getByText('Hall · A 1')).toBeHidden();
  });
}

for (const [width, day] of [
  [1440, '2028-07-03'],
  [390, '2028-07-04'],
] as const) {
  test(`[7.46] [1.10] [2.21] a performance is cancelled, and all of its orders are refunded, at ${width} pixels @slow`, async ({
    browser,
    page: buyer,
  }) => {
    const sale = await onSale(staff, day);
    const token = await buy(buyer, server, sale, ['A1', 'A2'], 'Mere Tamati');
    for (const row of ['A', 'B', 'C']) {
      for (const seat of [3, 5, 7]) await buy(buyer, server, sale, [`${row}${seat}`], `Buyer ${row}${seat}`);
    }
    const page = await staffPage(browser, `/performances/${sale.performance}`, width);
    await pressWhenEnabled(page.getByRole('button', { name: 'Cancel and refund' }));
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText('10 orders with 11 paid tickets.')).toBeVisible();
    await expect(dialog.getByText('$275.00 is paid back.')).toBeVisible();
    await pressWhenEnabled(dialog.getByRole('button', { name: 'Cancel and refund' }));
    await expect(dialog.getByText('Enter a reason.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Water in the hall.');
    expect(await violationsOf(page)).toEqual([]);
    await pressWhenEnabled(dialog.getByRole('button', { name: 'Cancel and refund' }));

    await expect(page.getByText('10 orders ended')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('$275.00 is paid back. Each buyer got an email.')).toBeVisible();
    await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await buyer.goto(`http://showquest.localhost:${server.port}/tickets/order#${token}`);
    await expect(buyer.getByText('Refunded', { exact: true }).first()).toBeVisible();
    await expect(buyer.getByRole('img', { name: /QR/ })).toHaveCount(0);
  });
}
