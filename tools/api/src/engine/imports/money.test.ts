import { apiPrefix } from '@callboard/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { doneOf, importLines } from './testing/importClient';

let api: TestApi;
let staff: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
});
afterAll(() => api.close());

it('takes fees as people write them, in the currency of their row', async () => {
  const csv = [
    'Name,Kind,First day,Last day,Fee for each performer,Currency of the fee',
    'A,Workshop,14-05-2027,14-05-2027,10.00,NZD',
    'B,Workshop,14-05-2027,14-05-2027,"$1,250.5",aud',
    'C,Workshop,14-05-2027,14-05-2027,AUD 5,USD',
    'D,Workshop,14-05-2027,14-05-2027,0.001,NZD',
  ].join('\n');
  const lines = await importLines(api, csv, {
    mode: 'commit',
    to: `${apiPrefix()}callboard/events/imports`,
    as: staff,
  });
  expect(doneOf(lines)).toMatchObject({ created: 2, invalid: 2 });
  const sentence = { performer_fee: ['This must be an amount such as 10.00'] };
  const refused = lines.filter((line) => line.type === 'row' && line.status === 'invalid');
  expect(refused).toMatchObject([{ errors: sentence }, { errors: sentence }]);
  const { body } = await staff.call('GET', 'callboard/events?ordering=name&performer_fee__gte=1000');
  expect(body).toMatchObject({
    results: [
      { name: 'A', performer_fee: 1_000, currency: 'NZD' },
      { name: 'B', performer_fee: 125_050, currency: 'AUD' },
    ],
  });
});
