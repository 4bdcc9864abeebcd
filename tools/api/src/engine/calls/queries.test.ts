import { queryNames } from '@callboard/api-contract/queries';
import { afterAll, beforeAll } from 'vitest';
import { describeQuery } from '../../testKit/describeQuery';
import { startTestApi, type TestApi } from '../../testKit/startTestApi';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing' } });
});
afterAll(() => api.close());

for (const key of queryNames) describeQuery(() => api, key);
