import { collectionNamed, collectionNames } from '@callboard/api-contract';
import type { Hold, OwnOrder, SaleOrder } from '@callboard/api-contract/sale';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let buyer: TestClient;
let sold: { performance: string; standing: string; adult: string; card: string };

beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing' } });
  buyer = await api.loginAs('showquest', 'participant');
  const staff = await api.loginAs('showquest', 'staff');
  const { make } = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  const venue = await make('venues', { name: 'Hall of orders', time_zone: 'Pacific/Auckland' });
  const space = await make('spaces', { venue: venue.hashcode });
  const event = await make('events', {});
  const { hashcode: performance } = await make('performances', {
    name: 'Kōwhai night',
    event: event.hashcode,
    venue: venue.hashcode,
    space: space.hashcode,
    starts_at: '2028-03-01T07:00:00Z',
    ends_at: '2028-03-01T09:00:00Z',
  });
  const standing = await make('generalAdmissionDefinitions', {
    performance,
    name: 'Standing',
    group: null,
    capacity: 50,
    sale_opens: null,
    sale_closes: null,
  });
  const adult = await make('priceTypes', { name: 'Adult', group_size: 1, is_complimentary: false });
  await make('generalAdmissionPrices', {
    definition: standing.hashcode,
    price_type: adult.hashcode,
    price: 1_500,
    currency: 'NZD',
    valid_from: null,
    valid_until: null,
  });
  for (const [path, action, target] of [
    ['callboard/performances', 'schedule', performance],
    ['booking/general_admission_definitions', 'open_sale', standing.hashcode],
  ]) {
    const answer = await staff.call('POST', `${path}/actions`, { action, target });
    expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  }
  const card = await make('paymentMethods', { name: 'Card', kind: 'card', is_online: true, account: null });
  sold = { performance, standing: standing.hashcode, adult: adult.hashcode, card: card.hashcode };
}, 240_000);
afterAll(() => api.close());

/** What an answer holds, of which a test knows more than the types. */
const dataOf = <T>(body: unknown): T => (body as { data: T }).data;

async function post<T>(path: string, input: object, headers: object): Promise<T> {
  const answer = await api.app.inject({
    method: 'POST',
    url: `/api/v21/system/sale/${path}`,
    payload: input,
    headers: { domain: 'showquest', ...headers },
  });
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.anything()]);
  return dataOf<T>(answer.json());
}

/** Buys two places, with these headers. */
async function buy(headers: object): Promise<{ token: string; order: SaleOrder }> {
  const { performance, standing, adult, card } = sold;
  const { hold } = await post<{ hold: Hold }>(
    'hold',
    { performance, general: [{ definition: standing, quantity: 2 }] },
    headers,
  );
  const ticket = { definition: standing, price_type: adult };
  const { token } = await post<{ token: string }>(
    'order',
    {
      hold: { hashcode: hold.hashcode, secret: hold.secret },
      tickets: [ticket, ticket],
      buyer: { name: 'Mere Tāmati', email: 'mere@example.org' },
      payment_method: card,
      expected_total: 3_000,
    },
    headers,
  );
  const { order } = await post<{ order: SaleOrder }>('pay', { token, card: 'accept' }, headers);
  return { token, order };
}

const ownOrders = async (client: TestClient) => {
  const { body } = await client.call('GET', 'sale/orders/own');
  return dataOf<{ orders: OwnOrder[] }>(body).orders;
};
const open = (client: TestClient, order: string) =>
  client.call('POST', 'user/actions', { action: 'open_own_order', data: { order } });

it('[7.46] an order that is placed while signed in is among the orders of its user, and of no one else', async () => {
  const other = await api.loginAs('showquest', 'participant');
  const { order } = await buy(buyer.headers);
  const guest = await buy({});
  expect(await ownOrders(buyer)).toMatchObject([
    {
      hashcode: order.hashcode,
      status: 'paid',
      total: 3_000,
      tickets: 2,
      performance: { name: 'Kōwhai night' },
    },
  ]);
  expect(await ownOrders(other)).toEqual([]);
  const opened = await open(buyer, order.hashcode);
  const { token } = dataOf<{ token: string }>(opened.body);
  const read = await post<{ order: SaleOrder }>('orders/read', { token }, {});
  expect(read.order.number).toBe(order.number);
  expect((await open(other, order.hashcode)).status).toBe(404);
  expect((await open(buyer, guest.order.hashcode)).status).toBe(404);
});

it('[7.46] an ended session buys as a stranger', async () => {
  const { order } = await buy({ authorization: 'Token showquest.0123456789' });
  expect(order.status).toBe('paid');
});

it('[7.46] the tickets of a paid order are a PDF', async () => {
  const { token } = await buy({});
  const { pdf } = await post<{ pdf: string }>('orders/pdf', { token }, {});
  expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
});
