import type { Hold, OwnOrder, SaleOrder } from '@callboard/api-contract/booking';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbox } from '../../../engine/mail/outbox';
import { createRecordMaker } from '../../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';
import { untaxedPlan } from '../../../testKit/untaxedPlan';

let api: TestApi;
let buyer: TestClient;
let sold: { performance: string; standing: string; adult: string; card: string };

beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing' } });
  buyer = await api.loginAs('showquest', 'participant');
  const staff = await api.loginAs('showquest', 'staff');
  const maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  const { make } = maker;
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
    price_plan: await untaxedPlan(maker),
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
  const card = await make('paymentMethods', { name: 'Card', kind: 'card', is_online: true, account: null });
  for (const [path, action, target] of [
    ['callboard/performances', 'schedule', performance],
    ['booking/general_admission_definitions', 'open_sale', standing.hashcode],
  ]) {
    const answer = await staff.call('POST', `${path}/actions`, { action, target });
    expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  }
  sold = { performance, standing: standing.hashcode, adult: adult.hashcode, card: card.hashcode };
}, 240_000);
afterAll(() => api.close());

/** Data of an answer, of which a test knows more than the types. */
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

describe('[7.46] [1.10] what the buyer of an order requests of the office', () => {
  let staff: TestClient;
  beforeAll(async () => {
    staff = await api.loginAs('showquest', 'staff');
  });
  const request = (token: string, data: object) =>
    api.app.inject({
      method: 'POST',
      url: '/api/v21/system/sale/orders/request',
      payload: { token, ...data },
      headers: { domain: 'showquest' },
    });
  const answer = (target: string, data: object) =>
    staff.call('POST', 'booking/order_requests/actions', { action: 'answer_request', target, data });
  const readOrder = async (token: string) =>
    (await post<{ order: SaleOrder }>('orders/read', { token }, {})).order;
  const withRequests = async () => {
    const { body } = await staff.call('GET', 'booking/orders?open_requests__gte=1');
    // A list of orders.
    return (body as { results: { hashcode: string }[] }).results.map(({ hashcode }) => hashcode);
  };
  /** Mails about requests, and about the email of the order. */
  const lettersTo = async (email: string) =>
    (await createOutbox(api.settings.dataFolder).list()).filter(
      ({ to, subject }) => to === email && /Your request about|has another email/.test(subject),
    );
  const subjectsTo = async (email: string) => (await lettersTo(email)).map(({ subject }) => subject);

  it('is open once for each kind, counts at the order, and is answered by mail and on the page of the order', async () => {
    const { token, order } = await buy({});
    const typed = 'We are ill, see evil.test';
    expect((await request(token, { kind: 'refund' })).statusCode).toBe(400);
    expect((await request(token, { kind: 'email', text: typed })).statusCode).toBe(400);
    const both = await Promise.all([
      request(token, { kind: 'refund', text: typed }),
      request(token, { kind: 'refund', text: typed }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const [open] = (await readOrder(token)).requests;
    expect(open).toMatchObject({ kind: 'refund', status: 'open', text: typed, answer: null });
    expect(await withRequests()).toContain(order.hashcode);
    const refund = open?.hashcode ?? '';
    expect((await answer(refund, { outcome: 'refused' })).status).toBe(400);
    const answers = await Promise.all([
      answer(refund, { outcome: 'refused', answer: 'There is no refund on the day.' }),
      answer(refund, { outcome: 'done' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await withRequests()).not.toContain(order.hashcode);
    const [shown] = (await readOrder(token)).requests;
    expect(['refused', 'done']).toContain(shown?.status);
    await expect
      .poll(() => subjectsTo('mere@example.org'), { timeout: 20_000 })
      .toEqual([expect.stringContaining('Your request about Kōwhai night')]);
    expect(JSON.stringify(await lettersTo('mere@example.org'))).not.toContain('evil.test');
    expect((await request(token, { kind: 'refund', text: 'Please' })).statusCode).toBe(200);
  });

  it('moves the order to another email when the office agrees: earlier links and codes end, and the same user has it', async () => {
    const { token, order } = await buy(buyer.headers);
    const corrected = 'mere.tamati@example.org';
    await request(token, { kind: 'exchange', text: 'Another night' });
    await request(token, { kind: 'email', email: corrected });
    const { requests } = await readOrder(token);
    expect((await answer(requests[0]?.hashcode ?? '', { outcome: 'done' })).status).toBe(200);
    expect((await request(token, { kind: 'refund', text: 'Ill' })).statusCode).toBe(404);
    const opened = await open(buyer, order.hashcode);
    const now = await readOrder(dataOf<{ token: string }>(opened.body).token);
    expect(now).toMatchObject({ email: corrected, requests: [{ status: 'done' }, { status: 'open' }] });
    expect(now.tickets[0]?.code).not.toBe(order.tickets[0]?.code);
    await expect
      .poll(() => subjectsTo(corrected), { timeout: 20_000 })
      .toEqual([expect.stringContaining('Your request about Kōwhai night')]);
    const last = async () =>
      (await lettersTo('mere@example.org')).find(({ subject }) => subject.endsWith('has another email'));
    await expect.poll(last, { timeout: 20_000 }).toBeDefined();
    expect((await last())?.text).not.toMatch(/Mere|tamati/);
    const buyerAfter = { name: 'Hine Rua', email: 'hine@example.org' };
    await staff.call('POST', 'booking/orders/actions', {
      action: 'transfer_order',
      target: order.hashcode,
      data: buyerAfter,
    });
    expect(await withRequests()).not.toContain(order.hashcode);
    const { body } = await staff.call('GET', `booking/office/orders/${order.hashcode}`);
    expect(dataOf<{ order: SaleOrder }>(body).order.requests).toEqual([]);
  });
});
