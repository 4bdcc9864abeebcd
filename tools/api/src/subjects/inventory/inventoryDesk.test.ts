import { callPaths } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let maker: RecordMaker;
let hana: MadeRecord;
let wiremu: MadeRecord;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  [hana, wiremu] = [
    await maker.make('individuals', { first_name: 'Hana', last_name: 'Parata' }),
    await maker.make('individuals', { first_name: 'Wiremu', last_name: 'Tane' }),
  ];
});
afterAll(() => api.close());

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const act = (by: TestClient, action: string, data: object) =>
  by.call('POST', callPaths.userActions(21), { action, data });
const checkOut = (assets: readonly MadeRecord[], person: MadeRecord, given: object = {}, by = staff) =>
  act(by, 'check_out_assets', {
    assets: assets.map(({ hashcode }) => hashcode),
    individual: person.hashcode,
    event: null,
    name: 'Sound crew',
    until: inHours(8),
    ...given,
  });
const checkIn = (assets: readonly MadeRecord[], given: object = {}) =>
  act(staff, 'check_in_assets', { assets: assets.map(({ hashcode }) => hashcode), to_repair: [], ...given });

let made = 0;
const makeRadio = () =>
  maker.make('inventoryInstances', {
    name: `Radio ${(made += 1)}`,
    call_sign: null,
    serial_number: `SN-${made}`,
    asset_id: `RAD-${made}`,
  });
const reserve = (asset: MadeRecord, person: MadeRecord, from: string, until: string) =>
  maker.make('inventoryReservations', {
    name: 'Stage crew',
    asset: asset.hashcode,
    individual: person.hashcode,
    event: null,
    starts_at: from,
    ends_at: until,
  });
async function statusOf(collection: 'inventoryInstances' | 'inventoryReservations', record: MadeRecord) {
  const answer = await staff.call('GET', `${collectionNamed(collection).path}/${record.hashcode}`);
  // The answer is a record.
  return (answer.body as { status: string }).status;
}
async function reservationsOf(asset: MadeRecord) {
  const answer = await staff.call('GET', `inventory/reservations?asset=${asset.hashcode}`);
  // The answer is a list.
  return (answer.body as { results: { status: string; name: string; condition: string | null }[] }).results;
}

describe('[2.58] [7.34] the desk where gear is lent', () => {
  it('finds an asset by its ID, its serial number and the address on its label', async () => {
    const radio = await makeRadio();
    const codes = [
      String(radio['asset_id']).toLowerCase(),
      String(radio['serial_number']),
      `https://showquest.example.org/inventory/${radio.hashcode}`,
    ];
    for (const code of codes) {
      const { body } = await act(staff, 'find_assets', { code });
      expect(body, code).toMatchObject({ data: { assets: [{ hashcode: radio.hashcode, promises: [] }] } });
    }
    const { body } = await act(staff, 'find_assets', { code: 'No such thing' });
    expect(body).toMatchObject({ data: { assets: [] } });
  });

  it('hands several out together, and takes them in again, one of them for repair', async () => {
    const radios = [await makeRadio(), await makeRadio(), await makeRadio()];
    expect((await checkOut(radios, hana)).status).toBe(200);
    for (const radio of radios) expect(await statusOf('inventoryInstances', radio)).toBe('in_use');
    const { body } = await act(staff, 'find_assets', { code: String(radios[0]?.['asset_id']) });
    expect(body).toMatchObject({
      data: { assets: [{ promises: [{ who: 'Hana Parata', is_out: true }] }] },
    });
    const [, broken] = radios;
    const back = await checkIn(radios, { to_repair: [broken?.hashcode], condition: 'The aerial is bent.' });
    expect(back.status).toBe(200);
    expect(await Promise.all(radios.map((radio) => statusOf('inventoryInstances', radio)))).toEqual([
      'available',
      'in_repair',
      'available',
    ]);
    for (const radio of radios) {
      expect(await reservationsOf(radio)).toMatchObject([
        { status: 'returned', name: 'Sound crew', condition: 'The aerial is bent.' },
      ]);
    }
  });

  it('hands out all or none, and names the one that is not free', async () => {
    const [free, out, promised] = [await makeRadio(), await makeRadio(), await makeRadio()];
    expect((await checkOut([out], wiremu)).status).toBe(200);
    await reserve(promised, wiremu, inHours(2), inHours(4));
    const refusedOut = await checkOut([free, out], hana);
    expect(refusedOut.status).toBe(400);
    expect(refusedOut.body).toMatchObject({
      error: { message: `${String(out['name'])} is with Wiremu Tane.` },
    });
    const refusedPromised = await checkOut([free, promised], hana);
    expect(refusedPromised.body).toMatchObject({
      error: { message: `${String(promised['name'])} is reserved for Wiremu Tane in this time.` },
    });
    expect(await reservationsOf(free)).toEqual([]);
    expect(await statusOf('inventoryInstances', free)).toBe('available');
    expect((await checkOut([promised], hana, { until: inHours(1) })).status).toBe(200);
  });

  it('fulfils the reservation of the person who comes for it', async () => {
    const radio = await makeRadio();
    const own = await reserve(radio, hana, inHours(1), inHours(6));
    expect((await checkOut([radio], hana)).status).toBe(200);
    expect(await statusOf('inventoryReservations', own)).toBe('out');
    expect(await reservationsOf(radio)).toHaveLength(1);
  });

  it('[2.47] Undo takes all of it back', async () => {
    const radios = [await makeRadio(), await makeRadio()];
    const done = await checkOut(radios, hana);
    // The answer of the action.
    const { change_set } = (done.body as { data: { change_set: string } }).data;
    const undone = await staff.call('POST', 'changes/actions', { action: 'undo', target: change_set });
    expect(undone.status, JSON.stringify(undone.body)).toBe(200);
    for (const radio of radios) {
      expect(await statusOf('inventoryInstances', radio)).toBe('available');
      expect(await reservationsOf(radio)).toEqual([]);
    }
  });

  it('of two who want the same at the same time, one gets it', async () => {
    const radio = await makeRadio();
    const outcomes = await Promise.all([checkOut([radio], hana), checkOut([radio], wiremu)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await reservationsOf(radio)).toHaveLength(1);
  });

  it('a reservation that is checked out and in by itself takes its asset along', async () => {
    const radio = await makeRadio();
    const own = await reserve(radio, hana, inHours(1), inHours(6));
    const path = 'inventory/reservations/actions';
    expect((await staff.call('POST', path, { action: 'check_out', target: own.hashcode })).status).toBe(200);
    expect(await statusOf('inventoryInstances', radio)).toBe('in_use');
    const other = await reserve(radio, wiremu, inHours(10), inHours(12));
    const early = await staff.call('POST', path, { action: 'check_out', target: other.hashcode });
    expect(early.status).toBe(400);
    expect((await staff.call('POST', path, { action: 'check_in', target: own.hashcode })).status).toBe(200);
    expect(await statusOf('inventoryInstances', radio)).toBe('available');
  });

  it('an asset that is returned on its own page is with no one any more', async () => {
    const radio = await makeRadio();
    await checkOut([radio], hana);
    const back = { action: 'take_back', target: radio.hashcode };
    expect((await staff.call('POST', 'inventory/instances/actions', back)).status).toBe(200);
    expect(await reservationsOf(radio)).toMatchObject([{ status: 'returned' }]);
  });

  it('refuses times that have passed, assets of other tenants, and those who do not run the desk', async () => {
    const radio = await makeRadio();
    expect((await checkOut([radio], hana, { until: inHours(-1) })).status).toBe(400);
    expect((await checkIn([radio])).body).toMatchObject({
      error: { message: `${String(radio['name'])} is not out.` },
    });
    expect((await checkOut([], hana)).status).toBe(400);
    const elsewhere = await api.loginAs('rockquest', 'staff');
    expect((await checkOut([radio], hana, {}, elsewhere)).status).toBe(404);
    for (const role of ['judge', 'participant', 'collaborator'] as const) {
      const other = await api.loginAs('showquest', role);
      expect((await checkOut([radio], hana, {}, other)).status, role).toBe(403);
      expect((await act(other, 'find_assets', { code: 'RAD-1' })).status, role).toBe(403);
    }
    expect(await statusOf('inventoryInstances', radio)).toBe('available');
  });
});
