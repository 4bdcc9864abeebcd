import type { Page } from '@playwright/test';
import type { ApiUser } from './api';
import { hallOf } from './hall';
import type { OwnServer } from './ownServer';
import { listOf, makeEvent, uniqueName, type Stored } from './records';
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
