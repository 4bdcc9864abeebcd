import { expect, type Browser, type Page } from '@playwright/test';
import type { ApiUser } from './api';
import type { OwnServer } from './ownServer';
import { listOf, makeEvent, uniqueName, type Stored } from './records';

/** A hall of three rows of eight seats; those of a row can begin later. */
export const soldHall = (firstOfA = 1) => ({
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
  price: number;
}

/** A performance whose seats are on sale. */
export async function onSale(staff: ApiUser, day: string, price = 2_500): Promise<OnSale> {
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
    content: soldHall(),
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
    price,
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
    price,
  };
}

/** A stranger buys seats; the token is that of the link to the order. */
export async function buy(
  page: Page,
  server: OwnServer,
  sale: OnSale,
  seats: readonly string[],
  buyer: string,
  { card, isCancelled = false }: { card?: string; isCancelled?: boolean } = {},
): Promise<string> {
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
    expected_total: sale.price * seats.length,
  });
  await post('pay', { token, ...(card && { card }) });
  if (isCancelled) await post('orders/cancel', { token });
  return token;
}

/** A page of a user who is signed in. */
export async function staffPage(
  browser: Browser,
  server: OwnServer,
  staff: ApiUser,
  path: string,
  width: number,
): Promise<Page> {
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
