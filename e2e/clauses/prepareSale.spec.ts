import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { apiUser, type ApiUser } from '../support/api';
import { violationsOf } from '../support/everybody';
import { hallOf } from '../support/hall';
import { pageOf } from '../support/pageOf';
import { pressButton } from '../support/pressButton';
import { listOf, makeEvent, uniqueName, type Stored, untaxedPlan } from '../support/records';

let staff: ApiUser;
test.beforeAll(async ({ playwright }) => {
  staff = await apiUser(await playwright.request.newContext(), 'showquest');
});

const drawing = hallOf(['A', 'B'], 6, true);

/** A performance with a published plan, a price group and a seat map for which nothing is prepared. */
async function makeSeatMap(): Promise<Stored> {
  const { event, venue, space } = await makeEvent(staff, '2028-06-09');
  const performance = await staff.create<Stored>('callboard/performances', {
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
    content: drawing,
  });
  await staff.create('booking/floor_plans/actions', { action: 'publish', target: floorPlan.hashcode });
  await staff.create('booking/performance_price_groups', {
    name: 'Stalls',
    performance: performance.hashcode,
    price_plan: await untaxedPlan(staff),
    position: 1,
  });
  return staff.create<Stored>('booking/seat_maps', {
    name: uniqueName('Map'),
    performance: performance.hashcode,
    floor_plan: floorPlan.hashcode,
  });
}

function openMap(browser: Browser, map: string, width: number): Promise<Page> {
  return pageOf(browser, staff, `/booking/seat-maps/${map}`, { viewport: { width, height: 900 } });
}

for (const width of [1440, 390]) {
  test(`[2.21] [7.46] staff prepare a sale and open it, by keyboard, at ${width} pixels @slow`, async ({
    browser,
  }) => {
    const { hashcode } = await makeSeatMap();
    const page = await openMap(browser, hashcode, width);
    const press = (name: string | RegExp, within: Page | Locator = page) => pressButton(within, name);
    const openTab = (name: string) => page.getByRole('tab', { name, exact: true }).press('Enter');

    await press('Use version 1');
    await expect(page.getByText('Put the categories of the plan in price groups.')).toBeVisible();
    await page.getByLabel('Near: 6 seats').selectOption('Stalls');
    await expect(page.getByText('1 category is in no price group, and not for sale.')).toBeVisible();

    await openTab('Prices');
    const price = page.getByLabel('Stalls, Adult', { exact: true });
    await price.fill('forty');
    await price.press('Enter');
    await expect(page.getByText('Enter an amount such as 10.00')).toBeVisible();
    await price.fill('40');
    await price.press('Enter');
    await expect(price).toHaveValue('40.00');
    await press('Why this price? Stalls');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('The price "Stalls, Adult" is valid now: $40.00.')).toBeVisible();
    await expect(dialog.getByText('The buyer pays $40.00.')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await openTab('Seats');
    await page.getByText('Hall: 2 rows, 12 seats').press('Enter');
    await page.getByText('Row A: 6 seats').press('Enter');
    await page.getByRole('checkbox', { name: 'Select Row A, seat 1' }).press(' ');
    await press('Close seats');
    await expect(page.getByText('Row A, seat 1 · Not for sale')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select Row A, seat 1' }).press(' ');
    await page.getByRole('checkbox', { name: 'Select Row A, seat 2' }).press(' ');
    await page.getByLabel('Sold at').selectOption('At the door');
    await expect(page.getByText('Row A, seat 2 · Stalls, only at: At the door')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await openTab('Prepare the sale');
    expect(await violationsOf(page)).toEqual([]);
    await press('Open the sale');
    await expect(dialog.getByText('5 seats are for sale.')).toBeVisible();
    await press('Open the sale', dialog);
    await expect(page.getByText('Opened by staff', { exact: true })).toBeVisible();
    const [stored] = await listOf<Stored & { status: string }>(
      staff,
      `booking/seat_maps?hashcode=${hashcode}`,
    );
    expect(stored?.status).toBe('on_sale');
  });
}

test('[7.46] a change of what is for sale can be undone, and a newer plan is taken while nothing is sold @slow', async ({
  browser,
}) => {
  const { hashcode } = await makeSeatMap();
  const page = await openMap(browser, hashcode, 1440);
  await page.getByRole('button', { name: 'Use version 1' }).click();
  await page.getByLabel('Near: 6 seats').selectOption('Stalls');
  await expect(page.getByText('What is for sale is saved')).toBeVisible();
  // The newest alert is the last: the version that was taken can be undone too.
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByLabel('Near: 6 seats')).toHaveValue('');

  const [map] = await listOf<Stored & { floor_plan: Stored }>(
    staff,
    `booking/seat_maps?hashcode=${hashcode}`,
  );
  const target = map?.floor_plan.hashcode;
  await staff.patch(`booking/floor_plans/${target}`, { content: { ...drawing, areas: [] } });
  await staff.create('booking/floor_plans/actions', { action: 'publish', target });
  await page.reload();
  await page.getByRole('button', { name: 'Use version 2' }).click();
  await expect(page.getByText('Version 2 of the plan is published')).toBeHidden();
});
