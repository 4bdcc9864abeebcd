import { apiPrefix } from '@callboard/api-contract';
import { registry } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testKit/startTestApi';
import { testSession, type TestSession } from '../../testKit/testSession';
import { importLines } from './testing/importClient';

let api: TestApi;
let staff: TestSession;
const to = `${apiPrefix()}${registry.events.path}/imports`;

beforeAll(async () => {
  api = await startTestApi();
  staff = await testSession(api.database, 'showquest', ['staff']);
});
afterAll(() => api.close());

const rowsOf = async (csv: string, forms: object = {}) => {
  const lines = await importLines(api, csv, { mode: 'preview', to, as: staff, forms });
  return lines.flatMap((line) => (line.type === 'row' ? [line.values ?? line.errors] : []));
};

const header = 'Name;Kind;First day;Last day;Fee for each performer';

it('reads the cells of a column by all of them, and shows what it understood', async () => {
  const csv = `${header}\nA;Workshop;03/04/2027;03/04/2027;52,00\nB;Workshop;12/25/2027;12/25/2027;5.200,00\n`;
  expect(await rowsOf(csv)).toEqual([
    { name: 'A', kind: 'workshop', starts_on: '2027-03-04', ends_on: '2027-03-04', performer_fee: 5_200 },
    { name: 'B', kind: 'workshop', starts_on: '2027-12-25', ends_on: '2027-12-25', performer_fee: 520_000 },
  ]);
  const [line] = await importLines(api, csv, { mode: 'columns', to, as: staff });
  expect(line).toMatchObject({
    forms: { 'First day': { days: 'month-first' }, 'Fee for each performer': { decimals: 'comma' } },
  });
});

it('takes the order that the user selects where the column does not show it', async () => {
  const csv = `${header}\nA;Workshop;03/04/2027;05-06-2027;\n`;
  const forms = { 'First day': { days: 'month-first' } };
  expect(await rowsOf(csv)).toMatchObject([{ starts_on: '2027-04-03', ends_on: '2027-06-05' }]);
  expect(await rowsOf(csv, forms)).toMatchObject([{ starts_on: '2027-03-04', ends_on: '2027-06-05' }]);
});
