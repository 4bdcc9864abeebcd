import { emptyPlan, type FloorPlan, type Hold, type SaleOrder } from '@callboard/api-contract/booking';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { createRecordMaker } from '../../../../testKit/makeRecords';
import { openShift } from '../../../../testKit/openShift';
import { startTestApi, type TestAnswer } from '../../../../testKit/startTestApi';

/** Rows of seats by name: `.` a seat, `W` a wheelchair place, `_` no seat. Seat 2 of row A is `A2`. */
export function hallOf(rows: Readonly<Record<string, string>>): FloorPlan {
  return {
    ...emptyPlan,
    sections: [
      {
        id: 'stalls',
        name: 'Stalls',
        level: 'ground',
        rows: Object.entries(rows).map(([name, signs], index) => ({
          id: `row-${name}`,
          name,
          shape: 'line',
          x: 0,
          y: 4 + index,
          angle: 0,
          spacing: 0.5,
          curve: 0,
          seats: [...signs].flatMap((sign, place) => {
            const seat = {
              id: `${name}${place + 1}`,
              number: String(place + 1),
              at: { x: place * 0.5, y: 0 },
            };
            return sign === '_' ? [] : [{ ...seat, ...(sign === 'W' && { kind: 'accessible' as const }) }];
          }),
        })),
      },
    ],
  };
}

/** Data of an answer, of which a test knows more than the types. */
export const dataOf = <T>(body: unknown): T => (body as { data: T }).data;

/** An API that sells tickets, with what tests of changes do there. Tickets cost 20.00, of which 2.00 are a fee. */
export async function startSale() {
  const api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing' } });
  const staff = await api.loginAs('showquest', 'staff');
  await openShift(staff);
  const maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  const venue = await maker.make('venues', { name: 'Hall of changes', time_zone: 'Pacific/Auckland' });
  const space = await maker.make('spaces', { venue: venue.hashcode, capacity: 400 });
  const event = await maker.make('events', {});
  const adult = await maker.make('priceTypes', { name: 'Adult', group_size: 1, is_complimentary: false });
  const pricePlan = await maker.make('pricePlans', {
    currency: 'NZD',
    booking_fee: 200,
    is_fee_inside: true,
    tax: null,
  });
  const method = (kind: string) =>
    maker.make('paymentMethods', { name: kind, kind, is_online: true, account: null });
  const [card, transfer] = [await method('card'), await method('bank_transfer')];
  const cash = await method('cash');
  let performances = 0;

  async function act(path: string, action: string, target: string, data?: object): Promise<TestAnswer> {
    return staff.call('POST', `${path}/actions`, { action, target, ...(data && { data }) });
  }

  async function done(path: string, action: string, target: string, data?: object): Promise<TestAnswer> {
    const answer = await act(path, action, target, data);
    expect([action, answer.status, JSON.stringify(answer.body)]).toEqual([action, 200, expect.anything()]);
    return answer;
  }

  async function versionOf(floorPlan: string): Promise<string> {
    const { body } = await staff.call('GET', `booking/floor_plan_versions?floor_plan=${floorPlan}`);
    // A list, the newest version first.
    const [version] = (body as { results: { hashcode: string }[] }).results;
    return version?.hashcode ?? '';
  }

  /** A performance whose seats are on sale. */
  async function onSale(rows: Readonly<Record<string, string>>, price = 2_000) {
    performances += 1;
    const day = `2028-0${1 + (performances % 9)}-${10 + Math.floor(performances / 9)}`;
    const { hashcode: performance } = await maker.make('performances', {
      name: `Changed ${performances}`,
      event: event.hashcode,
      venue: venue.hashcode,
      space: space.hashcode,
      starts_at: `${day}T07:00:00Z`,
      ends_at: `${day}T09:00:00Z`,
    });
    const { hashcode: floorPlan } = await maker.make('floorPlans', {
      venue: venue.hashcode,
      space: space.hashcode,
      content: hallOf(rows),
    });
    await done('booking/floor_plans', 'publish', floorPlan);
    const { hashcode: group } = await maker.make('performancePriceGroups', {
      performance,
      price_plan: pricePlan.hashcode,
    });
    await maker.make('seatPrices', {
      price_group: group,
      price_type: adult.hashcode,
      price,
      currency: 'NZD',
      valid_from: null,
      valid_until: null,
    });
    const { hashcode: map } = await maker.make('seatMaps', {
      performance,
      floor_plan: floorPlan,
      plan_version: await versionOf(floorPlan),
      sale_opens: null,
      sale_closes: null,
      most_in_order: 20,
      offer: { groups: [{ category: null, group }], exceptions: [], allows_singles: true },
    });
    await done('callboard/performances', 'schedule', performance);
    await done('booking/seat_maps', 'open_sale', map);
    return { performance, floorPlan, map };
  }

  /** Draws the hall again and publishes it. */
  async function publish(floorPlan: string, rows: Readonly<Record<string, string>>): Promise<string> {
    const { status } = await staff.call('PATCH', `booking/floor_plans/${floorPlan}`, {
      content: hallOf(rows),
    });
    expect(status).toBe(200);
    await done('booking/floor_plans', 'publish', floorPlan);
    return versionOf(floorPlan);
  }

  const post = (path: string, payload: object): Promise<LightMyRequestResponse> =>
    api.app.inject({
      method: 'POST',
      url: `/api/v21/system/sale/${path}`,
      payload,
      headers: { domain: 'showquest' },
    });
  async function got<T>(path: string, payload: object): Promise<T> {
    const answer = await post(path, payload);
    expect([path, answer.statusCode, answer.body.slice(0, 300)]).toEqual([path, 200, expect.anything()]);
    return dataOf<T>(answer.json());
  }

  async function makeHold(performance: string, seats: readonly string[]): Promise<Hold> {
    return (await got<{ hold: Hold }>('hold', { performance, seats, is_accessible: true })).hold;
  }

  async function ordered(performance: string, seats: readonly string[], isTransfer = false) {
    const { hashcode, secret } = await makeHold(performance, seats);
    return got<{ order: SaleOrder; token: string }>('order', {
      hold: { hashcode, secret },
      tickets: seats.map((seat) => ({ seat, price_type: adult.hashcode })),
      buyer: { name: `Buyer of ${seats[0] ?? ''}`, email: `${seats[0] ?? ''}.${performances}@example.org` },
      payment_method: (isTransfer ? transfer : card).hashcode,
      expected_total: 2_000 * seats.length,
    });
  }

  async function sold(performance: string, seats: readonly string[]) {
    const { token } = await ordered(performance, seats);
    const { order } = await got<{ order: SaleOrder }>('pay', { token });
    return { token, order };
  }

  const orderOf = async (token: string) => (await got<{ order: SaleOrder }>('orders/read', { token })).order;

  async function statesOf(performance: string): Promise<string> {
    const answer = await api.app.inject({
      url: `/api/v21/system/sale/performances/${performance}/seats`,
      headers: { domain: 'showquest' },
    });
    return dataOf<{ states: string }>(answer.json()).states;
  }

  async function read<T>(path: string): Promise<T> {
    const { status, body } = await staff.call('GET', path);
    expect([path, status, JSON.stringify(body).slice(0, 300)]).toEqual([path, 200, expect.anything()]);
    return dataOf<T>(body);
  }

  /** Subjects of the mails to a buyer. */
  const mailsTo = async (email: string | null) =>
    (
      await api.asOwner<{ subject: string }>(
        'SELECT subject FROM mails WHERE recipient = $1 ORDER BY created',
        [email],
      )
    ).map(({ subject }) => subject);

  /** Tries to undo the newest change of a record. */
  async function undo(record: string): Promise<TestAnswer> {
    const [change] = await api.asOwner<{ change_set: string }>(
      'SELECT change_set FROM changes WHERE record = $1 ORDER BY sequence DESC LIMIT 1',
      [record],
    );
    return staff.call('POST', 'changes/actions', { action: 'undo', target: change?.change_set });
  }

  /** The seats that a buyer has, bought or in a hold. */
  const claimsOf = async (performance: string) =>
    (
      await api.asOwner<{ seat: string }>(
        `SELECT c.seat FROM seat_claims c JOIN seat_maps m ON m.hashcode = c.seat_map WHERE m.performance = $1 ORDER BY c.seat`,
        [performance],
      )
    ).map(({ seat }) => seat);

  return {
    adult: adult.hashcode,
    cash: cash.hashcode,
    transfer: transfer.hashcode,
    claimsOf,
    undo,
    api,
    maker,
    staff,
    act,
    done,
    onSale,
    publish,
    post,
    makeHold,
    ordered,
    sold,
    orderOf,
    statesOf,
    read,
    mailsTo,
  };
}

export type Sale = Awaited<ReturnType<typeof startSale>>;
