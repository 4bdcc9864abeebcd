import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { apiUser, type ApiUser } from '../support/api';
import { violationsOf } from '../support/everybody';
import { startOwnServer, type OwnServer } from '../support/ownServer';
import { makeEvent, uniqueName, type Stored, untaxedPlan } from '../support/records';
import { selectPrices, shop as callShop } from '../support/shop';

// One server for all.
test.describe.configure({ mode: 'serial' });

let server: OwnServer;
let staff: ApiUser;
let request: APIRequestContext;
test.beforeAll(async ({ playwright }) => {
  test.setTimeout(300_000);
  server = await startOwnServer({ CALLBOARD_FEATURES: 'ticketing', NODE_ENV: 'development' });
  request = await playwright.request.newContext();
  staff = await apiUser(request, 'showquest', 'staff', `http://127.0.0.1:${server.port}`);
});
test.afterAll(() => server.stop());

/** A performance with one row of four seats on sale at 40.00. */
async function onSale(): Promise<Stored> {
  const { event, venue, space } = await makeEvent(staff, '2028-06-09');
  const performance = await staff.create<Stored>('callboard/performances', {
    name: uniqueName('Evening'),
    event: event.hashcode,
    venue: venue.hashcode,
    space: space.hashcode,
    starts_at: '2028-06-09T07:00:00Z',
    ends_at: '2028-06-09T09:00:00Z',
  });
  const seats = ['1', '2', '3', '4'].map((number) => ({ id: `A${number}`, number }));
  const row = { id: 'row', name: 'A', shape: 'line', x: 0, y: 5, angle: 0, spacing: 0.55, curve: 0, seats };
  const plan = await staff.create<Stored>('booking/floor_plans', {
    name: uniqueName('Seats'),
    venue: venue.hashcode,
    space: space.hashcode,
    content: {
      levels: [{ id: 'ground', name: 'Ground floor' }],
      categories: [],
      sections: [{ id: 'hall', name: 'Hall', level: 'ground', rows: [row] }],
      areas: [],
    },
  });
  const act = (path: string, action: string, { hashcode: target }: Stored) =>
    staff.create(`${path}/actions`, { action, target });
  await act('booking/floor_plans', 'publish', plan);
  const list = async (path: string) => (await staff.get<{ results: Stored[] }>(path)).results;
  const [version] = await list(`booking/floor_plan_versions?floor_plan=${plan.hashcode}`);
  const group = await staff.create<Stored>('booking/performance_price_groups', {
    name: 'Stalls',
    performance: performance.hashcode,
    price_plan: await untaxedPlan(staff),
    position: 1,
  });
  const adult = (await list('booking/price_types')).find(({ name }) => name === 'Adult');
  await staff.create('booking/seat_prices', {
    name: 'Stalls, Adult',
    price_group: group.hashcode,
    price_type: adult?.hashcode,
    price: 4_000,
    currency: 'NZD',
  });
  const map = await staff.create<Stored>('booking/seat_maps', {
    name: uniqueName('Map'),
    performance: performance.hashcode,
    floor_plan: plan.hashcode,
    plan_version: version?.hashcode,
    most_in_order: 4,
    offer: { groups: [{ category: null, group: group.hashcode }], exceptions: [] },
  });
  await act('callboard/performances', 'schedule', performance);
  await act('booking/seat_maps', 'open_sale', map);
  return performance;
}

const shop = (performance: Stored) =>
  `http://showquest.localhost:${server.port}/tickets/${performance.hashcode}`;

/** Calls the shop as another buyer. */
const sale = <T>(path: string, data: object) => callShop<T>(request, path, data, server);

async function findSeats(page: Page, count: string): Promise<void> {
  await page.getByLabel('How many tickets').selectOption(count);
  await page.getByRole('button', { name: 'Find seats' }).click();
}

for (const width of [1440, 390]) {
  test(`[7.46] [1.10] a buyer uses a voucher at ${width} px @slow`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const code = uniqueName('Half').replace(' ', '-');
    await staff.create('booking/vouchers', { code, kind: 'percent', percent: 50, most_uses: 1 });
    await page.goto(shop(await onSale()));
    await findSeats(page, '2');
    await expect(page.getByText(/We hold your seats for/)).toBeVisible();
    await selectPrices(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('I have a voucher').click();
    const field = page.getByLabel('Voucher code');
    await field.fill('no such code');
    await page.getByRole('button', { name: 'Use voucher' }).click();
    await expect(page.getByText(/This voucher cannot be used/)).toBeVisible();
    await field.fill(code.toUpperCase());
    await page.getByRole('button', { name: 'Use voucher' }).click();
    await expect(page.getByText('The voucher takes $40.00 off.')).toBeVisible();
    await expect(page.getByText(/^Total\s*\$40\.00$/)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel(/^Name/).fill('Mere Tamati');
    await page.getByLabel(/^Email/).fill('mere@example.org');
    await page.getByRole('button', { name: 'Order now' }).click();
    await page.getByRole('button', { name: 'Accept the payment' }).click();
    await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(2);
    await expect(page.getByText(/^Total\s*\$40\.00$/)).toBeVisible();
  });

  test(`[7.46] [1.10] a party waits for seats, is offered them by mail and buys at ${width} px @slow`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const performance = await onSale();
    const { hold } = await sale<{ hold: { hashcode: string; secret: string } }>('hold', {
      performance: performance.hashcode,
      seats: ['A1', 'A2', 'A3', 'A4'],
    });
    await page.goto(shop(performance));
    await expect(page.getByRole('heading', { name: 'Waiting list' })).toBeVisible();
    const email = `${uniqueName('hana').replace(' ', '.')}@example.org`;
    await page.getByLabel('How many seats together').selectOption('2');
    await page.getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(page.getByText('Fill in this field.')).toBeVisible();
    await page.getByLabel(/^Name/).fill('Hana Ropata');
    await page.getByLabel(/^Email/).fill(email);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(page.getByText('You are on the waiting list')).toBeVisible();

    await sale('release', { hashcode: hold.hashcode, secret: hold.secret });
    const outbox = `http://127.0.0.1:${server.port}/outbox`;
    let letter = '';
    await expect(async () => {
      const list = await (await request.get(outbox)).text();
      const ids = [...list.matchAll(/<a href="\/outbox\/([^"]+)">[^<]*<\/a> to ([^,<]+),/g)];
      for (const [, id, to] of ids.filter(([, , address]) => address === email)) {
        expect(to).toBe(email);
        const text = await (await request.get(`${outbox}/${id}`)).text();
        if (text.includes('#hold=')) letter = text;
      }
      expect(letter).not.toBe('');
    }).toPass();
    const [, path] = /(\/tickets\/[\w-]+\?step=details#hold=[\w.-]+)/.exec(letter) ?? [];
    await page.goto(`http://showquest.localhost:${server.port}${path}`);
    await expect(page.getByText(/We hold your seats for 1/)).toBeVisible();
    await expect(page.getByLabel(/^Ticket for/)).toHaveCount(2);
    await page.getByLabel(/^Name/).fill('Hana Ropata');
    await page.getByLabel(/^Email/).fill(email);
    await page.getByRole('button', { name: 'Order now' }).click();
    await page.getByRole('button', { name: 'Accept the payment' }).click();
    await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(2);

    const [, leave] = /(\/tickets\/waiting#[\w.-]+)/.exec(letter) ?? [];
    await page.goto(`http://showquest.localhost:${server.port}${leave}`);
    await page.getByRole('button', { name: 'Leave the waiting list' }).click();
    await expect(page.getByText('You left the waiting list.')).toBeVisible();
    const { results } = await staff.get<{ results: { status: string }[] }>(
      `booking/waiting_parties?performance=${performance.hashcode}`,
    );
    expect(results.map(({ status }) => status)).toEqual(['bought']);
  });
}
