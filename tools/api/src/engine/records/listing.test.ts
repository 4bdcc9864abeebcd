import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

interface Page {
  count: number;
  next: string | null;
  previous: string | null;
  results: MadeRecord[];
}

const path = 'corporation/organization_structures';
const rows = 2_400;
let api: TestApi;
let staff: TestClient;
let maker: RecordMaker;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  const text = `INSERT INTO organization_structures (tenant, name, kind, is_company, town, school_number)
    SELECT 'showquest', 'School ' || n || CASE n % 3 WHEN 0 THEN ' Ōtāhuhu' ELSE ' Kāpiti' END, 'school', n % 2 = 0,
      CASE WHEN n % 5 > 0 THEN 'Town ' || n % 7 END, n FROM generate_series($1::int, $2::int) n`;
  // In parts: a statement has five seconds, also while other tests use their servers.
  for (let from = 1; from <= rows; from += 300)
    await api.database
      .forTenant('showquest')
      .write({ actor: null }, (transaction) => transaction.query({ text, values: [from, from + 299] }));
});
afterAll(() => api.close());

async function list(query: string): Promise<Page> {
  const { status, body } = await staff.call('GET', `${path}?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  // The contract's envelope of a list.
  return body as Page;
}

/** How many of the numbers from 1 to the last hold these digits. */
function withDigits(digits: string): number {
  return Array.from({ length: rows }, (_, index) => String(index + 1)).filter((number) =>
    number.includes(digits),
  ).length;
}

describe('[7.16] a list', () => {
  it('shows every record once from the first page to the last, and back', async () => {
    const seen: string[] = [];
    let next: string | null = `/api/v21/system/${path}?page_size=200&ordering=-town`;
    while (next) {
      // The contract's envelope of a list.
      const page: Page = (await staff.call('GET', next)).body as Page;
      seen.push(...page.results.map(({ hashcode }) => hashcode));
      next = page.next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([rows, rows]);
    expect((await list('page=99')).previous).toContain(`page=${rows / 50}`);
  });

  it('has 50 records a page, 200 at most', async () => {
    expect((await list('')).results).toHaveLength(50);
    expect((await list('page_size=200')).results).toHaveLength(200);
    for (const size of ['201', '0', '-1', '1e9', 'NaN', '']) {
      expect((await staff.call('GET', `${path}?page_size=${size}`)).status).toBe(400);
    }
  });

  it('[7.16] refuses more than 1,000 unpaged instead of leaving some out, also in a search', async () => {
    const detail = 'This list has more than 1,000 records. Ask for it page by page, without paginate=false.';
    for (const query of ['paginate=false', 'paginate=false&search=school']) {
      const { status, body } = await staff.call('GET', `${path}?${query}`);
      expect([status, body], query).toMatchObject([400, { detail }]);
    }
    const { status, body } = await staff.call('GET', `${path}?paginate=false&search=otahuhu`);
    const found = (await list('search=otahuhu')).count;
    expect(found).toBeLessThanOrEqual(1_000);
    expect([status, (body as unknown[]).length]).toEqual([200, found]);
  });

  it('finds every word, without case and accents, however many times it is requested', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await list('search=otahuhu')).count).toBe(rows / 3);
      expect((await list(`search=${encodeURIComponent('KĀPITI school')}`)).count).toBe((rows * 2) / 3);
      expect((await list('search=school%20240')).count).toBe(withDigits('240'));
      expect((await list('search=40')).count).toBe(withDigits('40'));
      expect((await list(`search=${encodeURIComponent('ψ')}`)).count).toBe(0);
    }
  });

  it('pages through what is found in its order, whether little or much', async () => {
    for (const word of ['kapiti', '240']) {
      for (const ordering of ['name', '-school_number']) {
        const pages = [1, 2, 7].map((page) =>
          list(`search=${word}&ordering=${ordering}&page=${page}&page_size=5`),
        );
        const twice = [1, 2, 7].map((page) =>
          list(`search=${word}&ordering=${ordering}&page=${page}&page_size=5`),
        );
        const bodies = (found: Page[]) => found.map(({ results }) => results);
        expect(bodies(await Promise.all(twice))).toEqual(bodies(await Promise.all(pages)));
      }
    }
    const numbers = (await list('search=kapiti&ordering=-school_number')).results.map(
      (found) => found['school_number'],
    );
    expect(numbers).toEqual([...numbers].sort((a, b) => Number(b) - Number(a)));
  });

  it('filters by equality, lists, ranges, parts and emptiness', async () => {
    expect((await list('town=TOWN%203')).count).toBe((await list('town__in=Town%203')).count);
    expect((await list('school_number__gte=100&school_number__lte=199')).count).toBe(100);
    expect((await list('school_number__in=1,2,3,99999999999')).count).toBe(3);
    expect((await list('town__isnull=true')).count).toBe(rows / 5);
    expect((await list('town__contains=wn%203')).count).toBe((await list('town=Town%203')).count);
    expect((await list('is_company=true&kind=school')).count).toBe(rows / 2);
    expect((await list('kind__in=club,company')).count).toBe(0);
    expect((await list('created__gte=2000-01-01T00:00:00Z')).count).toBe(rows);
  });

  it('[2.23] [2.24] leads to the page of a company or of a department, by the flag', async () => {
    const urlOf = async (filter: string) => {
      const [found] = (await list(`${filter}&page_size=1`)).results;
      return String(found?.['qed_model'] && Reflect.get(Object(found['qed_model']), 'url'));
    };
    expect(await urlOf('is_company=true')).toMatch(/^\/organisation\/companies\/[\w-]+$/);
    expect(await urlOf('is_company=false')).toMatch(/^\/organisation\/departments\/[\w-]+$/);
  });

  it('refuses values that make no sense, by the filter that brings them', async () => {
    const bad = {
      school_number__gte: 'many',
      is_company: 'perhaps',
      kind: 'palace',
      region: 'north',
      created__lte: 'yesterday',
      town__isnull: '2',
      hashcode__in: 'a,b',
      name__gte: 'm',
      constructor: 'x',
      __proto__x: 'x',
    };
    for (const [key, value] of Object.entries(bad)) {
      const { status, body } = await staff.call('GET', `${path}?${key}=${value}`);
      expect([status, Object.keys(body ?? {})]).toEqual([400, [key, '$problems']]);
    }
    expect((await staff.call('GET', `${path}?kind=school&kind=club`)).status).toBe(400);
    expect((await staff.call('GET', `${path}?search=%00`)).status).toBe(400);
    expect((await staff.call('GET', `${path}?page=99999999999999999999`)).status).toBe(400);
  });
});

describe('a remembered count', () => {
  it('is forgotten by every change: create, patch out of the filter, delete, undo', async () => {
    const query = 'kind=club';
    const count = async () => (await list(query)).count;
    expect([await count(), await count()]).toEqual([0, 0]);
    const club = await maker.make('organizationStructures', { kind: 'club' });
    expect(await count()).toBe(1);
    await staff.call('PATCH', `${path}/${club.hashcode}`, { kind: 'company' });
    expect(await count()).toBe(0);
    await staff.call('PATCH', `${path}/${club.hashcode}`, { kind: 'club' });
    expect(await count()).toBe(1);
    const removed = await staff.call('DELETE', `${path}/${club.hashcode}`);
    expect(await count()).toBe(0);
    await staff.call('POST', 'changes/actions', { action: 'undo', target: removed.headers['change-set'] });
    expect(await count()).toBe(1);
  });

  it('is right while a slower transaction that began earlier commits later', async () => {
    const count = async () => (await list('kind=department')).count;
    const before = await count();
    const database = api.database.forTenant('showquest');
    const insert = (name: string) => ({
      text: `INSERT INTO organization_structures (tenant, name, kind, is_company) VALUES ('showquest', $1, 'department', false)`,
      values: [name],
    });
    await database.write({ actor: null }, async (slow) => {
      await slow.query(insert('Slow'));
      await database.write({ actor: null }, (fast) => fast.query(insert('Fast')));
      expect(await count()).toBe(before + 1);
      expect(await count()).toBe(before + 1);
    });
    expect(await count()).toBe(before + 2);
  });
});
