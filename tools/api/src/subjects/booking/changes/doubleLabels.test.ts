import { afterAll, beforeAll, expect, it } from 'vitest';
import { hallOf, startSale, type Sale } from './testing/startSale';

let sale: Sale;
beforeAll(async () => {
  sale = await startSale();
}, 240_000);
afterAll(() => sale.api.close());

/** As a version is that was published before labels were checked: rows A and B are both called A. */
async function relabel(floorPlan: string, version: string | null = null): Promise<void> {
  const { sections, ...rest } = hallOf({ A: '...', B: '...' });
  const content = {
    ...rest,
    sections: sections.map((section) => ({
      ...section,
      rows: section.rows.map((row) => ({ ...row, name: 'A' })),
    })),
  };
  await sale.api.asOwner('ALTER TABLE floor_plan_versions DISABLE TRIGGER never_changes');
  await sale.api.asOwner(
    'UPDATE floor_plan_versions SET content = $2::jsonb WHERE floor_plan = $1 AND hashcode = coalesce($3, hashcode)',
    [floorPlan, JSON.stringify(content), version],
  );
  await sale.api.asOwner('ALTER TABLE floor_plan_versions ENABLE TRIGGER never_changes');
}

it('[7.46] opens no sale of a plan in which two seats have one label, alone or among several', async () => {
  const { map, floorPlan } = await sale.onSale({ A: '...', B: '...' });
  await sale.done('booking/seat_maps', 'pause', map);
  await relabel(floorPlan);
  const refused = await sale.act('booking/seat_maps', 'open_sale', map);
  expect([refused.status, refused.body]).toMatchObject([
    409,
    {
      error: { code: 'planLabelsTwice', message: expect.stringContaining('Stalls · A 1, Stalls · A 2') },
      data: { findings: [{ ids: ['A1', 'B1'] }, { ids: ['A2', 'B2'] }, { ids: ['A3', 'B3'] }] },
    },
  ]);
  const several = await sale.staff.call('POST', 'booking/seat_maps/actions', {
    action: 'open_sale',
    hashcodes: [map],
  });
  expect(several.body).toMatchObject({ results: [{ success: false }] });
  const { body } = await sale.staff.call('GET', `booking/seat_maps/${map}`);
  expect(body).toMatchObject({ status: 'paused' });
});

it.each([
  ['with tickets, by the change that moves their seats', true],
  ['without tickets', false],
])('[7.46] an open sale takes no version in which two seats have one label: %s', async (_case, isSold) => {
  const { performance, map, floorPlan } = await sale.onSale({ A: '...', B: '...' });
  if (isSold) await sale.sold(performance, ['A1']);
  const version = await sale.publish(floorPlan, { A: '....', B: '...' });
  await relabel(floorPlan, version);
  const refused = isSold
    ? await sale.act('booking/seat_maps', 'change_plan', map, { version, moves: [] })
    : await sale.staff.call('PATCH', `booking/seat_maps/${map}`, { plan_version: version });
  expect([refused.status, refused.body]).toMatchObject([409, { error: { code: 'planLabelsTwice' } }]);
  const { body } = await sale.staff.call('GET', `booking/seat_maps/${map}`);
  expect(body).toMatchObject({ status: 'on_sale' });
  expect(JSON.stringify(body)).not.toContain(version);
});
