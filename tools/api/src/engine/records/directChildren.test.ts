import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

const path = 'corporation/organization_structures';
let api: TestApi;
let staff: TestClient;

interface Part {
  hashcode: string;
  name: string;
  direct_children?: Part[];
}

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
});
afterAll(() => api.close());

async function make(name: string, parent: string | null = null): Promise<Part> {
  const { body } = await staff.call('POST', path, { name, kind: 'department', is_company: false, parent });
  return (body as { data: Part }).data; // The envelope of a create.
}

async function list(query: string): Promise<{ results: Part[]; next: string | null }> {
  const { status, body } = await staff.call('GET', `${path}?${query}`);
  expect(status).toBe(200);
  return body as { results: Part[]; next: string | null }; // The envelope of a list.
}

describe('[3.1] a list of a tree', () => {
  it('brings along what is right below each record, in the order of the collection', async () => {
    const top = await make('Zz direct top');
    const second = await make('Zz direct b', top.hashcode);
    const first = await make('Zz direct a', top.hashcode);
    await make('Zz direct deeper', first.hashcode);
    const { results } = await list('search=Zz direct&additional_fields=direct_children');
    const found = results.find(({ hashcode }) => hashcode === top.hashcode);
    expect(found?.direct_children?.map(({ hashcode }) => hashcode)).toEqual([
      first.hashcode,
      second.hashcode,
    ]);
    expect(results.find(({ hashcode }) => hashcode === second.hashcode)?.direct_children).toEqual([]);
    const read = await staff.call('GET', `${path}/${first.hashcode}`);
    expect(found?.direct_children?.[0]).toEqual(read.body);
  });

  it('does so on the next page, too, and only where it is requested', async () => {
    const { results, next } = await list('page_size=1&additional_fields=direct_children');
    expect(results[0]).toHaveProperty('direct_children');
    expect(new URL(next ?? '', 'http://x').searchParams.get('additional_fields')).toBe('direct_children');
    const bare = await staff.call(
      'GET',
      `${path}?search=Zz direct&paginate=false&additional_fields=direct_children`,
    );
    expect(bare.body).toEqual(expect.arrayContaining([expect.objectContaining({ direct_children: [] })]));
    expect((await list('page_size=1')).results[0]).not.toHaveProperty('direct_children');
  });

  it('is no list without levels', async () => {
    const { status, body } = await staff.call('GET', 'callboard/regions?additional_fields=direct_children');
    expect([status, body]).toMatchObject([400, { additional_fields: [expect.any(String)] }]);
  });
});
