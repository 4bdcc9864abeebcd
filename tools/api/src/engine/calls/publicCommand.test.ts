import { apiPrefix } from '@callboard/api-contract';
import { viewingWords } from '@callboard/api-contract/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testKit/startTestApi';
import { testAccount } from '../../testKit/testAccount';
import { userActions } from '../../testKit/userActions';

const path = 'sale/hold';

let api: TestApi;
let viewing: string;
beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing' } });
  const { user } = await testAccount(api, 'viewed@example.test', ['showquest'], ['staff']);
  const { token } = await api.loginAs('showquest', 'admin');
  viewing = (await userActions(api).act('view_as', { user }, { token })).json().data.authorization.token;
});
afterAll(() => api.close());

const send = (payload: object, token?: string) =>
  api.app.inject({
    method: 'POST',
    url: `${apiPrefix()}${path}`,
    headers: { domain: 'showquest', ...(token && { authorization: `Token ${token}` }) },
    payload,
  });

it('[6.8] a public command at an address of its own refuses those who view as another user, for any input', async () => {
  for (const payload of [{}, { performance: '00000000-0000-4000-8000-000000000000', seats: ['a1'] }]) {
    const answer = await send(payload, viewing);
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { detail: viewingWords }]);
  }
});

it('[6.6] a public command at an address of its own is parsed for everyone else', async () => {
  expect((await send({})).statusCode).toBe(400);
});
