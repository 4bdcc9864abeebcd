import { apiPrefix, type TenantCode } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { publicSeasonSchema } from '@callboard/api-contract/scheduling';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker } from '../../testKit/makeRecords';
import { made } from '../../testKit/notificationKit';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
});
afterAll(() => api.close());

const ask = (path: string, tenant: TenantCode = 'showquest') =>
  api.app.inject({ url: `${apiPrefix()}${path}`, headers: { domain: tenant } });

async function season(tenant?: TenantCode) {
  const answer = await ask('season', tenant);
  expect(answer.statusCode).toBe(200);
  return v.parse(v.object({ data: publicSeasonSchema }), answer.json()).data.events;
}

describe('[2.1] the public season', () => {
  it('shows announced events with place, days and zone, and nothing of what is a draft or for staff', async () => {
    const maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
    const venue = await maker.make('venues', {
      name: 'Opera House',
      town: 'Wellington',
      time_zone: 'Pacific/Chatham',
    });
    const space = await maker.make('spaces', { venue: venue.hashcode });
    const days = {
      starts_on: '2029-05-05',
      ends_on: '2029-05-06',
      entries_close: '2029-04-01T05:00:00+00:00',
    };
    const facts = { ...days, venue: venue.hashcode, staff_notes: 'SECRET' };
    const draft = await maker.make('events', { ...facts, name: 'SECRET draft' });
    const open = await maker.make('events', { ...facts, name: 'Wellington Heat' });
    await staff.call('POST', 'callboard/events/actions', { action: 'open_entries', target: open.hashcode });
    const show = async (
      name: string,
      starts_at: string,
      ends_at: string,
      session: string,
      action?: string,
    ) => {
      const given = {
        name,
        starts_at,
        ends_at,
        session,
        event: open.hashcode,
        venue: venue.hashcode,
        space: space.hashcode,
      };
      const { hashcode } = await maker.make('performances', given);
      if (action) await staff.call('POST', 'callboard/performances/actions', { action, target: hashcode });
    };
    await show(
      'Evening show',
      '2029-05-05T07:00:00+00:00',
      '2029-05-05T09:00:00+00:00',
      'evening',
      'schedule',
    );
    await show('SECRET plan', '2029-05-06T07:00:00+00:00', '2029-05-06T09:00:00+00:00', 'evening');
    await show(
      'SECRET rehearsal',
      '2029-05-05T01:00:00+00:00',
      '2029-05-05T02:00:00+00:00',
      'rehearsal',
      'schedule',
    );
    const answer = await ask('season');
    expect(answer.body).not.toContain('SECRET');
    expect(answer.body).not.toContain(draft.hashcode);
    expect(await season()).toMatchObject([
      {
        name: 'Wellington Heat',
        status: 'open',
        starts_on: '2029-05-05',
        entries_close: '2029-04-01T05:00:00Z',
        venue: { name: 'Opera House', town: 'Wellington' },
        zone: 'Pacific/Chatham',
        performances: [{ name: 'Evening show', starts_at: '2029-05-05T07:00:00Z', zone: 'Pacific/Chatham' }],
        performances_count: 1,
      },
    ]);
    expect(await season('rockquest')).toEqual([]);
  });

  it('is answered once while nothing changes', async () => {
    const { headers } = await ask('season');
    expect(headers['cache-control']).toBe('public, max-age=60');
    const url = `${apiPrefix()}season`;
    const same = await api.app.inject({
      url,
      headers: { domain: 'showquest', 'if-none-match': String(headers.etag) },
    });
    expect(same.statusCode).toBe(304);
  });
});

describe('[2.51] the public list of schools', () => {
  it('finds by two letters or more, with name and town alone, ten at most', async () => {
    const add = (name: string, kind = 'school') =>
      staff.call('POST', 'corporation/organization_structures', {
        name,
        kind,
        is_company: true,
        town: 'Ōtaki',
      });
    for (let no = 1; no <= 12; no += 1) made(await add(`Tūī School ${no}`));
    const kea = made(await add('Kea College'));
    await add('Tūī Stage Hire', 'company');
    const found = async (search: string) =>
      (await ask(`schools?search=${encodeURIComponent(search)}`)).json();
    expect((await found('tui')).data.results).toHaveLength(10);
    expect((await found('tui stage')).data.results).toEqual([]);
    expect(await found('kea')).toEqual({
      success: true,
      data: { results: [{ hashcode: kea, name: 'Kea College', town: 'Ōtaki' }] },
    });
    expect(await found('Kea Colege')).toEqual({
      success: true,
      data: { results: [], similar: [{ hashcode: kea, name: 'Kea College', town: 'Ōtaki' }] },
    });
    expect((await found('Nowhere High')).data).toEqual({ results: [] });
    expect((await found('%_')).data.results).toEqual([]);
    expect((await ask('schools?search=k')).statusCode).toBe(400);
    expect((await ask('schools?search=%00%00')).statusCode).toBe(400);
    expect((await ask('schools?search=kea', 'rockquest')).json().data.results).toEqual([]);
  });
});

it('counts the calls of strangers by a class of their own', async () => {
  const limited = await startTestApi({ variables: { CALLBOARD_RATE_LIMIT: '0.1' } });
  const call = (path: string) =>
    limited.app.inject({ url: `${apiPrefix()}${path}`, headers: { domain: 'showquest' } });
  const statuses = await Promise.all(Array.from({ length: 20 }, () => call('schools?search=kea')));
  expect(new Set(statuses.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]));
  await limited.close();
});
