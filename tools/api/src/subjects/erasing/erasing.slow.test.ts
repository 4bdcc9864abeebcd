import type { TenantCode } from '@callboard/api-contract';
import { collectionAt, collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { pseudonymOf } from '@callboard/api-contract/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canary, spreadCanary, tablesWithCanary } from '../../testKit/canary';
import { commented, makeRegion } from '../../testKit/commentKit';
import { createRecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestAnswer, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let admin: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.loginAs('showquest', 'admin');
});
afterAll(() => api.close());

const act = (client: TestClient, action: string, data: object): Promise<TestAnswer> =>
  client.call('POST', 'user/actions', { action, data });

const erase = (client: TestClient, person: string | null, given: object = {}): Promise<TestAnswer> =>
  act(client, 'erase_person', { person, name: 'Test staff', reason: 'They asked by mail', ...given });

/** Data of a query or an action. */
const dataOf = ({ body }: TestAnswer): Record<string, unknown> => Object(body).data;

describe('[3.29] erasing a person', () => {
  it.each<[TenantCode, boolean]>([
    ['showquest', true],
    ['launchpad', false],
    ['rockquest', false],
    ['basketball', false],
  ])(
    'leaves their name, email and phone nowhere in the database of %s',
    async (tenant, hasShared) => {
      const by = await api.loginAs(tenant, 'admin');
      const person = await api.loginAs(tenant, 'staff');
      await spreadCanary(api, by, person, hasShared);
      expect((await tablesWithCanary(api)).length).toBeGreaterThan(40);
      const erased = await erase(by, person.individual, {
        name: canary.name,
        reason: `${canary.name} asked by mail`,
      });
      expect([erased.status, erased.body]).toMatchObject([200, { success: true }]);
      expect(await tablesWithCanary(api)).toEqual([]);
      for (const { path, tenants } of collectionNames.map((name) => collectionAt(name, tenant))) {
        if (!(tenants?.includes(tenant) ?? hasShared)) continue;
        const { status, body } = await by.call('GET', `${path}?search=quackenbush`);
        if (status === 200) expect([path, body]).toEqual([path, expect.objectContaining({ count: 0 })]);
      }
    },
    120_000,
  );

  it('shows the texts of others, and leaves those that by the admin’s word mean someone else', async () => {
    const person = await api.loginAs('showquest', 'staff');
    const namesake = await api.loginAs('showquest', 'staff');
    for (const { individual, user } of [person, namesake]) {
      await api.asOwner(
        `UPDATE individuals SET first_name = 'Ann', last_name = 'Leeds' WHERE hashcode = $1`,
        [individual],
      );
      await api.asOwner(`UPDATE users SET name = 'Ann Leeds' WHERE hashcode = $1`, [user]);
    }
    await api.asOwner(`UPDATE individuals SET phone = '+64215550123' WHERE hashcode = $1`, [
      person.individual,
    ]);
    // One number of a family, in the record of each.
    const family = '+64215550777';
    const parent = await api.loginAs('showquest', 'staff');
    await api.asOwner(`UPDATE individuals SET phone = $2 WHERE hashcode = ANY ($1)`, [
      [person.individual, parent.individual],
      family,
    ]);
    await api.asOwner(`UPDATE individuals SET phone = '+64215550123' WHERE hashcode = $1`, [
      person.individual,
    ]);
    const maker = createRecordMaker(api, admin, collectionNames.map(collectionNamed), 9_500);
    const noted = async (note: string) => (await maker.make('venues', { staff_notes: note })).hashcode;
    const [hers, others, phone, longer] = [
      await noted('The key is with ann  leeds.'),
      await noted('Ann Leeds of Nelson tunes the piano'),
      await noted('Ring +64215550123'),
      await noted('Joann Leedsworth has the key'),
    ];
    const order = await guestOrder(person);
    const preview = dataOf(await admin.call('GET', `people/${person.individual}/erasing`));
    expect(preview).toMatchObject({ namesakes: 1, has_more_content: false });
    const content = preview['content'];
    expect(content).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ collection: 'venues', record: hers, is_contact: false }),
        expect.objectContaining({ collection: 'venues', record: others, is_contact: false }),
        expect.objectContaining({ collection: 'venues', record: phone, is_contact: true }),
      ]),
    );
    expect(JSON.stringify(content)).not.toContain(longer);
    expect(JSON.stringify(content)).not.toContain(namesake.user);
    expect(preview['records']).toContainEqual({ collection: 'orders', deed: 'strip', count: 1 });
    const given = { name: 'Ann Leeds', leave: [others] };
    expect((await erase(admin, person.individual, given)).status).toBe(200);
    const { full } = pseudonymOf(person.individual ?? '');
    const notes = await api.asOwner<{ hashcode: string; notes: string }>(
      'SELECT hashcode, staff_notes AS notes FROM venues WHERE hashcode = ANY ($1)',
      [[hers, others, phone, longer]],
    );
    expect(new Map(notes.map((row) => [row.hashcode, row.notes]))).toEqual(
      new Map([
        [hers, `The key is with ${full}.`],
        [others, 'Ann Leeds of Nelson tunes the piano'],
        [phone, `Ring ${full}`],
        [longer, 'Joann Leedsworth has the key'],
      ]),
    );
    const phones = await api.asOwner('SELECT phone FROM individuals WHERE hashcode = $1', [
      parent.individual,
    ]);
    expect(phones).toEqual([{ phone: family }]);
    const names = await api.asOwner('SELECT name FROM users WHERE hashcode = $1', [namesake.user]);
    expect(names).toEqual([{ name: 'Ann Leeds' }]);
    expect(await api.asOwner('SELECT buyer, email, phone FROM orders WHERE hashcode = $1', [order])).toEqual([
      { buyer: null, email: null, phone: null },
    ]);
  });

  /** Tickets that a person ordered without signing in. */
  async function guestOrder({ individual }: TestClient): Promise<string> {
    const email = `guest-${individual}@example.org`;
    await api.asOwner('UPDATE individuals SET email = $2 WHERE hashcode = $1', [individual, email]);
    const maker = createRecordMaker(api, admin, collectionNames.map(collectionNamed), 9_600);
    const { hashcode } = await maker.make('orders');
    await api.asOwner(
      `UPDATE orders SET "user" = NULL, buyer = 'A. L.', email = $2, phone = '021 000' WHERE hashcode = $1`,
      [hashcode, email.toUpperCase()],
    );
    return hashcode;
  }

  it('is for admins alone, and not for oneself', async () => {
    const [staff, person] = [
      await api.loginAs('showquest', 'staff'),
      await api.loginAs('showquest', 'staff'),
    ];
    const stranger = await api.loginAs('rockquest', 'admin');
    const preview = `people/${person.individual}/erasing`;
    expect((await erase(staff, person.individual)).status).toBe(403);
    expect((await staff.call('GET', preview)).status).toBe(403);
    expect((await act(staff, 'export_person', { person: person.individual })).status).toBe(403);
    expect((await erase(stranger, person.individual)).status).toBe(404);
    expect((await stranger.call('GET', preview)).status).toBe(404);
    // The last admin of a tenant is the one who asks.
    expect(await erase(admin, admin.individual, { name: 'Test admin' })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('cannot erase yourself') },
    });
    expect(dataOf(await admin.call('GET', `people/${admin.individual}/erasing`))).toMatchObject({
      refusal: 'self',
    });
  });

  it('needs the name and a reason, and shows before what goes and what stays', async () => {
    const person = await api.loginAs('showquest', 'staff');
    expect((await erase(admin, person.individual, { name: 'Test' })).status).toBe(400);
    expect((await erase(admin, person.individual, { reason: ' ' })).status).toBe(400);
    const pseudonym = pseudonymOf(person.individual ?? '').full;
    expect(dataOf(await admin.call('GET', `people/${person.individual}/erasing`))).toMatchObject({
      name: 'Test staff',
      pseudonym,
      records: [
        { collection: 'individuals', deed: 'strip', count: 1 },
        { collection: 'users', deed: 'strip', count: 1 },
      ],
      namesakes: expect.any(Number),
      upcoming: [],
      refusal: null,
    });
    expect(dataOf(await erase(admin, person.individual))).toEqual({ pseudonym });
    expect((await erase(admin, person.individual, { name: pseudonym })).status).toBe(409);
  });

  it('ends their sessions, frees their email, and stays in the history with its reason', async () => {
    const person = await api.loginAs('showquest', 'staff');
    const [before] = await api.asOwner<{ account: string }>('SELECT account FROM users WHERE hashcode = $1', [
      person.user,
    ]);
    await erase(admin, person.individual);
    expect((await person.call('GET', 'callboard/regions')).status).toBe(401);
    expect(await api.asOwner('SELECT FROM accounts WHERE id = $1', [before?.account])).toEqual([]);
    const { body } = await admin.call('GET', `individual/individuals/${person.individual}/changes`);
    expect(JSON.stringify(body)).toContain('They asked by mail');
    expect(JSON.stringify(body)).not.toContain('1990-05-31');
  });

  it('cannot be undone', async () => {
    const person = await api.loginAs('showquest', 'staff');
    await erase(admin, person.individual);
    const [erased] = await api.asOwner<{ change_set: string }>(
      'SELECT change_set FROM erased_people WHERE person = $1',
      [person.individual],
    );
    const undo = { action: 'undo', target: erased?.change_set };
    expect(await admin.call('POST', 'changes/actions', undo)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('cannot be undone') },
    });
  });

  it('withdraws them from events to come alone, whose entries stay', async () => {
    const person = await api.loginAs('showquest', 'participant');
    const maker = createRecordMaker(api, admin, collectionNames.map(collectionNamed), 9_000);
    const statusOf = new Map<string, string>();
    for (const day of ['2020-05-01', '2030-12-01']) {
      const event = await maker.make('events', { starts_on: day, ends_on: day });
      const entry = await maker.make('entries', { event: event.hashcode, performance: null });
      const made = await maker.make('participants', {
        entry: entry.hashcode,
        event: event.hashcode,
        individual: person.individual,
      });
      statusOf.set(day, made.hashcode);
    }
    const preview = dataOf(await admin.call('GET', `people/${person.individual}/erasing`));
    expect(preview['upcoming']).toHaveLength(1);
    expect((await erase(admin, person.individual, { name: preview['name'] })).status).toBe(200);
    const read = async (day: string) =>
      (await admin.call('GET', `showquest/participants/${statusOf.get(day)}`)).body;
    expect(await read('2030-12-01')).toMatchObject({ status: 'withdrawn', name: preview['pseudonym'] });
    expect(await read('2020-05-01')).toMatchObject({ status: 'invited', name: preview['pseudonym'] });
  });
});

describe('[3.29] exporting a person', () => {
  it('hands an admin all that is stored about them, and notes it in the history', async () => {
    const person = await api.loginAs('showquest', 'staff');
    const comment = await commented(person, await makeRegion(admin), { body: 'I have the key' });
    expect(comment).toBeTruthy();
    const { file_name, document } = dataOf(await act(admin, 'export_person', { person: person.individual }));
    expect(file_name).toMatch(/person-.*\.json$/);
    expect(document).toMatchObject({
      name: 'Test staff',
      records: {
        People: [{ first_name: 'Test', date_of_birth: '1990-05-31' }],
        Users: [{ name: 'Test staff' }],
      },
      users: [{ comments: [{ body: 'I have the key' }], messages: [] }],
      guardians: [],
    });
    const { body } = await admin.call('GET', `individual/individuals/${person.individual}/changes`);
    expect(JSON.stringify(body)).toContain('All that is stored about them');
  });

  it('has the comments of a user in their own export', async () => {
    const person = await api.loginAs('showquest', 'staff');
    await commented(person, await makeRegion(admin), { body: 'Mine' });
    const { document } = dataOf(await act(person, 'export_my_data', {}));
    expect(document).toMatchObject({ comments: [{ body: 'Mine' }] });
  });
});
