import { places, placeNames, type PlaceName } from '@callboard/api-contract/layouts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';

let api: TestApi;
let admin: TestClient;
let staff: TestClient;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.loginAs('showquest', 'admin');
  staff = await api.loginAs('showquest', 'staff');
});
afterAll(() => api.close());

const path = 'layout/layouts';
const act = (action: string, target: string, data?: object) =>
  admin.call('POST', `${path}/actions`, { action, target, ...(data && { data }) });
const compose = (client: TestClient, place: string) =>
  client.call('POST', 'user/actions', { action: 'compose_place', data: { place } });

/** The layout that the admin edits for a page. */
async function composed(place: PlaceName): Promise<string> {
  const { status, body } = await compose(admin, place);
  expect(status).toBe(200);
  // The envelope of an action.
  return (body as { data: { layout: string } }).data.layout;
}

interface Draft {
  content: { pages: { rows: { cells: { widgets: { kind: string; settings: object }[] }[] }[] }[] };
}

async function draftOf(layout: string): Promise<Draft['content']> {
  const { body } = await admin.call('GET', `layouts/${layout}/draft`);
  return (body as { data: Draft }).data.content;
}

/** Answer to a reader with the facts of a page. */
async function shownTo(client: TestClient, dashboard: string): Promise<unknown> {
  const { status, body } = await client.call('GET', `dashboards/${dashboard}`);
  expect(status).toBe(200);
  return (body as { data: { layout: unknown } }).data.layout;
}

const plot = () => ({
  id: randomUUID(),
  kind: 'plot',
  name: 'By region',
  settings: { collection: 'entries', by: 'region' },
});

/** A page with nothing but a plot. */
function plotAlone() {
  const cell = { id: randomUUID(), name: 'Cell', phone: 12, tablet: 12, desk: 12, widgets: [plot()] };
  const row = { id: randomUUID(), name: 'Row', cells: [cell] };
  return { pages: [{ id: randomUUID(), name: 'Page', rows: [row] }] };
}

describe('[2.13] [2.14] [2.15] [2.16] [2.17] [2.18] [7.36] a page that every tenant has', () => {
  it.each(placeNames)('%s is copied into a draft that can be published as it is', async (place) => {
    const layout = await composed(place);
    const { pages } = await draftOf(layout);
    const cards = pages.flatMap(({ rows }) =>
      rows.flatMap(({ cells }) => cells.flatMap(({ widgets }) => widgets)),
    );
    expect(cards.map(({ settings }) => settings)).toEqual(
      places[place].rows.flatMap((row) => row.flatMap(([, ...names]) => names.map((card) => ({ card })))),
    );
    expect((await act('publish', layout)).status).toBe(200);
    expect((await act('retire', layout)).status).toBe(200);
  });

  it('shows its default until a version is published, then that to everyone, and its default again', async () => {
    expect(await shownTo(staff, 'admin')).toBeNull();
    const layout = await composed('admin');
    const content = plotAlone();
    await act('save', layout, { content });
    expect(await shownTo(staff, 'admin')).toBeNull();
    await act('publish', layout);
    expect(await shownTo(staff, 'admin')).toEqual(content);
    expect(await shownTo(staff, 'landing')).toBeNull();
    expect(await composed('admin')).toBe(layout);
    expect((await act('retire', layout)).status).toBe(200);
    expect(await shownTo(staff, 'admin')).toBeNull();
  });

  it('begins from its default again after it returned to it, and has its versions still', async () => {
    const layout = await composed('booking');
    const content = plotAlone();
    await act('save', layout, { content });
    await act('publish', layout);
    await act('retire', layout);
    expect(await composed('booking')).toBe(layout);
    expect((await draftOf(layout)).pages[0]?.rows).toHaveLength(places.booking.rows.length);
    expect((await act('roll_back', layout, { number: 2 })).status).toBe(200);
    expect(await shownTo(staff, 'booking')).toEqual(content);
    await act('retire', layout);
  });

  it('can differ by role, and an admin sees none that is for others alone', async () => {
    const content = plotAlone();
    const facts = { name: 'For judges', slug: '/dashboard', roles: ['judge'] };
    const { body } = await admin.call('POST', path, facts);
    const { hashcode } = (body as { data: { hashcode: string } }).data;
    await act('save', hashcode, { content });
    await act('publish', hashcode);
    expect(await shownTo(await api.loginAs('showquest', 'judge'), 'participant')).toEqual(content);
    expect(await shownTo(await api.loginAs('showquest', 'participant'), 'participant')).toBeNull();
    expect(await shownTo(admin, 'participant')).toBeNull();
    await act('retire', hashcode);
  });

  it('does not stand among the pages of the navigation', async () => {
    const layout = await composed('performance');
    await act('publish', layout);
    const { body } = await staff.call('POST', 'user/actions', { action: 'login' });
    expect(JSON.stringify(body)).not.toContain('/pages/%2F');
    await act('retire', layout);
  });

  it('is composed by admins alone, each tenant its own', async () => {
    expect((await compose(staff, 'admin')).status).toBe(403);
    expect((await compose(admin, 'weather')).status).toBe(400);
    const layout = await composed('accounting');
    await act('publish', layout);
    const other = await api.loginAs('rockquest', 'staff');
    expect(await shownTo(other, 'accounting')).toBeNull();
    await act('retire', layout);
  });
});
