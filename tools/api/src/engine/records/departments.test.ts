import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { made } from '../../testKit/notificationKit';
import { seedingMs } from '../../testKit/seededTemplate';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

const path = 'corporation/organization_structures';
let api: TestApi;
let staff: TestClient;
beforeAll(async () => {
  api = await startTestApi({ isSeeded: true });
  staff = await api.loginAs('showquest', 'staff');
}, seedingMs);
afterAll(() => api.close());

const add = async (name: string, parent: string | null): Promise<string> =>
  made(await staff.call('POST', path, { name, kind: 'department', is_company: false, parent }));
const place = (which: string, parent: string | null) => staff.call('PATCH', `${path}/${which}`, { parent });

it('[2.24] no department is part of itself, nor of a part of its own', async () => {
  const top = await add('Top', null);
  const middle = await add('Middle', top);
  const end = await add('End', middle);
  for (const below of [top, middle, end]) {
    const { status, body } = await place(top, below);
    expect([status, body]).toMatchObject([409, { detail: sentences.partBelow().sentence }]);
  }
  expect((await place(end, top)).status).toBe(200);
  expect((await place(end, null)).status).toBe(200);
});

const reference = v.object({ title: v.string() });
const departments = v.object({
  results: v.array(v.object({ name: v.string(), parent: v.nullable(reference), head: reference })),
});

it('[2.24] seeded departments have heads, and are part of the first one', async () => {
  const { body } = await staff.call('GET', `${path}?kind=department&head__isnull=false&ordering=instance_id`);
  const [first, ...others] = v.parse(departments, body).results;
  expect(first?.parent).toBeNull();
  expect(others.length).toBeGreaterThan(2);
  for (const { parent } of others) expect(parent?.title).toBe(first?.name);
});

it('[2.24] the head of a department is hidden from participants, who cannot read employees', async () => {
  const participant = await api.loginAs('showquest', 'participant');
  const { status, body } = await participant.call('GET', `${path}?kind=department`);
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toContain('"head"');
});

it('[3.25] seeded tags filter the lists of several collections', async () => {
  const list = v.object({ count: v.number(), results: v.array(v.object({ hashcode: v.string() })) });
  const count = async (of: string) => v.parse(list, (await staff.call('GET', of)).body).count;
  for (const of of ['callboard/venues', 'callboard/events']) {
    const tagged = await count(`${of}?tagged__isnull=false`);
    expect([tagged > 0, tagged < (await count(of))]).toEqual([true, true]);
  }
});

it('[2.22] several employees have no number, and no two the same one', async () => {
  const employ = (name: string, number: string | null) =>
    staff.call('POST', 'corporation/employees', { name, number });
  expect((await employ('Ana Without', null)).status).toBe(201);
  expect((await employ('Bo Without', null)).status).toBe(201);
  expect((await employ('Cy With', 'E-9001')).status).toBe(201);
  expect((await employ('Di With', 'E-9001')).status).toBe(409);
  expect((await employ('Ana Without', null)).status).toBe(409);
});
