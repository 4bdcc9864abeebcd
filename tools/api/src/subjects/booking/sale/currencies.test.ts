import type { SaleOffer, TicketSales } from '@callboard/api-contract/booking';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSaleKit, type SaleKit } from '../../../testKit/createSaleKit';
import type { TestApi, TestClient } from '../../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let kit: SaleKit;

beforeAll(async () => {
  ({ api, staff, kit } = await startSaleKit());
}, 240_000);
afterAll(() => api.close());

/** Gives the prices of a performance another currency: all of them, or those of one price type. */
async function priceIn(currency: string, performance: string, priceType?: string) {
  await api.asOwner(`UPDATE seat_prices s SET currency = '${currency}' FROM performance_price_groups g
    WHERE g.hashcode = s.price_group AND g.performance = '${performance}'
      ${priceType === undefined ? '' : `AND s.price_type = '${priceType}'`}`);
}

async function offered(performance: string) {
  const { body } = await staff.call('GET', `sale/performances/${performance}`);
  // The answer of the contract.
  const { prices, performance: facts } = (body as { data: SaleOffer }).data;
  return { currency: facts.currency, types: prices.map(({ price_type }) => price_type) };
}

it('sells no price in another currency, and adds none to an order', async () => {
  const performance = await kit.onSale();
  await priceIn('AUD', performance, kit.student);
  expect(await offered(performance)).toEqual({ currency: 'NZD', types: [kit.adult] });
  const hold = await kit.hold(performance, ['a1', 'a2']);
  const answer = await kit.post('order', kit.orderOf(hold, 3_200, [kit.adult, kit.student]));
  expect(answer.statusCode).toBe(409);
});

it('sells a performance in another currency that all of its prices have', async () => {
  const performance = await kit.onSale();
  await priceIn('AUD', performance);
  expect(await offered(performance)).toEqual({ currency: 'AUD', types: [kit.adult, kit.student] });
  const order = await kit.sold(performance, ['a1', 'a2']);
  expect(order).toMatchObject({ currency: 'AUD', total: 4_000 });
});

it('goes on in the currency that tickets of a performance were sold in', async () => {
  const performance = await kit.onSale();
  await kit.sold(performance, ['a1', 'a2']);
  await priceIn('AUD', performance);
  expect(await offered(performance)).toEqual({ currency: 'NZD', types: [] });
});

it('[2.17] reports what was sold and paid back in each currency by itself', async () => {
  const performance = await kit.onSale();
  const order = await kit.sold(performance, ['a1', 'a2']);
  const refund = await staff.call('POST', 'booking/orders/actions', {
    action: 'refund_tickets',
    target: order.hashcode,
    data: { tickets: order.tickets.map(({ hashcode }) => hashcode), reason: 'Ill', by_hand: true },
  });
  expect([refund.status, JSON.stringify(refund.body)]).toEqual([200, expect.anything()]);
  await kit.sold(performance, ['a3', 'a4']);
  // As an order of another day has it, when prices had another currency.
  await api.asOwner(`UPDATE orders SET currency = 'AUD' WHERE hashcode = '${order.hashcode}'`);
  const { body } = await staff.call('GET', `booking/sales?performance=${performance}`);
  // The answer of the contract.
  const { performances, selected } = (body as { data: TicketSales }).data;
  expect(performances.find(({ hashcode }) => hashcode === performance)?.sums).toMatchObject([
    { currency: 'AUD', income: 0, refunded: order.total },
    { currency: 'NZD', income: order.total, refunded: 0 },
  ]);
  expect(selected?.by_channel).toMatchObject([{ currency: 'NZD', tickets: 2, income: order.total }]);
});
