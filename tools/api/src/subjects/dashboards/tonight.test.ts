import type { TenantCode } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { contests, type EntryDossier } from '@callboard/api-contract/entries';
import type { Tonight } from '@callboard/api-contract/scheduling';
import { missingOf } from '@callboard/domain/competition';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const minute = 60_000;
const tenants: TenantCode[] = ['showquest', 'rockquest', 'launchpad', 'basketball'];

describe.each(tenants)('[2.18] [1.10] the performances of today at %s', (tenant) => {
  let staff: TestClient;
  let today: MadeRecord;
  let act: MadeRecord;
  const start = Math.floor(Date.now() / minute) * minute;
  const at = (minutes: number) => new Date(start + minutes * minute).toISOString();
  const read = async () => ((await staff.call('GET', 'tonight')).body as { data: Tonight }).data.nights;

  beforeAll(async () => {
    staff = await api.loginAs(tenant, 'staff');
    const maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
    const venue = await maker.make('venues', { time_zone: 'Pacific/Auckland' });
    const space = await maker.make('spaces', { venue: venue.hashcode });
    const event = await maker.make('events', { slot_minutes: 10 });
    const place = { event: event.hashcode, venue: venue.hashcode, space: space.hashcode, session: 'matinee' };
    today = await maker.make('performances', { ...place, starts_at: at(0), ends_at: at(60) });
    const next = await maker.make('performances', { ...place, starts_at: at(1_500), ends_at: at(1_560) });
    const off = await maker.make('performances', { ...place, starts_at: at(61), ends_at: at(90) });
    await api.asOwner(`UPDATE performances SET status = 'cancelled' WHERE hashcode = $1`, [off.hashcode]);
    await api.asOwner(`UPDATE performances SET status = 'scheduled' WHERE hashcode = ANY ($1)`, [
      [today.hashcode, next.hashcode],
    ]);
    act = await maker.make(contests[tenant].entries.name, {
      event: event.hashcode,
      performance: today.hashcode,
      slot_starts_at: at(0),
    });
    await api.asOwner(`UPDATE entries SET status = 'accepted' WHERE hashcode = $1`, [act.hashcode]);
  });

  it('are those that begin on this day at their venue, and are not cancelled', async () => {
    const nights = await read();
    expect(nights.map(({ performance }) => performance.hashcode)).toEqual([today.hashcode]);
    expect(nights[0]).toMatchObject({
      zone: 'Pacific/Auckland',
      sold: 0,
      inside: 0,
    });
    // A performance that began yesterday and is still on stays.
    await api.asOwner(
      `UPDATE performances SET status = 'running', starts_at = starts_at - interval '1 day' WHERE hashcode = $1`,
      [today.hashcode],
    );
    expect(await read()).toHaveLength(1);
  });

  it('name what each act lacks as its own page does', async () => {
    const [night] = await read();
    const answer = await staff.call('GET', `entries/${act.hashcode}/dossier`);
    const { data } = answer.body as { data: EntryDossier };
    const context = { now: new Date(), hasSlots: true };
    const [found] = night?.acts ?? [];
    expect(found?.hashcode).toBe(act.hashcode);
    const lacking = found ? missingOf(found.missing, context) : [];
    expect(lacking.map(({ kind }) => kind)).toContain('members');
    expect(lacking).toEqual(missingOf(data, context));
  });

  it('have the show as every step leaves it', async () => {
    const step = { hashcode: randomUUID(), step: 'start', item: act.hashcode, made_at: at(0) };
    const call = { action: 'call_show', target: today.hashcode, data: step };
    expect((await staff.call('POST', 'callboard/performances/actions', call)).status).toBe(200);
    const [night] = await read();
    expect(night?.items).toMatchObject([{ entry: act.hashcode, kind: 'entry' }]);
    expect(night?.steps).toMatchObject([{ step: 'start', item: night?.items[0]?.hashcode }]);
  });

  it('are for staff alone', async () => {
    for (const role of ['judge', 'participant', 'collaborator'] as const) {
      expect((await (await api.loginAs(tenant, role)).call('GET', 'tonight')).status).toBe(403);
    }
  });
});
