import type { CollectionName } from '@callboard/api-contract';
import { collectionNamed, collectionAt, collectionNames } from '@callboard/api-contract/collections';
import {
  dashboardSchemas,
  figureFilters,
  listedFigures,
  type ListedFigure,
} from '@callboard/api-contract/dashboards';
import * as v from 'valibot';
import { dayOfInstant } from '@callboard/domain/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

const zone = 'Pacific/Auckland';
const lists: Readonly<Record<ListedFigure, CollectionName>> = {
  events: 'events',
  performances: 'performances',
  participants: 'participants',
  venues: 'venues',
  users: 'users',
};
let api: TestApi;
let admin: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.loginAs('showquest', 'admin');
  const { make } = createRecordMaker(api, admin, collectionNames.map(collectionNamed));
  const venue = await make('venues', { time_zone: zone });
  const space = await make('spaces', { venue: venue.hashcode });
  for (const [starts_on, ends_on] of [
    ['2020-05-05', '2020-05-06'],
    ['2029-05-05', '2029-05-06'],
    ['2029-06-05', '2029-06-06'],
  ]) {
    const event = await make('events', { starts_on, ends_on });
    const place = { event: event.hashcode, venue: venue.hashcode, space: space.hashcode };
    const [starts_at, ends_at] = [`${starts_on}T07:00:00Z`, `${starts_on}T09:00:00Z`];
    const performance = await make('performances', { ...place, starts_at, ends_at });
    // One that is cancelled is in the list, and in the figure.
    await admin.call('POST', 'callboard/performances/actions', {
      action: 'cancel',
      target: performance.hashcode,
    });
    const entry = await make('entries', { event: event.hashcode, members_count: 40 });
    await make('participants', { event: event.hashcode, entry: entry.hashcode });
    const gone = await make('participants', { event: event.hashcode, entry: entry.hashcode });
    await api.asOwner(`UPDATE participants SET status = 'withdrawn' WHERE hashcode = $1`, [gone.hashcode]);
  }
});
afterAll(() => api.close());

const listed = v.object({ count: v.number() });

async function countOfList(figure: ListedFigure): Promise<number> {
  const filters = Object.entries(figureFilters(dayOfInstant(new Date().toISOString(), zone)));
  const own = filters.find(([name]) => name === figure)?.[1] ?? {};
  const query = new URLSearchParams({ page_size: '1' });
  for (const [key, day] of Object.entries(own)) {
    // A list sends the beginning of the reader's day where it compares instants.
    query.set(key, key.startsWith('starts_at') ? `${day}T00:00:00+12:00` : day);
  }
  const { body } = await admin.call(
    'GET',
    `${collectionAt(lists[figure], 'showquest').path}?${query.toString()}`,
  );
  return v.parse(listed, body).count;
}

describe('[2.14] the figures of the landing page', () => {
  it.each(listedFigures)('count what the list shows that they lead to: %s', async (figure) => {
    const { status, body } = await admin.call('GET', 'dashboards/landing');
    expect(status).toBe(200);
    const { data } = v.parse(v.object({ data: dashboardSchemas.landing }), body);
    const count = await countOfList(figure);
    expect(count).toBeGreaterThan(0);
    expect(data.counts[figure]).toBe(count);
  });
});
