import type { SaleOffer } from '@callboard/api-contract/booking';
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

async function shown(performance: string): Promise<SaleOffer['performance']> {
  const { body } = await staff.call('GET', `sale/performances/${performance}`);
  // The answer of the contract.
  return (body as { data: SaleOffer }).data.performance;
}

it('names the lowest price that can be bought, not that of an area that is not on sale', async () => {
  const performance = await kit.onSale();
  expect(await shown(performance)).toMatchObject({ from_price: 1_200, free: 10 });
  const planned = await kit.standing(performance, false);
  expect(await shown(performance)).toMatchObject({ from_price: 1_200, free: 10 });
  await kit.act('booking/general_admission_definitions', 'open_sale', planned);
  expect(await shown(performance)).toMatchObject({ from_price: 500, free: 13 });
  await kit.act('booking/general_admission_definitions', 'pause', planned);
  expect(await shown(performance)).toMatchObject({ from_price: 1_200, free: 10 });
});

it('does not name the price of places that are sold out', async () => {
  const performance = await kit.onSale();
  const definition = await kit.standing(performance, true);
  expect(await shown(performance)).toMatchObject({ from_price: 500, free: 13 });
  await kit.post('hold', { performance, general: [{ definition, quantity: 3 }] });
  expect(await shown(performance)).toMatchObject({ from_price: 1_200, free: 10 });
});

it('[7.46] lists the performances of one event for a page about it', async () => {
  const performance = await kit.onSale();
  const { event } = Object(await staff.call('GET', `callboard/performances/${performance}`)).body;
  const of = async (hashcode: string) => {
    const { body } = await staff.call('GET', `sale/performances?event=${hashcode}`);
    // The answer of the contract.
    return (body as { data: { performances: { hashcode: string }[] } }).data.performances;
  };
  expect((await of(event.hashcode)).map(({ hashcode }) => hashcode)).toContain(performance);
  expect(await of(performance)).toEqual([]);
});
