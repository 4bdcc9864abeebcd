import pg from 'pg';
import * as prettier from 'prettier';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../testKit/startTestDatabase';
import { tableTypes } from '../testKit/tableTypes';

let database: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  database = await startTestDatabase();
  owner = new pg.Client(database.url);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

test('the types of the tables are those that the migrations make', async () => {
  const file = new URL('tables.data.ts', import.meta.url).pathname;
  const options = await prettier.resolveConfig(file);
  const text = await prettier.format(await tableTypes(owner), { ...options, filepath: file });
  await expect(text).toMatchFileSnapshot('tables.data.ts');
});
