import { apiPrefix, defineCollection, duration, text, time } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableSql } from '../database/tableSql';
import { doneOf, importLines } from '../imports/testing/importClient';
import { describeCollection } from '../../testKit/describeCollection';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

const everyone = { staff: 'all', judge: 'all', participant: 'all', collaborator: 'all' } as const;

const rehearsals = defineCollection({
  name: 'rehearsals',
  path: 'callboard/rehearsals',
  model: 'callboard.Rehearsal',
  label: { one: 'Rehearsal', many: 'Rehearsals' },
  fields: {
    name: text({ label: 'Name', required: true, search: true, sort: true }),
    doors: time({ label: 'Doors', min: '06:00', max: '23:00', filter: true, sort: true }),
    length: duration({ label: 'Length', required: true, filter: true, sort: true }),
  },
  title: ['name'],
  avatar: { icon: 'clock', shape: 'square' },
  page: '/rehearsals/{hashcode}',
  access: { read: everyone, create: { staff: 'all' }, update: { staff: 'all' }, remove: { staff: 'all' } },
  ordering: 'name',
  importable: true,
});
const collections = [...collectionNames.map(collectionNamed), rehearsals];
const options = { collections, sql: tableSql(rehearsals) };
const { path } = rehearsals;

describeCollection(rehearsals, collections, options);

describe('times of day and lengths of time', () => {
  let api: TestApi;
  let staff: TestClient;
  beforeAll(async () => {
    api = await startTestApi(options);
    staff = await api.loginAs('showquest', 'staff');
    for (const [name, doors, length] of [
      ['Early', '07:30', 60],
      ['Late', '19:05', 5_999],
      ['Whenever', null, 0],
    ]) {
      const { status } = await staff.call('POST', path, { name, doors, length });
      expect(status).toBe(201);
    }
  });
  afterAll(() => api.close());

  async function names(query: string): Promise<unknown[]> {
    const { status, body } = await staff.call('GET', `${path}?${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    // The contract's envelope of a list.
    return (body as { results: { name: string }[] }).results.map(({ name }) => name);
  }

  it.each([
    ['doors__gte=07:31', ['Late']],
    ['doors__lte=19:05', ['Early', 'Late']],
    ['doors=07:30', ['Early']],
    ['doors__in=07:30,19:05', ['Early', 'Late']],
    ['doors__isnull=true', ['Whenever']],
    ['length__gte=60&length__lte=99999', ['Early', 'Late']],
    ['length=0', ['Whenever']],
    ['ordering=-length', ['Late', 'Early', 'Whenever']],
  ])('are filtered and ordered by: %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('are refused by name and sentence', async () => {
    const { body } = await staff.call('POST', path, { name: 'Odd', doors: '05:59', length: 6_000 });
    expect(body).toMatchObject({
      doors: ['This cannot be earlier than 06:00'],
      length: ['This must be under 99:59'],
    });
    expect((await staff.call('GET', `${path}?doors=25:00&length=long`)).body).toMatchObject({
      doors: ['This must be a time such as 19:30'],
      length: ['This must be a whole number'],
    });
  });

  it('are checked by the table too', async () => {
    const write = (column: string, value: string) =>
      api.asOwner(
        `INSERT INTO rehearsals (tenant, name, length, ${column}) VALUES ('showquest', 'x', 1, ${value})`,
      );
    await expect(write('doors', `'25:00'`)).rejects.toThrow('doors_format');
    await expect(write('doors', `'05:00'`)).rejects.toThrow('doors_least');
  });

  it('are imported as people write them', async () => {
    const csv = 'Name,Doors,Length\nA,7.30 pm,1:30\nB,,90 min\nC,late,long\n';
    const sent = { mode: 'commit', to: `${apiPrefix()}${path}/imports`, as: staff } as const;
    const lines = await importLines(api, csv, sent);
    expect(doneOf(lines)).toMatchObject({ created: 2, invalid: 1 });
    expect(lines).toContainEqual(
      expect.objectContaining({
        status: 'invalid',
        errors: {
          doors: ['This must be a time such as 19:30'],
          length: ['This must be a length of time such as 01:30'],
        },
      }),
    );
    expect(await names('doors=19:30&length=90')).toEqual(['A']);
  });
});
