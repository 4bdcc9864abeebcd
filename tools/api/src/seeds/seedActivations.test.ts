import { apiPrefix, tenantCodes } from '@callboard/api-contract';
import { activationModes, activationStatuses } from '@callboard/api-contract/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedingMs } from '../testKit/seededTemplate';
import { startTestApi, type TestApi } from '../testKit/startTestApi';
import { seedActivations, seedActivationToken } from './seedActivations';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ isSeeded: true });
}, seedingMs);
afterAll(() => api.close());

it.each(tenantCodes)(
  '[3.12] [3.13] [3.34] has a link to an invitation in each status and mode: %s',
  async (tenant) => {
    for (const mode of activationModes) {
      for (const status of activationStatuses) {
        const token = seedActivationToken(tenant, mode, status);
        const answer = await api.app.inject(`${apiPrefix()}user/activations/${token}`);
        expect(answer.json()).toMatchObject({ success: true, data: { status, mode } });
      }
    }
  },
);

it('makes them once', async () => {
  const count = async () => (await api.asOwner('SELECT FROM activation_links')).length;
  const before = await count();
  await seedActivations(api.database);
  expect([before, await count()]).toEqual([32, 32]);
});
