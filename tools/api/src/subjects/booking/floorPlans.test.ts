import { examplePlan, planLimits, type FloorPlan } from '@callboard/api-contract/booking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let space: { venue: string; space: string };

const path = 'booking/floor_plans';

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  const venue = await made('callboard/venues', {
    name: 'Hall of plans',
    capacity: 400,
    time_zone: 'Pacific/Auckland',
  });
  const { hashcode } = await made('callboard/spaces', {
    name: 'Auditorium',
    venue: venue.hashcode,
    kind: 'stage',
  });
  space = { venue: venue.hashcode, space: hashcode };
});
afterAll(() => api.close());

interface Stored {
  hashcode: string;
  version: number;
  status: string;
  seats: number | null;
  content: FloorPlan | null;
}

async function made(address: string, draft: object): Promise<Stored> {
  const { status, body } = await staff.call('POST', address, draft);
  expect([status, JSON.stringify(body)]).toEqual([201, expect.anything()]);
  // The envelope of a create.
  return (body as { data: Stored }).data;
}

let plans = 0;
const newPlan = (content?: object) => {
  plans += 1;
  return made(path, { name: `Plan ${plans}`, ...space, ...(content && { content }) });
};
const publish = (target: string, client = staff) =>
  client.call('POST', `${path}/actions`, { action: 'publish', target });
const save = (plan: string, content: unknown, version?: number) =>
  staff.call(
    'PATCH',
    `${path}/${plan}`,
    { content },
    version === undefined ? {} : { 'if-match': `"${version}"` },
  );
const read = async (plan: string) => (await staff.call('GET', `${path}/${plan}`)).body as Stored;
const versionsOf = async (plan: string) => {
  const { body } = await staff.call(
    'GET',
    `booking/floor_plan_versions?floor_plan=${plan}&fields=number,seats,content&ordering=-number`,
  );
  // The contract's list.
  return (body as { results: (Stored & { number: number })[] }).results;
};

const withoutSecondSeat: FloorPlan = {
  ...examplePlan,
  sections: examplePlan.sections.map((section) => ({
    ...section,
    rows: section.rows.map((row) => ({ ...row, seats: row.seats.slice(0, 1) })),
  })),
};

/** Two sections of the same name on one level: their first seats have one label. */
const doubled: FloorPlan = {
  ...examplePlan,
  sections: [
    ...examplePlan.sections,
    ...withoutSecondSeat.sections.map((section) => ({
      ...section,
      id: 'upper',
      rows: section.rows.map((row) => ({
        ...row,
        id: 'upper-a',
        seats: row.seats.map((seat) => ({ ...seat, id: 'upper-1' })),
      })),
    })),
  ],
};

describe('[7.46] a floor plan', () => {
  it('is not published while two seats have one label, and names it with both seats', async () => {
    const plan = await newPlan(doubled);
    const refused = await publish(plan.hashcode);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        error: { code: 'planLabelsTwice', message: expect.stringContaining('Stalls · A 1') },
        data: { findings: [{ kind: 'double_label', ids: ['a-1', 'upper-1'] }] },
      },
    ]);
    const written = doubled.sections.map((section, index) => ({
      ...section,
      name: index === 0 ? section.name : 'sTALLS',
    }));
    await save(plan.hashcode, { ...doubled, sections: written });
    const alike = await publish(plan.hashcode);
    expect(JSON.stringify(alike.body)).toContain('Stalls · A 1 = sTALLS · A 1');
    expect(await versionsOf(plan.hashcode)).toEqual([]);
    const [first, upper] = doubled.sections;
    if (!first || !upper) throw new Error('The plan has two sections.');
    // On a level of its own, whose name tickets have.
    const above = {
      ...doubled,
      levels: [...doubled.levels, { id: 'balcony', name: 'Balcony' }],
      sections: [first, { ...upper, level: 'balcony' }],
    };
    expect((await save(plan.hashcode, above)).status).toBe(200);
    expect((await publish(plan.hashcode)).status).toBe(200);
  });

  it('is published in versions that stay as they were while its drawing changes', async () => {
    const { hashcode } = await newPlan(examplePlan);
    expect((await publish(hashcode)).status).toBe(200);
    expect(await read(hashcode)).toMatchObject({ status: 'published', edition: 1, seats: 2 });
    expect((await save(hashcode, withoutSecondSeat)).status).toBe(200);
    expect((await versionsOf(hashcode)).map(({ number, seats }) => [number, seats])).toEqual([[1, 2]]);
    expect((await publish(hashcode)).status).toBe(200);
    const versions = await versionsOf(hashcode);
    expect(versions.map(({ number, seats }) => [number, seats])).toEqual([
      [2, 1],
      [1, 2],
    ]);
    expect(versions[1]?.content).toEqual(examplePlan);
  });

  it('takes an older version as its drawing again', async () => {
    const { hashcode } = await newPlan(examplePlan);
    await publish(hashcode);
    await save(hashcode, withoutSecondSeat);
    await publish(hashcode);
    const oldest = (await versionsOf(hashcode)).at(-1);
    expect((await save(hashcode, oldest?.content)).status).toBe(200);
    expect((await read(hashcode)).content).toEqual(examplePlan);
    expect((await publish(hashcode)).status).toBe(200);
    expect((await versionsOf(hashcode)).map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  it('keeps the picture that it is traced from, which no version has', async () => {
    const background = { picture: 'scan', x: 0, y: 4, width: 30, height: 20, angle: 0, opacity: 0.5 };
    const traced = { ...examplePlan, levels: examplePlan.levels.map((level) => ({ ...level, background })) };
    const { hashcode } = await newPlan(traced);
    expect((await publish(hashcode)).status).toBe(200);
    expect((await read(hashcode)).content).toEqual(traced);
    expect((await versionsOf(hashcode))[0]?.content).toEqual(examplePlan);
    // Another picture alone is nothing to publish.
    const other = { ...examplePlan, levels: [{ ...traced.levels[0], background: { ...background, x: 3 } }] };
    expect((await save(hashcode, other)).status).toBe(200);
    expect((await publish(hashcode)).body).toMatchObject({ error: { code: 'nothingChanged' } });
    const wrong = { ...background, opacity: 7, picture: '' };
    expect(
      (await save(hashcode, { ...other, levels: [{ ...other.levels[0], background: wrong }] })).status,
    ).toBe(400);
  });

  it('refuses a drawing that was made from an older state', async () => {
    const { hashcode, version } = await newPlan(examplePlan);
    expect((await save(hashcode, withoutSecondSeat, version)).status).toBe(200);
    expect((await save(hashcode, examplePlan, version)).status).toBe(412);
    expect((await read(hashcode)).content).toEqual(withoutSecondSeat);
  });

  it('is not published without anything to sell, without a change, or when it is retired', async () => {
    const empty = await newPlan();
    const { hashcode } = await newPlan(examplePlan);
    expect((await publish(empty.hashcode)).status).toBe(400);
    expect((await publish(hashcode)).status).toBe(200);
    expect((await publish(hashcode)).status).toBe(400);
    await staff.call('POST', `${path}/actions`, { action: 'retire', target: hashcode });
    await save(hashcode, withoutSecondSeat);
    expect((await publish(hashcode)).status).toBe(400);
    expect(await versionsOf(hashcode)).toHaveLength(1);
  });

  it('makes one version of two calls with one number each, however close they are', async () => {
    const { hashcode } = await newPlan(examplePlan);
    const answers = await Promise.all([publish(hashcode), publish(hashcode)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await versionsOf(hashcode)).toHaveLength(1);
  });

  it('has versions that the database itself refuses to change or remove', async () => {
    const { hashcode } = await newPlan(examplePlan);
    await publish(hashcode);
    const values = ['showquest', hashcode];
    const database = api.database.forTenant('showquest');
    for (const statement of [
      'UPDATE floor_plan_versions SET seats = 9 WHERE tenant = $1 AND floor_plan = $2::uuid',
      'DELETE FROM floor_plan_versions WHERE tenant = $1 AND floor_plan = $2::uuid',
    ])
      await expect(database.query({ text: statement, values })).rejects.toThrow('never changes');
    expect((await versionsOf(hashcode)).map(({ seats }) => seats)).toEqual([2]);
  });

  it.each(['judge', 'participant', 'collaborator'] as const)('is not for a %s', async (role) => {
    const { hashcode } = await newPlan(examplePlan);
    const client = await api.loginAs('showquest', role);
    expect((await publish(hashcode, client)).status).toBe(403);
    expect((await client.call('GET', `${path}/${hashcode}`)).status).toBe(403);
    expect((await client.call('GET', 'booking/floor_plan_versions')).status).toBe(403);
  });

  it('is not for another tenant', async () => {
    const { hashcode } = await newPlan(examplePlan);
    const stranger = await api.loginAs('rockquest', 'staff');
    expect((await publish(hashcode, stranger)).status).toBe(404);
    expect((await stranger.call('GET', `${path}/${hashcode}`)).status).toBe(404);
  });
});

describe('[7.46] a drawing that is no plan', () => {
  const [section] = examplePlan.sections;
  const [row] = section?.rows ?? [];
  const withRow = (change: object) => ({
    ...examplePlan,
    sections: [{ ...section, rows: [{ ...row, ...change }] }],
  });

  it.each([
    ['a number', 7],
    ['a list', []],
    ['no level', { ...examplePlan, levels: [] }],
    ['a level that is not there', { ...examplePlan, levels: [{ id: 'roof', name: 'Roof' }] }],
    ['an enormous coordinate', withRow({ x: 1e300 })],
    ['a coordinate that is no number', withRow({ y: 'NaN' })],
    [
      'a seat twice',
      withRow({
        seats: [
          { id: 'a', number: '1' },
          { id: 'a', number: '2' },
        ],
      }),
    ],
    ['a field of its own', withRow({ price: -1 })],
    [
      'too long a row',
      withRow({ seats: Array.from({ length: 501 }, (_, id) => ({ id: String(id), number: '1' })) }),
    ],
  ])('is refused: %s', async (_name, content) => {
    const plan = await newPlan(examplePlan);
    const { status, body } = await save(plan.hashcode, content);
    expect([status, JSON.stringify(body).length > 20]).toEqual([400, true]);
    expect((await read(plan.hashcode)).content).toEqual(examplePlan);
  });

  it('is refused where it is longer than a plan can be, in a sentence', async () => {
    const plan = await newPlan(examplePlan);
    const { status, body } = await save(plan.hashcode, { text: 'x'.repeat(planLimits.bytes + 1) });
    expect([status, JSON.stringify(body)]).toEqual([413, expect.stringContaining('larger than')]);
  });

  it('is stored where it has as many seats as a large hall', async () => {
    const rows = Array.from({ length: 100 }, (_, index) => ({
      ...row,
      id: `r${index}`,
      name: `R${index}`,
      y: index,
      seats: Array.from({ length: 400 }, (__, seat) => ({
        id: `r${index}.${seat}`,
        number: String(seat + 1),
      })),
    }));
    const plan = await newPlan({ ...examplePlan, sections: [{ ...section, rows }] });
    expect((await publish(plan.hashcode)).status).toBe(200);
    expect(await read(plan.hashcode)).toMatchObject({ seats: 40_000 });
  });
});
