import type { Hold, SaleOrder } from '@callboard/api-contract/booking';
import type { APIRequestContext, Page } from '@playwright/test';
import type { ApiUser } from './api';
import { hallOf } from './hall';
import type { OwnServer } from './ownServer';
import { listOf, makeEvent, uniqueName, untaxedPlan, type Stored } from './records';
import { shop } from './shop';

/** A hall of three rows of eight seats; those of row A can begin later, and stay where they are. */
export function soldHall(firstOfA = 1) {
  const hall = hallOf(['A', 'B', 'C'], 8);
  const rowA = hall.sections[0]?.rows[0];
  rowA?.seats.splice(0, firstOfA - 1);
  return hall;
}

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
export async function onSale(
  staff: ApiUser,
  day: string,
  { price = 2_500, starts = `${day}T07:00:00Z` } = {},
): Promise<OnSale> {
  const { event, venue, space } = await makeEvent(staff, day);
  const name = uniqueName('Evening');
  const { hashcode: performance } = await staff.create<Stored>('callboard/performances', {
    name,
    event: event.hashcode,
    venue: venue.hashcode,
    space: space.hashcode,
    starts_at: starts,
    ends_at: new Date(Date.parse(starts) + 7_200_000).toISOString(),
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
    price_plan: await untaxedPlan(staff),
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
  const post = <T>(path: string, data: object) => shop<T>(page.request, path, data, server);
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

/** Tickets that a stranger bought of a performance that begins in three hours, so that its doors are open. */
export async function buyForTonight(request: APIRequestContext, staff: ApiUser, quantity: number) {
  const starts = new Date(Date.now() + 10_800_000).toISOString();
  const sale = await onSale(staff, starts.slice(0, 10), { starts });
  const { hold } = await shop<{ hold: Hold }>(request, 'best', { performance: sale.performance, quantity });
  const { token } = await shop<{ token: string }>(request, 'order', {
    hold: { hashcode: hold.hashcode, secret: hold.secret },
    tickets: hold.seats.map(({ seat }) => ({ seat, price_type: sale.priceType })),
    buyer: { name: 'Mere Tamati', email: 'mere@example.org' },
    payment_method: sale.method,
    expected_total: sale.price * quantity,
  });
  const { order } = await shop<{ order: SaleOrder }>(request, 'pay', { token, card: 'accept' });
  return { performance: sale.performance, name: sale.name, token, tickets: order.tickets };
}
