import {
  emptyPlan,
  type FloorPlan,
  type Hold,
  type SaleOrder,
  type SeatKind,
} from '@callboard/api-contract/booking';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import type { LightMyRequestResponse } from 'fastify';
import { createRecordMaker } from './makeRecords';
import { openShift } from './openShift';
import { startTestApi, type TestApi, type TestClient } from './startTestApi';
import { untaxedPlan } from './untaxedPlan';

/** A row of so many seats, some of which are of another kind. */
function rowOf(count: number, kinds: Readonly<Record<string, SeatKind>>): FloorPlan {
  const seats = Array.from({ length: count }, (_, index) => {
    const id = `a${index + 1}`;
    const kind = kinds[id];
    return { id, number: String(index + 1), ...(kind && { kind }) };
  });
  const row = { id: 'a', name: 'A', shape: 'line' as const, x: 0, y: 4, angle: 0, spacing: 0.55, curve: 0 };
  return {
    ...emptyPlan,
    sections: [{ id: 'stalls', name: 'Stalls', level: 'ground', rows: [{ ...row, seats }] }],
  };
}

/** The data of an answer, of which a test knows more than the types. */
const dataOf = <T>(body: unknown): T => (body as { data: T }).data;

/** Performances on sale in one hall, where adults pay 20.00 and students 12.00, and the calls of a buyer. */
export async function createSaleKit(api: TestApi, staff: TestClient) {
  const maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  const venue = await maker.make('venues', { name: 'Hall of offers', time_zone: 'Pacific/Auckland' });
  const space = await maker.make('spaces', { venue: venue.hashcode, capacity: 400 });
  const event = await maker.make('events', {});
  const typed = (name: string) => maker.make('priceTypes', { name, group_size: 1, is_complimentary: false });
  const { hashcode: adult } = await typed('Adult of offers');
  const { hashcode: student } = await typed('Student of offers');
  const { hashcode: card } = await maker.make('paymentMethods', {
    name: 'Card of offers',
    kind: 'card',
    is_online: true,
    account: null,
  });
  let made = 0;

  const post = (path: string, input: object): Promise<LightMyRequestResponse> =>
    api.app.inject({
      method: 'POST',
      url: `/api/v21/system/sale/${path}`,
      payload: input,
      headers: { domain: staff.tenant },
    });

  async function posted<T>(path: string, input: object): Promise<T> {
    const answer = await post(path, input);
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    return dataOf<T>(answer.json());
  }

  async function act(path: string, action: string, target: string, data?: object) {
    const answer = await staff.call('POST', `${path}/actions`, { action, target, ...(data && { data }) });
    if (answer.status !== 200) throw new Error(`${action}: ${JSON.stringify(answer.body)}`);
    return answer;
  }

  /** A performance of its own, whose seats are on sale. */
  async function onSale({
    seats = 10,
    allowsSingles = false,
    kinds = {},
  }: {
    seats?: number;
    allowsSingles?: boolean;
    kinds?: Readonly<Record<string, SeatKind>>;
  } = {}): Promise<string> {
    made += 1;
    const starts = `2029-0${1 + (made % 9)}-0${1 + Math.floor(made / 9)}T07:00:00Z`;
    const { hashcode: performance } = await maker.make('performances', {
      name: `Offer ${made}`,
      event: event.hashcode,
      venue: venue.hashcode,
      space: space.hashcode,
      starts_at: starts,
      ends_at: starts.replace('T07', 'T09'),
    });
    const drawn = await maker.make('floorPlans', {
      venue: venue.hashcode,
      space: space.hashcode,
      content: rowOf(seats, kinds),
    });
    await act('booking/floor_plans', 'publish', drawn.hashcode);
    const { body } = await staff.call('GET', `booking/floor_plan_versions?floor_plan=${drawn.hashcode}`);
    // The list of the only version there is.
    const [version] = (body as { results: { hashcode: string }[] }).results;
    const { hashcode: group } = await maker.make('performancePriceGroups', {
      performance,
      price_plan: await untaxedPlan(maker),
    });
    for (const [price_type, price] of [
      [adult, 2_000],
      [student, 1_200],
    ] as const)
      await maker.make('seatPrices', {
        price_group: group,
        price_type,
        price,
        currency: 'NZD',
        valid_from: null,
        valid_until: null,
      });
    const map = await maker.make('seatMaps', {
      performance,
      floor_plan: drawn.hashcode,
      plan_version: version?.hashcode,
      sale_opens: null,
      sale_closes: null,
      most_in_order: 8,
      offer: { groups: [{ category: null, group }], exceptions: [], allows_singles: allowsSingles },
    });
    await act('callboard/performances', 'schedule', performance);
    await act('booking/seat_maps', 'open_sale', map.hashcode);
    return performance;
  }

  /** Three places without seats for 5.00 each, on sale or not. */
  async function standing(performance: string, isOpen = true): Promise<string> {
    const { hashcode } = await maker.make('generalAdmissionDefinitions', {
      performance,
      group: null,
      price_plan: null,
      capacity: 3,
      sale_opens: null,
      sale_closes: null,
    });
    await maker.make('generalAdmissionPrices', {
      definition: hashcode,
      price_type: adult,
      price: 500,
      currency: 'NZD',
      valid_from: null,
      valid_until: null,
    });
    if (isOpen) await act('booking/general_admission_definitions', 'open_sale', hashcode);
    return hashcode;
  }

  const hold = async (performance: string, seats: readonly string[]) =>
    (await posted<{ hold: Hold }>('hold', { performance, seats })).hold;

  /** Input that orders the tickets of a hold, one for each seat. */
  function orderOf(own: Hold, total: number, types: readonly string[], more: object = {}) {
    return {
      hold: keyOf(own),
      tickets: own.seats.map(({ seat }, index) => ({ seat, price_type: types[index] ?? adult })),
      buyer: { name: 'Mere Tamati', email: 'mere@example.org' },
      payment_method: card,
      expected_total: total,
      ...more,
    };
  }

  /** Orders and pays seats for adults. */
  async function sold(performance: string, seats: readonly string[]): Promise<SaleOrder> {
    const own = await hold(performance, seats);
    const { token } = await posted<{ token: string }>('order', orderOf(own, 2_000 * seats.length, []));
    return (await posted<{ order: SaleOrder }>('pay', { token })).order;
  }

  return {
    maker,
    event: event.hashcode,
    adult,
    student,
    post,
    posted,
    act,
    onSale,
    standing,
    hold,
    orderOf,
    sold,
  };
}

const keyOf = ({ hashcode, secret }: Hold) => ({ hashcode, secret });

export type SaleKit = Awaited<ReturnType<typeof createSaleKit>>;

/** Start of every test of sales: an API that sells tickets, its staff, and a kit of both. */
export async function startSaleKit() {
  const api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing' } });
  const staff = await api.loginAs('showquest', 'staff');
  await openShift(staff);
  return { api, staff, kit: await createSaleKit(api, staff) };
}
