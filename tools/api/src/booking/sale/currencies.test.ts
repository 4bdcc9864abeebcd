import type { SaleOffer } from '@callboard/api-contract/sale';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSaleKit } from '../../testKit/createSaleKit';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let kit: Awaited<ReturnType<typeof createSaleKit>>;

beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing' } });
  staff = await api.loginAs('showquest', 'staff');
  kit = await createSaleKit(api, staff);
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
