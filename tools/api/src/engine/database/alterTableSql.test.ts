import {
  boolean,
  defineCollection,
  integer,
  multiselect,
  reference,
  select,
  text,
  type Collection,
  type Fields,
} from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../testKit/startTestDatabase';
import { alterTableSql, type Fills } from './alterTableSql';
import { schemaErrors } from './schemaErrors';
import { tableSql } from './tableSql';

const staff = { staff: 'all' } as const;
const options = [
  { value: 'cup', label: 'Cup' },
  { value: 'shield', label: 'Shield' },
];

function trophies(
  fields: Fields,
  more: Partial<Pick<Collection, 'naturalKey' | 'title' | 'noOverlap'>> = {},
) {
  return defineCollection({
    name: 'trophies',
    path: 'callboard/trophies',
    model: 'callboard.Trophy',
    label: { one: 'Trophy', many: 'Trophies' },
    fields,
    title: ['name'],
    avatar: { icon: 'star', shape: 'circle' },
    page: '/trophies/{hashcode}',
    access: { read: staff, create: staff, update: staff, remove: staff },
    ordering: 'name',
    ...more,
  });
}

const first = {
  name: text({ label: 'Name', required: true, max: 80, search: true, sort: true }),
  weight: text({ label: 'Weight', max: 10, filter: true, sort: true }),
  venue: reference({ label: 'Venue', to: 'venues' }),
  sort: select({ label: 'Sort', options }),
};

// Collections that it refers to, and what refers to a space within its venue, too.
const others = (['venues', 'spaces', 'performances'] as const).map((name) => collectionNamed(name));
let test: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  test = await startTestDatabase();
  owner = new pg.Client(test.url);
  await owner.connect();
});
beforeEach(async () => {
  await owner.query(`DROP TABLE IF EXISTS trophies; ${tableSql(trophies(first))}`);
  await owner.query(
    `INSERT INTO trophies (tenant, name, weight) VALUES ('showquest', 'Tūī cup', '250'), ('rockquest', 'Kea cup', NULL)`,
  );
});
afterAll(async () => {
  await owner.end();
  await test.drop();
});

/** Alters the table to another declaration, and returns its rows. */
async function change(collection: Collection, fills?: Fills) {
  const collections = [...others, collection];
  const statements = await alterTableSql(owner, collection, collections, fills);
  await owner.query(statements.join('\n'));
  const errors = await schemaErrors(owner, collections);
  expect(errors.filter((error) => /: (trophies|spaces) /.test(error))).toEqual([]);
  const { rows } = await owner.query<Record<string, unknown>>('SELECT * FROM trophies ORDER BY name');
  return { statements, rows };
}

describe('the change of a table', () => {
  it('is nothing where the table is what the collection declares', async () => {
    expect((await change(trophies(first))).statements).toEqual([]);
  });

  it('adds an optional column with its rules and indexes', async () => {
    const rank = integer({ label: 'Rank', min: 1, max: 9, filter: true });
    const { statements, rows } = await change(trophies({ ...first, rank }));
    expect(statements).toContain('ALTER TABLE "trophies" ADD COLUMN "rank" integer;');
    expect(rows.map((row) => row['rank'])).toEqual([null, null]);
  });

  it('fills a required column of every tenant, and leaves it without a default', async () => {
    const fields = {
      ...first,
      code: text({ label: 'Code', required: true, max: 12, search: true, sort: true }),
      isLent: boolean({ label: 'Lent', required: true }),
      parts: multiselect({ label: 'Parts', required: true, options }),
    };
    const { rows } = await change(trophies(fields), { code: "tūī's", isLent: 'false', parts: 'cup' });
    expect(rows).toEqual([
      expect.objectContaining({ name: 'Kea cup', code: "tūī's", isLent: false, parts: ['cup'], version: 1 }),
      expect.objectContaining({ name: 'Tūī cup', code: "tūī's", search_text: 'tui cup tuis', version: 1 }),
    ]);
    await expect(
      owner.query(
        `INSERT INTO trophies (tenant, name, "isLent", parts) VALUES ('showquest', 'New', true, '{}')`,
      ),
    ).rejects.toMatchObject({ code: '23502' });
  });

  it('requires a field that some rows leave empty, and fills those', async () => {
    const weight = text({ label: 'Weight', max: 10, filter: true, sort: true, required: true });
    const { rows } = await change(trophies({ ...first, weight }), { weight: '0' });
    expect(rows.map((row) => row['weight'])).toEqual(['0', '250']);
  });

  it('changes a type, keeps the values, and computes again what was computed from them', async () => {
    const weight = integer({ label: 'Weight', min: 0, filter: true, sort: true });
    const { rows } = await change(trophies({ ...first, weight }));
    expect(rows.map((row) => row['weight'])).toEqual([null, 250]);
    const back = await change(trophies(first));
    expect(back.rows.map((row) => row['weight_plain'])).toEqual([null, '250']);
  });

  it('drops a column, its rules and its keys', async () => {
    const { name } = first;
    const { statements, rows } = await change(trophies({ name }));
    expect(statements).toContain('-- Its values go with it.\nALTER TABLE "trophies" DROP COLUMN "weight";');
    expect(statements).toContain('ALTER TABLE "trophies" DROP CONSTRAINT "trophies_venue_fkey";');
    expect(Object.keys(rows[0] ?? {})).not.toContain('venue');
  });

  it('drops and changes rules: no longest text, other options, optional', async () => {
    const name = text({ label: 'Name', search: true, sort: true });
    const sort = select({ label: 'Sort', options: [...options, { value: 'plate', label: 'Plate' }] });
    const { statements } = await change(trophies({ ...first, name, sort }));
    expect(statements).toContain('ALTER TABLE "trophies" ALTER COLUMN "name" DROP NOT NULL;');
    expect(statements).toContain('ALTER TABLE "trophies" DROP CONSTRAINT "sort_option";');
  });

  it('makes a key of the title, and a reference within another with the index that it needs', async () => {
    const fields = { ...first, space: reference({ label: 'Space', to: 'spaces', within: 'venue' }) };
    await change(trophies(fields, { naturalKey: ['name'], title: ['name', 'weight'] }));
    await change(trophies(first));
  });

  it('refuses a required field without a fill, and a fill that is no value of it', async () => {
    const code = integer({ label: 'Code', required: true, min: 1 });
    await expect(change(trophies({ ...first, code }))).rejects.toThrow('--fill=code=<value>');
    await expect(change(trophies({ ...first, code }), { code: '0' })).rejects.toThrow(
      "'0' is not a value of code",
    );
    const region = reference({ label: 'Region', to: 'regions', required: true });
    await expect(change(trophies({ ...first, region }))).rejects.toThrow('declare it as optional');
  });
});
