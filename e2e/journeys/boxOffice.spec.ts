import { expect, test, type Browser, type Page } from '@playwright/test';
import { apiUser, type ApiUser } from '../support/api';
import { overflow, violationsOf } from '../support/everybody';
import { hallOf } from '../support/hall';
import { pageOf } from '../support/pageOf';
import { startOwnServer, type OwnServer } from '../support/ownServer';
import { pressButton, pressWhenEnabled } from '../support/pressButton';
import { listOf, makeEvent, uniqueName, type Stored, untaxedPlan } from '../support/records';
import { closeShift, openShift } from '../support/shift';
import { slowWhere } from '../support/tiers';

// One server for both.
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

/** A performance that is on sale: adults pay 40.00 in row A and 30.00 in row B, guests nothing. */
async function onSale(): Promise<string> {
  const { event, venue, space } = await makeEvent(staff, '2028-06-09');
  const { hashcode: performance } = await staff.create<Stored>('callboard/performances', {
    name: uniqueName('Evening'),
    event: event.hashcode,
    venue: venue.hashcode,
    space: space.hashcode,
    starts_at: '2028-06-09T07:00:00Z',
    ends_at: '2028-06-09T09:00:00Z',
  });
  const floorPlan = await staff.create<Stored>('booking/floor_plans', {
    name: uniqueName('Seats'),
    venue: venue.hashcode,
    space: space.hashcode,
    content: hallOf(['A', 'B'], 10, true),
  });
  const act = (path: string, action: string, target: string) =>
    staff.create(`${path}/actions`, { action, target });
  await act('booking/floor_plans', 'publish', floorPlan.hashcode);
  const [version] = await listOf(staff, `booking/floor_plan_versions?floor_plan=${floorPlan.hashcode}`);
  const types = await listOf(staff, 'booking/price_types');
  const typeNamed = (name: string) => types.find((type) => type.name === name)?.hashcode;
  const group = async (name: string, amount: number) => {
    const made = await staff.create<Stored>('booking/performance_price_groups', {
      name,
      performance,
      price_plan: await untaxedPlan(staff),
    });
    for (const [type, price] of [
      ['Adult', amount],
      ['Complimentary', 0],
    ] as const)
      await staff.create('booking/seat_prices', {
        name: `${name}, ${type}`,
        price_group: made.hashcode,
        price_type: typeNamed(type),
        price,
        currency: 'NZD',
      });
    return made.hashcode;
  };
  const [near, far] = [await group('Near', 4_000), await group('Far', 3_000)];
  const map = await staff.create<Stored>('booking/seat_maps', {
    name: uniqueName('Map'),
    performance,
    floor_plan: floorPlan.hashcode,
    plan_version: version?.hashcode,
    offer: {
      groups: [
        { category: 'near', group: near },
        { category: 'far', group: far },
      ],
      exceptions: [],
      allows_singles: true,
    },
  });
  await act('callboard/performances', 'schedule', performance);
  await act('booking/seat_maps', 'open_sale', map.hashcode);
  return performance;
}

const staffPage = (browser: Browser, path: string, width: number) =>
  pageOf(browser, staff, path, { viewport: { width, height: 900 }, hasTouch: width < 600 }, server);

/** Presses a button as a keyboard does: nothing here needs a pointer. */
async function pickFromList(page: Page, row: string, seat: string): Promise<void> {
  await page.locator('summary', { hasText: /^Hall: \d+ free/ }).press('Enter');
  await page.locator('summary', { hasText: new RegExp(`^Row ${row}: \\d+ free`) }).press('Enter');
  await page.getByRole('checkbox', { name: new RegExp(`^Row ${row}, seat ${seat} ·`) }).press(' ');
}

for (const width of [1440, 390]) {
  test(`[7.46] [2.17] [1.10] staff sell for cash, find, move, refund and print at ${width} pixels${slowWhere(width !== 1440)}`, async ({
    browser,
  }) => {
    await openShift(staff);
    const performance = await onSale();
    const email = `${uniqueName('mere').replace(' ', '.')}@example.org`;
    const page = await staffPage(browser, `/booking/box-office?performance=${performance}`, width);

    await test.step('two seats for cash, with change', async () => {
      await pressButton(page, 'Best seats for 2');
      await expect(page.getByRole('button', { name: 'Sell 2 tickets, $80.00' })).toBeVisible();
      await pressButton(page, '$100.00');
      await expect(page.getByText('Change $20.00')).toBeVisible();
      await pressButton(page, 'Add the buyer');
      await page.getByLabel('Name', { exact: true }).fill('Mere Tamati');
      await page.getByLabel('Email', { exact: true }).fill(email);
      expect(await violationsOf(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await pressButton(page, 'Sell 2 tickets, $80.00');
      await expect(page.getByText('Sold', { exact: true })).toBeVisible();
      await expect(page.getByText('Change $20.00')).toBeVisible();
      await expect(page.getByText(`Emailed to ${email}`)).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      // The next customer needs no more than Enter.
      await expect(page.getByRole('button', { name: 'Next customer' })).toBeFocused();
      await page.keyboard.press('Enter');
    });

    await test.step('a complimentary ticket needs its reason', async () => {
      await pressButton(page, 'Best seats for 1');
      const kind = page.getByLabel(/^Ticket for Hall/);
      await kind.selectOption('Complimentary $0.00');
      await pressButton(page, 'Sell 1 ticket, $0.00');
      await expect(page.getByText('Enter the reason.')).toBeVisible();
      await page.getByLabel(/^Reason for the complimentary/).fill('Guest of the mayor');
      await pressButton(page, 'Sell 1 ticket, $0.00');
      await expect(page.getByText('Sold', { exact: true })).toBeVisible();
      await pressButton(page, 'Next customer');
    });

    await test.step('the order is found by its email, and by a seat', async () => {
      await page.getByRole('tab', { name: 'Find an order' }).press('Enter');
      const search = page.getByRole('textbox', { name: /^Number, name, email/ });
      await search.fill(email);
      const hit = page.getByRole('link').filter({ hasText: email });
      await expect(hit).toHaveCount(1);
      const place = /Hall · (A \d+)/.exec((await hit.textContent()) ?? '')?.[1] ?? 'none';
      await search.fill(place);
      await expect(page.getByRole('link', { name: /Hall · A/ }).first()).toContainText(email);
      expect(await violationsOf(page)).toEqual([]);
      await hit.press('Enter');
    });

    await test.step('a ticket moves by two taps, and back', async () => {
      await pressButton(page.getByRole('listitem').filter({ hasText: 'Hall · A' }).first(), /^Move Hall/);
      await pickFromList(page, 'B', '9');
      await expect(page.getByText(/^Moved from Hall · A \d+ to Hall · B 9\./)).toBeVisible();
      await pressButton(page, 'Move Hall · B 9');
      await pickFromList(page, 'A', '1');
      const dialog = page.getByRole('alertdialog');
      await expect(dialog.getByText(/^It costs \$10\.00 more/)).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await pressButton(dialog, 'Keep the price and move');
      await expect(page.getByRole('button', { name: 'Move Hall · A 1', exact: true })).toBeVisible();
    });

    await test.step('one ticket is refunded, with the amounts shown before', async () => {
      await pressButton(page, 'Refund');
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('checkbox', { name: /^Hall · A 1 / }).press(' ');
      await dialog.getByLabel(/^Reason/).fill('Cannot come');
      await expect(dialog.getByText('Pay it back by: Cash at the door.', { exact: false })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await pressButton(dialog, 'Refund $40.00');
      await expect(page.getByText('$40.00 is recorded as refunded')).toBeVisible();
      await expect(page.getByText('Refunded in part').first()).toBeVisible();
    });

    await test.step('what is left is printed', async () => {
      await page.getByRole('link', { name: 'Print tickets' }).press('Enter');
      await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(1);
      expect(await violationsOf(page)).toEqual([]);
      await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
    });
  });
}

for (const width of [390, 1440]) {
  test(`[7.45] [7.46] [1.10] a till is opened, paid in two ways, counted and closed at ${width} pixels${slowWhere(width !== 390)}`, async ({
    browser,
  }) => {
    await closeShift(staff);
    const performance = await onSale();
    const page = await staffPage(browser, `/booking/box-office?performance=${performance}`, width);
    await pressButton(page, 'Best seats for 1');
    const sellNow = page.getByRole('button', { name: 'Sell 1 ticket, $40.00' });
    await expect(sellNow).toBeVisible();
    await pressWhenEnabled(sellNow);
    await expect(page.getByText('Open a shift first: cash belongs to one.')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await test.step('the shift is opened where cash needs it, and the seats stay', async () => {
      await pressButton(page, 'Open a shift');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/^Till/).fill(`Foyer ${width}`);
      await dialog.getByLabel(/^Float/).fill('100');
      expect(await violationsOf(page)).toEqual([]);
      await pressButton(dialog, 'Open a shift');
      await expect(page.getByText(`The shift at Foyer ${width} is open`)).toBeVisible();
    });

    await test.step('part in cash with change, part by card', async () => {
      await page.getByRole('checkbox', { name: 'Pay in several ways' }).press(' ');
      await page.getByLabel('Cash at the door', { exact: true }).fill('15');
      await expect(page.getByText('Still to pay $25.00')).toBeVisible();
      await page.getByLabel('Card machine (EFTPOS)', { exact: true }).fill('25');
      await page.getByLabel('Amount given').fill('20');
      await expect(page.getByText('Change $5.00')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await pressWhenEnabled(sellNow);
      await expect(page.getByText('Sold', { exact: true })).toBeVisible();
      await expect(page.getByText('Change $5.00')).toBeVisible();
    });

    await test.step('the count is a dollar short: it is explained, and the till is closed', async () => {
      await page.getByRole('tab', { name: 'Shift' }).press('Enter');
      await expect(page.getByRole('row', { name: /^Card machine \$25\.00/ })).toBeVisible();
      await page.getByLabel('Number of $100').fill('1');
      await page.getByLabel('Number of $2', { exact: true }).fill('7');
      await expect(page.getByText('$1.00 missing')).toBeVisible();
      await pressButton(page, 'Close the shift');
      await expect(page.getByText('Count again, or write why.')).toBeVisible();
      await page.getByLabel(/^Reason for the difference/).fill('A coin fell behind the desk');
      expect(await violationsOf(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await pressButton(page, 'Close the shift');
      await expect(page.getByText('The shift is closed')).toBeVisible();
      await expect(page.getByText('No shift is open')).toBeVisible();
    });
  });
}

test('[7.46] an order is given to another buyer, and the next one is paid by bank transfer @slow', async ({
  browser,
}) => {
  const performance = await onSale();
  const page = await staffPage(browser, `/booking/box-office?performance=${performance}`, 820);
  await pressButton(page, 'Best seats for 1');
  await page.getByRole('radio', { name: 'Bank transfer' }).press(' ');
  await pressButton(page, 'Order 1 ticket, $40.00');
  await expect(page.getByText('Enter the name of the buyer.')).toBeVisible();
  await page.getByLabel(/^Name/).fill('Ana Pere');
  await pressButton(page, 'Order 1 ticket, $40.00');
  await expect(page.getByText('Ordered, not paid yet')).toBeVisible();
  await page.getByRole('link', { name: 'Open the order' }).press('Enter');

  await pressButton(page, 'Receive payment');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reference').fill('ANZ 4411');
  await pressButton(dialog, 'Receive payment');
  await expect(page.getByText('The payment is recorded')).toBeVisible();

  await pressWhenEnabled(page.getByRole('button', { name: /^More/ }).first());
  await page.getByRole('menuitem', { name: 'Give to another buyer' }).press('Enter');
  await dialog.getByLabel(/^Name/).fill('Hine Rua');
  await dialog.getByLabel(/^Email/).fill('hine.rua@example.org');
  await pressButton(dialog, 'Give the order');
  await expect(page.getByText('The order is now for Hine Rua')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Email again' })).toBeVisible();
});
