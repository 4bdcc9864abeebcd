import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import * as v from 'valibot';
import { startTestDatabase, type TestDatabase } from '../testKit/startTestDatabase';
import { anyOf } from './anyOf';
import type { TenantDatabase } from './TenantDatabase';

let test: TestDatabase;
let showquest: TenantDatabase;
beforeAll(async () => {
  test = await startTestDatabase();
  showquest = test.database.forTenant('showquest');
  await test.asOwner(
    `INSERT INTO regions (tenant, name) VALUES ('showquest', 'Otago'), ('showquest', 'Waikato'), ('rockquest', 'Elsewhere')`,
  );
});
afterAll(() => test.drop());

describe('the query builder of a tenant', () => {
  it('reads the rows of its tenant only, also without a condition', async () => {
    const rows = await showquest.db.selectFrom('regions').select('name').orderBy('name').execute();
    expect(rows).toEqual([{ name: 'Otago' }, { name: 'Waikato' }]);
  });

  it('returns values of the types that it promises', async () => {
    const row = await showquest.db
      .selectFrom('regions')
      .selectAll()
      .where('name', '=', anyOf('text', ['Otago']))
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ created: expect.any(Date), version: 1, instance_id: expect.any(Number) });
    expectTypeOf(row.created).toEqualTypeOf<Date>();
    expectTypeOf(row.instance_id).toEqualTypeOf<number>();
  });

  it('runs inside the transaction that it came with', async () => {
    const stop = new Error('Roll back.');
    const work = showquest.write({ actor: null }, async ({ db }) => {
      const update = db.updateTable('regions').set({ name: 'Taranaki' }).where('name', '=', 'Otago');
      const { numUpdatedRows } = await update.executeTakeFirst();
      expect(numUpdatedRows).toBe(1n);
      throw stop;
    });
    await expect(work).rejects.toBe(stop);
    expect(
      await showquest.db.selectFrom('regions').selectAll().where('name', '=', 'Taranaki').execute(),
    ).toEqual([]);
  });

  it('writes nothing for another tenant', async () => {
    const insert = showquest.db.insertInto('regions').values({ tenant: 'rockquest', name: 'Elsewhere' });
    await expect(insert.execute()).rejects.toMatchObject({ code: '42501' });
  });

  it('does not compile with a table, column or value that does not exist', () => {
    // @ts-expect-error No such table.
    showquest.db.selectFrom('region');
    // @ts-expect-error No such column.
    showquest.db.selectFrom('regions').select('title');
    // @ts-expect-error Not one of the options of its CHECK.
    showquest.db.selectFrom('tasks').selectAll().where('status', '=', 'finished');
    // @ts-expect-error A required column is missing.
    showquest.db.insertInto('regions').values({ tenant: 'showquest' });
  });
});

describe('rows of SQL written by hand', () => {
  const statement = { text: 'SELECT name FROM regions ORDER BY name', values: [] };

  it('are checked', async () => {
    expect(await showquest.rows(v.object({ name: v.string() }), statement)).toHaveLength(2);
    await expect(showquest.rows(v.object({ name: v.number() }), statement)).rejects.toThrow(
      'Expected number',
    );
  });
});
