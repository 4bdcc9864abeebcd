import { sentences } from '@callboard/api-contract/sentences';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

const refused = [409, { detail: sentences.managerBelow().sentence }];
let api: TestApi;
let staff: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
});
afterAll(() => api.close());

async function employ(name: string, manager: string | null): Promise<string> {
  const { status, body } = await staff.call('POST', 'corporation/employees', { name, number: name, manager });
  expect(status).toBe(201);
  // The body of a 201 is the envelope of the new record.
  return (body as { data: { hashcode: string } }).data.hashcode;
}

const place = (who: string, manager: string | null) =>
  staff.call('PATCH', `corporation/employees/${who}`, { manager });

it('[2.22] no one reports to themselves, nor to someone below them', async () => {
  const head = await employ('Line head', null);
  const middle = await employ('Line middle', head);
  const end = await employ('Line end', middle);
  for (const below of [head, middle, end]) {
    const { status, body } = await place(head, below);
    expect([status, body]).toMatchObject(refused);
  }
  // Another line is free, and so is the top.
  const other = await employ('Line other', null);
  expect((await place(middle, other)).status).toBe(200);
  expect((await place(head, end)).status).toBe(200);
  expect((await place(other, head)).status).toBe(409);
  expect((await place(head, null)).status).toBe(200);
});
