import type { TicketSales } from '@callboard/api-contract/booking';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopKit } from '../../../testKit/createShopKit';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;

beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing' } });
  staff = await api.loginAs('showquest', 'staff');
}, 240_000);
afterAll(() => api.close());

it('[2.17] [7.46] counts the tickets of a performance up to each day, also where it is far ahead', async () => {
  const shop = await createShopKit(api, staff, 20);
  await shop.pay((await shop.order(3)).token);
  await shop.order(2);
  const { body } = await staff.call('GET', 'booking/sales');
  // As the query is declared.
  const { performances, selected } = (body as { data: TicketSales }).data;
  expect(performances).toMatchObject([{ sold: 3, reserved: 2, sums: [{ currency: 'NZD', income: 6_000 }] }]);
  const ahead = selected?.days.at(-1);
  expect(ahead?.days).toBeGreaterThan(120);
  expect(selected?.days).toEqual([{ days: ahead?.days, sold: 3, before: null }]);
});
