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

async function shown(performance: string): Promise<SaleOffer['performance']> {
  const { body } = await staff.call('GET', `sale/performances/${performance}`);
  // The answer of the contract.
  return (body as { data: SaleOffer }).data.performance;
}

/** Places without seats for 5.00, on sale or not. */
async function standing(performance: string, isOpen: boolean): Promise<string> {
  const { hashcode } = await kit.maker.make('generalAdmissionDefinitions', {
    performance,
    group: null,
    capacity: 3,
    sale_opens: null,
    sale_closes: null,
  });
  await kit.maker.make('generalAdmissionPrices', {
    definition: hashcode,
    price_type: kit.adult,
    price: 500,
    currency: 'NZD',
    valid_from: null,
    valid_until: null,
  });
  if (isOpen) await kit.act('booking/general_admission_definitions', 'open_sale', hashcode);
  return hashcode;
}

it('names the lowest price that can be bought, not that of an area that is not on sale', async () => {
  const performance = await kit.onSale();
  expect(await shown(performance)).toMatchObject({ from_price: 1_200, free: 10 });
  const planned = await standing(performance, false);
  expect(await shown(performance)).toMatchObject({ from_price: 1_200, free: 10 });
  await kit.act('booking/general_admission_definitions', 'open_sale', planned);
  expect(await shown(performance)).toMatchObject({ from_price: 500, free: 13 });
  await kit.act('booking/general_admission_definitions', 'pause', planned);
  expect(await shown(performance)).toMatchObject({ from_price: 1_200, free: 10 });
});

it('does not name the price of places that are sold out', async () => {
  const performance = await kit.onSale();
  const definition = await standing(performance, true);
  expect(await shown(performance)).toMatchObject({ from_price: 500, free: 13 });
  await kit.post('hold', { performance, general: [{ definition, quantity: 3 }] });
  expect(await shown(performance)).toMatchObject({ from_price: 1_200, free: 10 });
});
