import { expect, test, type Browser, type Page } from '@playwright/test';
import { apiUser, type ApiUser } from '../support/api';
import { violationsOf } from '../support/everybody';
import { startOwnServer, type OwnServer } from '../support/ownServer';
import { listOf, makeEvent, uniqueName, type Stored } from '../support/records';

// One server for all.
test.describe.configure({ mode: 'serial' });

let server: OwnServer;
let staff: ApiUser;
test.beforeAll(async ({ playwright }) => {
  test.setTimeout(180_000);
  server = await startOwnServer({ CALLBOARD_FEATURES: 'ticketing', CALLBOARD_ENVIRONMENT: 'staging' });
  const request = await playwright.request.newContext();
  staff = await apiUser(request, 'showquest', 'staff', `http://127.0.0.1:${server.port}`);
});
test.afterAll(() => server.stop());

/** A hall of three rows of eight seats; those of a row can begin later. */
const hall = (firstOfA = 1) => ({
  levels: [{ id: 'ground', name: 'Ground floor' }],
  categories: [],
  sections: [
    {
      id: 'hall',
      name: 'Hall',
      level: 'ground',
      rows: ['A', 'B', 'C'].map((name, index) => ({
        id: `row-${name}`,
        name,
        shape: 'line',
        x: 0,
        y: 5 + index,
        angle: 0,
        spacing: 0.55,
        curve: 0,
        seats: Array.from({ length: 8 }, (_, seat) => ({
          id: `${name}${seat + 1}`,
          number: String(seat + 1),
          at: { x: (seat - 3.5) * 0.55, y: 0 },
        })).slice(index === 0 ? firstOfA - 1 : 0),
      })),
    },
  ],
  areas: [
    {
      id: 'stage',
      name: 'Stage',
      level: 'ground',
      kind: 'stage',
      shape: 'rectangle',
      x: 0,
      y: 0,
      width: 6,
      height: 3,
      angle: 0,
    },
  ],
});

interface OnSale {
  name: string;
  performance: string;
  floorPlan: string;
  map: string;
  priceType: string;
  method: string;
}

async function onSale(day: string): Promise<OnSale> {
  const { event, venue, space } = await makeEvent(staff, day);
  const name = uniqueName('Evening');
  const { hashcode: performance } = await staff.create<Stored>('callboard/performances', {
    name,
    event: event.hashcode,
    venue: venue.hashcode,
    space: space.hashcode,
    starts_at: `${day}T07:00:00Z`,
    ends_at: `${day}T09:00:00Z`,
  });
  const { hashcode: floorPlan } = await staff.create<Stored>('booking/floor_plans', {
    name: uniqueName('Seats'),
    venue: venue.hashcode,
    space: space.hashcode,
    content: hall(),
  });
  const act = (path: string, action: string, target: string) =>
    staff.create(`${path}/actions`, { action, target });
  await act('booking/floor_plans', 'publish', floorPlan);
  const [version] = await listOf<Stored>(staff, `booking/floor_plan_versions?floor_plan=${floorPlan}`);
  const { hashcode: group } = await staff.create<Stored>('booking/performance_price_groups', {
    name: 'Stalls',
    performance,
    position: 1,
  });
  const [type] = await listOf<Stored>(staff, 'booking/price_types?search=Adult');
  const [method] = await listOf<Stored>(staff, 'finance/payment_methods?kind=card&status=active');
  await staff.create('booking/seat_prices', {
    name: 'Adults',
    price_group: group,
    price_type: type?.hashcode,
    price: 2_500,
    currency: 'NZD',
  });
  const { hashcode: map } = await staff.create<Stored>('booking/seat_maps', {
    name: uniqueName('Map'),
    performance,
    floor_plan: floorPlan,
    plan_version: version?.hashcode,
    offer: { groups: [{ category: null, group }], exceptions: [], allows_singles: true },
  });
  await act('callboard/performances', 'schedule', performance);
  await act('booking/seat_maps', 'open_sale', map);
  return {
    name,
    performance,
    floorPlan,
    map,
    priceType: type?.hashcode ?? '',
    method: method?.hashcode ?? '',
  };
}

/** A stranger buys seats; the token is that of the link to the order. */
async function buy(page: Page, sale: OnSale, seats: readonly string[], buyer: string): Promise<string> {
  const post = async <T>(path: string, data: object): Promise<T> => {
    const answer = await page.request.post(`http://127.0.0.1:${server.port}/api/v21/system/sale/${path}`, {
      data,
      headers: { domain: 'showquest' },
    });
    expect([path, answer.status()]).toEqual([path, 200]);
    const { data: given }: { data: T } = await answer.json();
    return given;
  };
  const { hold } = await post<{ hold: { hashcode: string; secret: string } }>('hold', {
    performance: sale.performance,
    seats,
  });
  const { token } = await post<{ token: string }>('order', {
    hold: { hashcode: hold.hashcode, secret: hold.secret },
    tickets: seats.map((seat) => ({ seat, price_type: sale.priceType })),
    buyer: { name: buyer, email: `${buyer.replaceAll(' ', '.').toLowerCase()}@example.org` },
    payment_method: sale.method,
    expected_total: 2_500 * seats.length,
  });
  await post('pay', { token });
  return token;
}

async function staffPage(browser: Browser, path: string, width: number): Promise<Page> {
  const origin = `http://showquest.localhost:${server.port}`;
  const localStorage = [{ name: 'api_token', value: staff.token }];
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
    viewport: { width, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(`${origin}${path}`);
  return page;
}

for (const [width, day] of [
  [1440, '2028-07-01'],
  [1024, '2028-07-02'],
] as const) {
  test(`[7.46] [1.10] [2.21] a newer plan takes two sold seats away, and its buyer gets others, at ${width} pixels`, async ({
    browser,
    page: buyer,
  }) => {
    const sale = await onSale(day);
    const token = await buy(buyer, sale, ['A1', 'A2'], 'Mere Tamati');
    await buy(buyer, sale, ['B1', 'B2'], 'Hone Rewi');
    await staff.patch(`booking/floor_plans/${sale.floorPlan}`, { content: hall(3) });
    await staff.create('booking/floor_plans/actions', { action: 'publish', target: sale.floorPlan });

    const page = await staffPage(browser, `/booking/seat-maps/${sale.map}`, width);
    await page.getByRole('button', { name: 'See what changes' }).press('Enter');
    const dialog = page.getByRole('alertdialog');
    await expect(
      dialog.getByText('2 tickets to move, none with a different seat, 2 unchanged.'),
    ).toBeVisible();
    await expect(dialog.getByText('Hall · A 1 → Hall · A 3')).toBeVisible();
    await expect(dialog.getByText('Hall · A 2 → Hall · A 4')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await dialog.getByRole('button', { name: /^Change seat: Hall · A 2/ }).press('Enter');
    await dialog.getByLabel('Row', { exact: true }).selectOption({ label: 'C (8 free)' });
    await dialog.getByLabel('Seat', { exact: true }).selectOption('3');
    await expect(dialog.getByText('Hall · A 2 → Hall · C 3')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Take the version and move them' }).press('Enter');
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
  test(`[7.46] [1.10] [2.21] a performance is cancelled, and all of its orders are refunded, at ${width} pixels`, async ({
    browser,
    page: buyer,
  }) => {
    const sale = await onSale(day);
    const token = await buy(buyer, sale, ['A1', 'A2'], 'Mere Tamati');
    for (const row of ['A', 'B', 'C']) {
      for (const seat of [3, 5, 7]) await buy(buyer, sale, [`${row}${seat}`], `Buyer ${row}${seat}`);
    }
    const page = await staffPage(browser, `/performances/${sale.performance}`, width);
    await page.getByRole('button', { name: 'Cancel and refund' }).press('Enter');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText('10 orders with 11 paid tickets.')).toBeVisible();
    await expect(dialog.getByText('$275.00 is paid back.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel and refund' }).press('Enter');
    await expect(dialog.getByText('Enter a reason.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Water in the hall.');
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel and refund' }).press('Enter');

    await expect(page.getByText('10 orders ended')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('$275.00 is paid back. Each buyer got a mail.')).toBeVisible();
    await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await buyer.goto(`http://showquest.localhost:${server.port}/tickets/order#${token}`);
    await expect(buyer.getByText('Refunded', { exact: true }).first()).toBeVisible();
    await expect(buyer.getByRole('img', { name: /QR/ })).toHaveCount(0);
  });
}
