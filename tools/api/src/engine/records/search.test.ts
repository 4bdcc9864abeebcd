import { toSimilarQueryString } from '@callboard/api-contract/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportDuration } from '../../../../vitest/budgets.mjs';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

interface Found {
  count: number;
  results: { hashcode: string; qed_model: { title: string } }[];
}

const rows = 100_000;
const towns = ['Rotorua', 'Ōtāhuhu', 'Whangārei', 'Kāpiti', 'Timaru', 'Gisborne', 'Taupō'];
let api: TestApi;
let staff: TestClient;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  // Without the change log, which would take most of the time.
  await api.asOwner(`SET session_replication_role = replica;
    INSERT INTO venues (tenant, name, town, address, time_zone)
    SELECT 'showquest', 'Hall ' || n || ' of ' || towns[1 + n % 7], towns[1 + (n / 7) % 7], n || ' Station Road', 'Pacific/Auckland'
      FROM generate_series(1, ${rows}) n, (SELECT string_to_array('${towns.join()}', ',') AS towns) t;
    INSERT INTO venues (tenant, name, town, address, time_zone)
    SELECT 'showquest', name, town, '1 Low Road', 'Pacific/Auckland'
      FROM (VALUES ('Civic Centre', 'Quokkaberg'), ('Old Quokkaberg', 'Nelson'), ('Quokkaberg Hall', 'Nelson'), ('Quokkaberg', 'Zeehan')) v (name, town);
    ANALYZE venues`);
}, 120_000);
afterAll(() => api.close());

async function ask(path: string): Promise<Found> {
  const { status, body } = await staff.call('GET', path);
  expect(status, JSON.stringify(body)).toBe(200);
  // The contract's envelope of a list, or of similar records.
  return body as Found;
}
const titles = ({ results }: Found) => results.map(({ qed_model: { title } }) => title);

describe('[7.16] a search of 100,000 records', () => {
  it('finds names whatever apostrophe, hyphen or comma they are searched with', async () => {
    await api.asOwner(`SET session_replication_role = replica;
      INSERT INTO venues (tenant, name, town, address, time_zone)
      SELECT 'showquest', name, 'Nelson', '1 Low Road', 'Pacific/Auckland'
        FROM (VALUES ('Zeb O''Quill'), ('Zeb O’Quill'), ('Zeb OQuill'), ('Zeb Mary-Jane')) v (name)`);
    for (const written of ["O'Quill", 'O’Quill', 'OʻQuill', 'OQuill', "o'quill, zeb", 'Quill'])
      expect(titles(await ask(`callboard/venues?search=${encodeURIComponent(written)}`))).toHaveLength(3);
    for (const written of ['Mary-Jane', 'Mary Jane', 'Mary Jane, Zeb', 'Mary–Jane', 'Jane-Mary'])
      expect(titles(await ask(`callboard/venues?search=${encodeURIComponent(written)}`))).toEqual([
        'Zeb Mary-Jane',
      ]);
  });

  it('ranks titles first: the same, begins with it, has a word of it, and then other fields', async () => {
    const ranked = ['Quokkaberg', 'Quokkaberg Hall', 'Old Quokkaberg', 'Civic Centre'];
    expect(titles(await ask('callboard/venues?search=quokkaberg'))).toEqual(ranked);
    expect(titles(await ask('callboard/venues?search=quokkaberg&page_size=2&page=2'))).toEqual(
      ranked.slice(2),
    );
  });

  it('keeps to the order that is requested', async () => {
    expect(titles(await ask('callboard/venues?search=quokkaberg&ordering=name'))).toEqual([
      'Civic Centre',
      'Old Quokkaberg',
      'Quokkaberg',
      'Quokkaberg Hall',
    ]);
  });

  it.each([
    ['quokkaborg', 'Quokkaberg'],
    ['qoukkaberg', 'Quokkaberg'],
    ['quokaberg', 'Quokkaberg'],
    ['quokkaberg hal', 'Quokkaberg Hall'],
    ['civic center', 'Civic Centre'],
  ])('forgives a wrong letter: %s', async (search, first) => {
    expect(titles(await ask(`callboard/venues/similar?search=${encodeURIComponent(search)}`))[0]).toBe(first);
  });

  it('finds nothing similar to a word that nothing resembles, nor outside the filters', async () => {
    expect(titles(await ask('callboard/venues/similar?search=zzzzxxxx'))).toEqual([]);
    expect(titles(await ask('callboard/venues/similar?search=quokkaborg&town=Timaru'))).toEqual([]);
    expect((await staff.call('GET', 'callboard/venues/similar?nonsense=1')).status).toBe(400);
    const inZeehan = [{ field: 'town', operator: 'in', value: ['Zeehan'] }] as const;
    const query = toSimilarQueryString({ search: 'quokkaborg', filters: inZeehan });
    expect(titles(await ask(`callboard/venues/similar?${query}`))).toEqual(['Quokkaberg']);
  });

  it.each([
    'callboard/venues?search=quokkaberg',
    'callboard/venues?search=rotorua%204242',
    'callboard/venues/similar?search=quokkaborg',
    'callboard/venues/similar?search=rotoura',
    'callboard/venues/similar?search=zzzzxxxx',
  ])('answers and reports its duration: %s', async (path) => {
    await reportDuration({ name: `five times ${path}`, limit: 2_500 }, async () => {
      for (let turn = 0; turn < 5; turn += 1) await ask(path);
    });
  });
});
