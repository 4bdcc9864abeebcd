import { emptyOffer, emptyPlan, type FloorPlan } from '@callboard/api-contract/booking';
import { collectionNamed } from '@callboard/api-contract/collections';
import { readRecord, type MadeRecord, type Values } from './madeRecord';
import type { TestClient } from './startTestApi';

interface Maker {
  client: TestClient;
  make: (name: string, given?: Values) => Promise<MadeRecord>;
}

/** Adds what a sale needs before it opens: seats in a price group with a price, or a price of a general-admission ticket. */
export async function prepareSale(maker: Maker, name: string, hashcode: string): Promise<void> {
  if (name === 'generalAdmissionDefinitions')
    await makePrice(maker, 'generalAdmissionPrices', { definition: hashcode });
  if (name === 'seatMaps') await prepareSeats(maker, hashcode);
}

/** A price, and a way to pay it online. */
async function makePrice(
  { make }: Maker,
  name: 'generalAdmissionPrices' | 'seatPrices',
  of: Values,
): Promise<void> {
  const type = await make('priceTypes', { group_size: 1, is_complimentary: false });
  const always = { price: 0, currency: null, valid_from: null, valid_until: null };
  await make(name, { ...of, ...always, price_type: type.hashcode });
  await make('paymentMethods', { kind: 'card', is_online: true, account: null });
}

/** Draws a seat, publishes it, and puts it in a price group with a price. */
async function prepareSeats(maker: Maker, seatMap: string): Promise<void> {
  const { client, make } = maker;
  const [maps, plans] = [collectionNamed('seatMaps'), collectionNamed('floorPlans')];
  const map = await readRecord(client, maps, seatMap);
  // References as they are read.
  const of = map as unknown as Record<'floor_plan' | 'performance', MadeRecord>;
  const [plan, performance] = [of.floor_plan.hashcode, of.performance.hashcode];
  await client.call('PATCH', `${plans.path}/${plan}`, { content: oneSeat });
  await client.call('POST', `${plans.path}/actions`, { action: 'publish', target: plan });
  const { path } = collectionNamed('floorPlanVersions');
  const versions = await client.call('GET', `${path}?floor_plan=${plan}`);
  // The list of the only version there is.
  const [version] = (versions.body as { results: [MadeRecord] }).results;
  const { hashcode: group } = await make('performancePriceGroups', { performance });
  await makePrice(maker, 'seatPrices', { price_group: group });
  const offer = { ...emptyOffer, groups: [{ category: null, group }] };
  await client.call('PATCH', `${maps.path}/${seatMap}`, { plan_version: version.hashcode, offer });
}

const oneSeat: FloorPlan = {
  ...emptyPlan,
  sections: [
    {
      id: 'hall',
      name: 'Hall',
      level: emptyPlan.levels[0]?.id ?? 'ground',
      rows: [
        {
          id: 'a',
          name: 'A',
          shape: 'line',
          x: 0,
          y: 4,
          angle: 0,
          spacing: 0.55,
          curve: 0,
          seats: [{ id: 'a1', number: '1' }],
        },
      ],
    },
  ],
};
