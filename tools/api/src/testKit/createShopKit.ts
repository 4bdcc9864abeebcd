import type { TenantCode } from '@callboard/api-contract';
import { emptyPlan, type FloorPlan, type Hold, type SaleOrder } from '@callboard/api-contract/booking';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { createRecordMaker } from './makeRecords';
import type { TestApi, TestClient } from './startTestApi';
import { untaxedPlan } from './untaxedPlan';

/** Data of an answer, of which a test knows more than the types. */
const dataOf = <T>(body: unknown): T => (body as { data: T }).data;

/** A hall whose seats are on sale for 20.00 each, and what its buyers do. */
export async function createShopKit(
  api: TestApi,
  staff: TestClient,
  seats: number,
  tenant: TenantCode = 'showquest',
) {
  const maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  const venue = await maker.make('venues', { name: `Hall of ${seats}`, time_zone: 'Pacific/Auckland' });
  const space = await maker.make('spaces', { venue: venue.hashcode, capacity: seats });
  const event = await maker.make('events', {});
  const adult = await maker.make('priceTypes', { name: 'Adult', group_size: 1, is_complimentary: false });
  const method = (name: string, kind: string) =>
    maker.make('paymentMethods', { name, kind, is_online: true, account: null });
  const card = await method('Card', 'card');
  const transfer = await method('Bank transfer', 'bank_transfer');
  const performance = await maker.make('performances', {
    name: `Sale of ${seats}`,
    event: event.hashcode,
    venue: venue.hashcode,
    space: space.hashcode,
    starts_at: '2028-06-09T07:00:00Z',
    ends_at: '2028-06-09T09:00:00Z',
  });
  const floorPlan = await maker.make('floorPlans', {
    venue: venue.hashcode,
    space: space.hashcode,
    content: planOf(seats),
  });
  await act('booking/floor_plans', 'publish', floorPlan.hashcode);
  const versions = await staff.call('GET', `booking/floor_plan_versions?floor_plan=${floorPlan.hashcode}`);
  const [version] = (versions.body as { results: { hashcode: string }[] }).results;
  const group = await maker.make('performancePriceGroups', {
    performance: performance.hashcode,
    price_plan: await untaxedPlan(maker),
  });
  await maker.make('seatPrices', {
    price_group: group.hashcode,
    price_type: adult.hashcode,
    price: 2_000,
    currency: 'NZD',
    valid_from: null,
    valid_until: null,
  });
  const map = await maker.make('seatMaps', {
    performance: performance.hashcode,
    floor_plan: floorPlan.hashcode,
    plan_version: version?.hashcode,
    sale_opens: null,
    sale_closes: null,
    most_in_order: 8,
    offer: { groups: [{ category: null, group: group.hashcode }], exceptions: [], allows_singles: true },
  });
  await act('callboard/performances', 'schedule', performance.hashcode);
  await act('booking/seat_maps', 'open_sale', map.hashcode);

  async function act(path: string, action: string, target: string, data?: object): Promise<void> {
    const answer = await staff.call('POST', `${path}/actions`, { action, target, ...(data && { data }) });
    expect([action, answer.status, JSON.stringify(answer.body)]).toEqual([action, 200, expect.anything()]);
  }

  const post = (path: string, input: object, headers: object = {}): Promise<LightMyRequestResponse> =>
    api.app.inject({
      method: 'POST',
      url: `/api/v21/system/sale/${path}`,
      payload: input,
      headers: { domain: tenant, ...headers },
    });

  async function call<T>(path: string, input: object, headers: object = {}): Promise<T> {
    const answer = await post(path, input, headers);
    expect([path, answer.statusCode, answer.body.slice(0, 300)]).toEqual([path, 200, expect.anything()]);
    return dataOf<T>(answer.json());
  }

  /** Orders some of the next seats of the hall; `headers`: of a user's session. */
  let taken = 0;
  async function order(
    count: number,
    by = card.hashcode,
    email = 'mere@example.org',
    headers: object = {},
  ): Promise<{ order: SaleOrder; token: string }> {
    const wanted = Array.from({ length: count }, (_, index) => `a${taken + index + 1}`);
    taken += count;
    const { hold } = await call<{ hold: Hold }>('hold', { performance: performance.hashcode, seats: wanted });
    const input = {
      hold: { hashcode: hold.hashcode, secret: hold.secret },
      tickets: hold.seats.map(({ seat }) => ({ seat, price_type: adult.hashcode })),
      buyer: { name: 'Mere Tamati', email },
      payment_method: by,
      expected_total: 2_000 * count,
    };
    return call('order', input, headers);
  }

  return {
    act,
    post,
    order,
    card: card.hashcode,
    transfer: transfer.hashcode,
    pay: async (token: string, more: object = {}) =>
      (await call<{ order: SaleOrder }>('pay', { token, ...more })).order,
    read: async (token: string) => (await call<{ order: SaleOrder }>('orders/read', { token })).order,
  };
}

export type ShopKit = Awaited<ReturnType<typeof createShopKit>>;

/** One row of seats. */
function planOf(seats: number): FloorPlan {
  return {
    ...emptyPlan,
    sections: [
      {
        id: 'stalls',
        name: 'Stalls',
        level: 'ground',
        rows: [
          {
            id: 'a',
            name: 'A',
            shape: 'line',
            x: 0,
            y: 4,
            angle: 0,
            spacing: 0.55,
            curve: 0,
            seats: Array.from({ length: seats }, (_, index) => ({
              id: `a${index + 1}`,
              number: String(index + 1),
            })),
          },
        ],
      },
    ],
  };
}
