import { apiPrefix } from '@callboard/api-contract';
import { collectionAt, registry } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedingMs } from '../../testKit/seededTemplate';
import { startTestApi, type TestApi } from '../../testKit/startTestApi';
import { testSession, type TestSession } from '../../testKit/testSession';
import { doneOf, importLines, type Sent } from './testing/importClient';

let api: TestApi;
let staff: TestSession;
const venues = `${apiPrefix()}${registry.venues.path}/imports`;
const entries = `${apiPrefix()}${collectionAt('entries', 'showquest').path}/imports`;
const performances = `${apiPrefix()}${registry.performances.path}/imports`;
const participants = `${apiPrefix()}${collectionAt('participants', 'showquest').path}/imports`;

beforeAll(async () => {
  api = await startTestApi({ isSeeded: true });
  staff = await testSession(api.database, 'showquest', ['staff']);
}, seedingMs);
afterAll(() => api.close());

async function one(sql: string): Promise<string> {
  const [row] = await api.asOwner<{ hashcode: string }>(sql);
  if (!row) throw new Error(`Nothing answers ${sql}`);
  return row.hashcode;
}

function venue(name: string, tenant = 'showquest'): Promise<string> {
  return one(`INSERT INTO venues (tenant, name, town, capacity, time_zone, status)
    VALUES ('${tenant}', '${name}', 'Quonset Bay', 100, 'Pacific/Auckland', 'active') RETURNING hashcode`);
}

async function preview(csv: string, to: string, more: Partial<Sent> = {}) {
  const lines = await importLines(api, csv, { mode: 'preview', to, as: staff, ...more });
  return { done: doneOf(lines), rows: lines.flatMap((line) => (line.type === 'row' ? [line] : [])) };
}

describe('a row with the hashcode of a record', () => {
  it('changes what is different, in the change set of the new rows, and is rolled back with them', async () => {
    const [shed, barn] = [await venue('Quonset'), await venue('Barn')];
    const csv = [
      'Name,Town,Capacity,Time zone,Hashcode',
      `Quonset,Quonset Bay,120,Pacific/Auckland,${shed.toUpperCase()}`,
      `Barn,Quonset Bay,100,Pacific/Auckland,${barn}`,
      'Woolshed,Quonset Bay,80,Pacific/Auckland,',
    ].join('\n');
    const sent = { to: venues, as: staff };
    expect((await preview(csv, venues)).rows.map(({ status }) => status)).toEqual([
      'changed',
      'unchanged',
      'new',
    ]);
    const done = doneOf(await importLines(api, csv, { ...sent, mode: 'commit' }));
    expect(done).toMatchObject({ created: 1, updated: 1, unchanged: 1, invalid: 0 });
    const capacities = () =>
      api.asOwner(
        `SELECT name, capacity FROM venues WHERE tenant = 'showquest' AND town = 'Quonset Bay' ORDER BY name`,
      );
    expect(await capacities()).toEqual([
      { name: 'Barn', capacity: 100 },
      { name: 'Quonset', capacity: 120 },
      { name: 'Woolshed', capacity: 80 },
    ]);
    const undone = await api.app.inject({
      method: 'POST',
      url: `${apiPrefix()}changes/actions`,
      headers: staff.headers,
      payload: { action: 'undo', target: done.change_set },
    });
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await capacities()).toEqual([
      { name: 'Barn', capacity: 100 },
      { name: 'Quonset', capacity: 100 },
    ]);
  });

  it('empties a field by an empty cell, and leaves what the file has no column for', async () => {
    const hall = await venue('Emptied');
    const csv = `Hashcode,Capacity\n${hall},\n`;
    expect(doneOf(await importLines(api, csv, { mode: 'commit', to: venues, as: staff }))).toMatchObject({
      updated: 1,
    });
    const stored = await api.asOwner(`SELECT capacity, town FROM venues WHERE hashcode = '${hall}'`);
    expect(stored).toEqual([{ capacity: null, town: 'Quonset Bay' }]);
    expect((await preview(`Hashcode,Name\n${hall},\n`, venues)).rows).toMatchObject([
      { status: 'invalid', errors: { name: ['Field is required'] } },
    ]);
  });

  it('is refused for what is not theirs, not there, no hashcode or twice in the file', async () => {
    const [own, foreign] = [await venue('Theirs'), await venue('Theirs', 'rockquest')];
    const csv = `Hashcode,Capacity\n${foreign},1\n00000000-0000-4000-8000-000000000000,1\nQX-1,1\n${own},5\n${own},6\n`;
    const { rows } = await preview(csv, venues);
    expect(rows.map(({ errors }) => errors?.['non_field_errors']?.[0])).toEqual([
      'No venue has this ID',
      'No venue has this ID',
      '"qx-1" is not the ID of a record',
      undefined,
      'The same ID as row 5',
    ]);
  });

  it('is refused where the record itself cannot be changed, in the words of the form', async () => {
    const [earlier] = await api.asOwner<{ hashcode: string; clash: string }>(
      `SELECT p.hashcode, to_char((o.starts_at + interval '1 minute') AT TIME ZONE 'Pacific/Auckland', 'DD-MM-YYYY HH24:MI') AS clash
        FROM performances p JOIN performances o ON o.space = p.space AND o.starts_at > p.starts_at
        WHERE p.tenant = 'showquest' AND p.status <> 'cancelled' AND o.status <> 'cancelled' ORDER BY o.starts_at LIMIT 1`,
    );
    const { rows } = await preview(`Hashcode,Ends\n${earlier?.hashcode},${earlier?.clash}\n`, performances);
    expect(rows).toMatchObject([
      {
        status: 'invalid',
        errors: { non_field_errors: [expect.stringContaining('has the same space at this time')] },
      },
    ]);
  });
});

describe('a name that several records have', () => {
  it('is the one that agrees with the other cells: its event, its school, its day', async () => {
    const [first, second] = await api.asOwner<{ hashcode: string; name: string }>(
      `SELECT hashcode, name FROM organization_structures o WHERE tenant = 'showquest'
        AND (SELECT count(*) FROM organization_structures x WHERE x.tenant = o.tenant AND x.name = o.name) = 1 ORDER BY name LIMIT 2`,
    );
    const event = await one(
      `SELECT hashcode FROM events WHERE tenant = 'showquest' AND name = 'Wellington Heat 2027'`,
    );
    for (const school of [first, second])
      await api.asOwner(`INSERT INTO entries (tenant, event, name, organisation, section, status)
        VALUES ('showquest', '${event}', 'Tidal', '${school?.hashcode}', 'open', 'draft')`);
    const csv = [
      'Name,Act,School year,School',
      `Ana,Tidal,9,${first?.name}`,
      `Ben,Tidal,9,${second?.name}`,
      'Cam,Tidal,9,',
    ].join('\n');
    const { rows } = await preview(csv, participants);
    expect(rows.map(({ status, errors }) => [status, errors])).toEqual([
      ['new', undefined],
      ['new', undefined],
      ['invalid', expect.objectContaining({ entry: [expect.stringContaining('2 acts are called "Tidal"')] })],
    ]);

    const [{ venue: hall, space } = { venue: '', space: '' }] = await api.asOwner<{
      venue: string;
      space: string;
    }>(`SELECT venue, hashcode AS space FROM spaces WHERE tenant = 'showquest' LIMIT 1`);
    for (const day of ['2029-03-03', '2029-03-04'])
      await api.asOwner(`INSERT INTO performances (tenant, event, venue, space, name, starts_at, ends_at, status)
        VALUES ('showquest', '${event}', '${hall}', '${space}', 'Twin show', '${day} 06:00Z', '${day} 09:00Z', 'planned')`);
    const acts = [
      'Act,Section,Performance,Time slot,School',
      `Early,Open,Twin show,03-03-2029 19:00,${first?.name}`,
      `Late,Open,Twin show,04-03-2029 19:00,${first?.name}`,
      `Lost,Open,Twin show,,${first?.name}`,
    ].join('\n');
    const found = await preview(acts, entries, { defaults: { event } });
    expect(found.rows.map(({ status, errors }) => [status, errors])).toEqual([
      ['new', undefined],
      ['new', undefined],
      ['invalid', { performance: [expect.stringContaining('2 performances are called "Twin show"')] }],
    ]);
  });

  it('is the person with the birth date of a column that goes into no field', async () => {
    const table = `${apiPrefix()}${registry.employees.path}/imports`;
    for (const day of ['2001-02-03', '2002-03-04'])
      await api.asOwner(`INSERT INTO individuals (tenant, first_name, last_name, date_of_birth)
        VALUES ('showquest', 'Hine', 'Tuarua', '${day}')`);
    const csv = 'Name,Person,Date of birth\nHine,Hine Tuarua,4 March 2002\nHine 2,Hine Tuarua,\n';
    const { rows } = await preview(csv, table);
    expect(rows.map(({ errors }) => errors?.['individual'])).toEqual([
      undefined,
      [expect.stringContaining('2 people are called "Hine Tuarua"')],
    ]);
  });
});
