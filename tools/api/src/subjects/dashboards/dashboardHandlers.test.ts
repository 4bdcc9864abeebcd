import { roles } from '@callboard/api-contract';
import { type DashboardName, dashboardNames, dashboardSchemas } from '@callboard/api-contract/dashboards';
import { queryNamed } from '@callboard/api-contract/queries';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testKit/startTestApi';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const pathOf = (name: DashboardName) => queryNamed(`${name}Dashboard`).path;
const cases = roles.flatMap((role) => dashboardNames.map((name) => [role, name] as const));

it.each(cases)('lets %s see the dashboard %s only where it is for them', async (role, name) => {
  const client = await api.loginAs('showquest', role);
  const answer = await client.call('GET', pathOf(name));
  const isOpen = name === 'participant' || role === 'admin' || role === 'staff';
  expect(answer.status).toBe(isOpen ? 200 : 403);
  if (!isOpen) return;
  const schema = v.object({ success: v.literal(true), data: dashboardSchemas[name] });
  expect(v.safeParse(schema, answer.body).issues).toBeUndefined();
});

it('lets no stranger in', async () => {
  for (const name of dashboardNames) {
    const url = `/api/v21/system/${pathOf(name)}`;
    const answer = await api.app.inject({ url, headers: { domain: 'showquest' } });
    expect(answer.statusCode).toBe(401);
  }
});

it('takes a zone that does not exist for UTC, and knows no other dashboard', async () => {
  const staff = await api.loginAs('showquest', 'staff');
  const strange = { 'time-zone': 'Pacific/Nowhere' };
  expect((await staff.call('GET', pathOf('landing'), undefined, strange)).status).toBe(200);
  expect((await staff.call('GET', 'dashboards/toString')).status).toBe(404);
});
