import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invitationDraft } from '../../testKit/invitations';
import { createRecordMaker, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { untaxedPlan } from '../../testKit/untaxedPlan';

let api: TestApi;
let admin: TestClient;
let maker: RecordMaker;
beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing,performances' } });
  admin = await api.loginAs('showquest', 'admin');
  maker = createRecordMaker(api, admin, collectionNames.map(collectionNamed));
});
afterAll(() => api.close());

const answer = v.object({ data: v.object({ setup: v.nullable(v.record(v.string(), v.boolean())) }) });
const refusal = v.object({ error: v.object({ code: v.string() }) });
const setUp = async (client: TestClient) =>
  v.parse(answer, (await client.call('GET', 'dashboards/participant')).body).data.setup;
const missing = async () =>
  Object.entries((await setUp(admin)) ?? {}).flatMap(([step, isDone]) => (isDone ? [] : [step]));

it('[2.13] shows the admin of an empty installation what a season needs, until each is there', async () => {
  const steps = ['regions', 'schools', 'venues', 'events', 'performances', 'people', 'tickets'];
  expect(await missing()).toEqual(steps);
  const { hashcode: region } = await maker.make('regions');
  expect(await missing()).toEqual(steps.slice(1));
  await maker.make('organizationStructures', { kind: 'school', region, parent: null, head: null });
  expect(await missing()).toEqual(steps.slice(2));
  const { hashcode: venue } = await maker.make('venues', { region });
  // A performance is in a space of it.
  expect(await missing()).toEqual(steps.slice(2));
  const { hashcode: space } = await maker.make('spaces', { venue });
  expect(await missing()).toEqual(steps.slice(3));
  const { hashcode: event } = await maker.make('events', { region, venue });
  expect(await missing()).toEqual(steps.slice(4));
  const { hashcode: performance } = await maker.make('performances', {
    event,
    venue,
    space,
    starts_at: '2029-03-01T07:00:00Z',
    ends_at: '2029-03-01T09:00:00Z',
  });
  expect(await missing()).toEqual(steps.slice(5));
  await admin.call('POST', 'user/activations', invitationDraft('first@school.test'));
  expect(await missing()).toEqual(steps.slice(6));
  const ticket = { performance, group: null, price_plan: null, sale_opens: null, sale_closes: null };
  const { hashcode: target } = await maker.make('generalAdmissionDefinitions', ticket);
  expect(await missing()).toEqual(steps.slice(6));
  const open = async () => {
    const data = { action: 'open_sale', target };
    const { status, body } = await admin.call('POST', 'booking/general_admission_definitions/actions', data);
    return status === 200 ? 200 : [status, v.parse(refusal, body).error.code];
  };
  // A stranger could not buy it: it has no price, then no tax that anyone named, then no way to pay.
  expect(await open()).toEqual([409, 'saleWithoutPrices']);
  const { hashcode: price_type } = await maker.make('priceTypes', { group_size: 1, is_complimentary: false });
  const price = { definition: target, price_type, price: 1_500, valid_from: null, valid_until: null };
  await maker.make('generalAdmissionPrices', price);
  expect(await open()).toEqual([409, 'saleWithoutTax']);
  const change = { price_plan: await untaxedPlan(maker) };
  expect((await admin.call('PATCH', `booking/general_admission_definitions/${target}`, change)).status).toBe(
    200,
  );
  expect(await open()).toEqual([409, 'saleWithoutPayment']);
  await maker.make('paymentMethods', { kind: 'card', is_online: true, account: null });
  expect(await open()).toBe(200);
  // Nor while its performance is not announced.
  expect(await missing()).toEqual(steps.slice(6));
  const announce = { action: 'schedule', target: performance };
  expect((await admin.call('POST', 'callboard/performances/actions', announce)).status).toBe(200);
  expect(await missing()).toEqual([]);
});

it.each(['staff', 'participant', 'judge'] as const)('shows a %s nothing of it', async (role) => {
  expect(await setUp(await api.loginAs('rockquest', role))).toBeNull();
});
