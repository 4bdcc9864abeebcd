import { statusSteps, collectionsWithStates } from '@callboard/api-contract/states';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testKit/startTestApi';
import { tableName } from './tableNames';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('the states that the database allows', () => {
  it('are those that are declared, on every table whose records have a status', async () => {
    const rows = await api.asOwner<{ collection: string; step: string }>(
      `SELECT collection, from_status || ' > ' || to_status AS step FROM status_steps`,
    );
    const declared = collectionsWithStates().flatMap((collection) =>
      statusSteps(collection).map(({ from, to }) => ({
        collection: collection.name,
        step: `${from} > ${to}`,
      })),
    );
    const sorted = (steps: typeof rows) =>
      steps.map(({ collection, step }) => `${collection} ${step}`).sort();
    expect(sorted(rows)).toEqual(sorted(declared));
    const checked = await api.asOwner<{ table: string }>(
      `SELECT relname AS table FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid WHERE tgname = 'status_step' ORDER BY 1`,
    );
    expect(checked.map(({ table }) => table)).toEqual(
      collectionsWithStates()
        .map(({ name }) => tableName(name))
        .sort(),
    );
  });

  it('bind the application, and let the owner repair', async () => {
    const staff = await api.loginAs('showquest', 'staff');
    const created = await staff.call('POST', 'showquest/announcements', {
      title: 'Load-in',
      body: '<p>At five.</p>',
    });
    const announcement = Object(created.body).data.hashcode;
    const setStatus = (status: string) =>
      api.database.forTenant('showquest').write({ actor: null }, (transaction) =>
        transaction.query({
          text: 'UPDATE announcements SET status = $3, published_at = now() WHERE tenant = $1 AND hashcode = $2::uuid',
          values: ['showquest', announcement, status],
        }),
      );
    await expect(setStatus('revoked')).rejects.toThrow(/from draft to revoked by no declared transition/);
    await setStatus('published');
    await api.asOwner(`UPDATE announcements SET status = 'draft' WHERE hashcode = $1`, [announcement]);
  });
});
