import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopKit, type ShopKit } from '../../../testKit/createShopKit';
import { startTestApi, type TestApi } from '../../../testKit/startTestApi';

let api: TestApi;
let shop: ShopKit;

beforeAll(async () => {
  api = await startTestApi({
    variables: { CALLBOARD_FEATURES: 'ticketing', CALLBOARD_ENVIRONMENT: 'production' },
  });
  shop = await createShopKit(api, await api.loginAs('showquest', 'staff'), 10);
}, 240_000);
afterAll(() => api.close());

it('[7.46] [1.10] sells nothing by a simulated card in production', async () => {
  await expect(shop.order(1, shop.card)).rejects.toThrow(/422|400/);
  const { order } = await shop.order(1, shop.transfer);
  expect(order.next.kind).toBe('confirm');
  const answer = await api.app.inject({
    url: `/api/v21/system/sale/performances/${order.performance.hashcode}`,
    headers: { domain: 'showquest' },
  });
  const kinds = answer.json<{ data: { payment_methods: { kind: string }[] } }>().data.payment_methods;
  expect(kinds.map(({ kind }) => kind)).toEqual(['bank_transfer']);
});
