import type { TenantCode } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import type { DashboardOf } from '@callboard/api-contract/dashboards';
import { contests, type EntryDossier } from '@callboard/api-contract/entries';
import type { Cast, Show } from '@callboard/api-contract/scheduling';
import { addDays } from '@callboard/domain/calendar';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { does, judgeAct, makeStage, onStage, type TestStage } from '../../testKit/judgingKit';
import { loginWithin } from '../../testKit/loginWithin';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../testKit/makeRecords';
import { listOf } from '../../testKit/notificationKit';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const items = 'callboard/time_slots';
const tenants: TenantCode[] = ['showquest', 'rockquest'];

describe.each(tenants)('[2.18] [3.24] an act that goes on from a heat to a final at %s', (tenant) => {
  const { path } = contests[tenant].entries;
  const people = contests[tenant].participants.path;
  const begun = Math.floor(Date.now() / 60_000) * 60_000;
  const at = (minutes: number) => new Date(begun + minutes * 60_000).toISOString();
  let staff: TestClient;
  let head: TestClient;
  let finalJudge: TestClient;
  let contact: TestClient;
  let maker: RecordMaker;
  let heat: TestStage;
  let heatNight: MadeRecord;
  let final: MadeRecord;
  let finalStage: MadeRecord;
  let finalNight: MadeRecord;
  let act: MadeRecord;
  let member: MadeRecord;

  beforeAll(async () => {
    staff = await api.loginAs(tenant, 'admin');
    head = await api.loginAs(tenant, 'judge');
    finalJudge = await api.loginAs(tenant, 'judge');
    contact = await api.loginAs(tenant, 'participant');
    maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
    final = await maker.make('events', { slot_minutes: 12 });
    const ofFinal = { event: final.hashcode };
    finalStage = await maker.make('stages', { ...ofFinal, next: null, next_count: null });
    await maker.make('panelJudges', { ...ofFinal, stage: finalStage.hashcode, judge: finalJudge.user });
    heat = await makeStage(api, {
      maker,
      staff,
      judges: [head],
      fields: { next: finalStage.hashcode, next_count: 1, next_per_school: null },
    });
    heatNight = await makeNight(heat.event.hashcode, -1_500);
    finalNight = await makeNight(final.hashcode, -5);
    act = heat.acts[1] ?? heat.event;
    member = await maker.make('participants', { event: heat.event.hashcode, entry: act.hashcode });
    const place = { performance: heatNight.hashcode, slot_starts_at: at(-1_490), room: 'Room 4' };
    expect(await change(act, { ...place, contact: contact.individual })).toBe(200);
    for (const table of ['events', 'performances'])
      await api.asOwner(
        `UPDATE ${table} SET status = $2 WHERE ${table === 'events' ? 'hashcode' : 'event'} = ANY ($1::uuid[])`,
        [[heat.event.hashcode, final.hashcode], table === 'events' ? 'running' : 'scheduled'],
      );
    for (const [nth, score] of [5, 9].entries())
      await judgeAct(head, heat, nth, { music: score, stage: score });
    await does(staff, 'competition/stages', 'close_judging', heat.stage.hashcode);
    const goOn = { goOn: [act.hashcode] };
    expect((await onStage(head, 'release_results', heat, goOn)).status).toBe(200);
    await api.asOwner(`UPDATE events SET status = 'complete' WHERE hashcode = $1`, [heat.event.hashcode]);
  });

  async function makeNight(event: string, from: number): Promise<MadeRecord> {
    const venue = await maker.make('venues', { time_zone: 'Pacific/Auckland' });
    const space = await maker.make('spaces', { venue: venue.hashcode });
    return maker.make('performances', {
      event,
      venue: venue.hashcode,
      space: space.hashcode,
      session: 'evening',
      starts_at: at(from),
      ends_at: at(from + 120),
    });
  }
  const change = async ({ hashcode }: MadeRecord, fields: object) =>
    (await staff.call('PATCH', `${path}/${hashcode}`, fields)).status;
  // Answers of the contract, checked against it by every test.
  const list = async (client: TestClient, url: string) =>
    ((await client.call('GET', url)).body as { results: MadeRecord[] }).results;
  const data = async <Data>(client: TestClient, url: string) =>
    ((await client.call('GET', url)).body as { data: Data }).data;
  const atFinal = () => `${items}?event=${final.hashcode}&entry=${act.hashcode}`;
  const arrange = async (change: object) =>
    (
      await staff.call('POST', 'callboard/events/actions', {
        action: 'arrange_slots',
        target: final.hashcode,
        data: { changes: [change] },
      })
    ).status;
  const place = (from: number) => ({
    performance: finalNight.hashcode,
    slot_starts_at: at(from),
    slot_ends_at: at(from + 12),
  });

  it('[3.31] waits there for its time, and is found by its event and by when that is over', async () => {
    const [item] = await list(staff, atFinal());
    expect(item).toMatchObject({ performance: null, slot_starts_at: null, minutes: 12 });
    const named = (acts: readonly MadeRecord[]) => acts.map(({ hashcode }) => hashcode);
    expect(named(await list(staff, `${path}?event__joins=${final.hashcode}`))).toEqual([act.hashcode]);
    expect(named(await list(staff, `${path}?event=${final.hashcode}`))).toEqual([]);
    const others = await list(staff, `${path}?event__joins=${heat.event.hashcode}`);
    expect(named(others)).toHaveLength(2);
    const over = String(heat.event['ends_on']);
    const since = (day: string) => list(staff, `${path}?event__since=${day}&event=${heat.event.hashcode}`);
    expect([(await since(over)).length, (await since(addDays(over, 1))).length]).toEqual([2, 0]);
    const ofNights = `${items}?event__since=${over}&page_size=200`;
    expect((await list(staff, ofNights)).map(({ event }) => event)).toContainEqual(
      expect.objectContaining({ hashcode: heat.event.hashcode }),
    );
    expect((await staff.call('GET', `${path}?event__since=soon`)).status).toBe(400);
    expect((await staff.call('GET', `${path}?organisation__since=${over}`)).status).toBe(400);
    const left = heat.acts[0]?.hashcode;
    const draft = { event: final.hashcode, kind: 'entry', entry: left, minutes: 10 };
    expect(await staff.call('POST', items, draft)).toMatchObject({
      status: 400,
      body: { entry: [expect.any(String)] },
    });
  });

  it('gets a time there, and stays where it was at its own event', async () => {
    const [item] = await list(staff, atFinal());
    const { version } = Object(item);
    expect(await arrange({ entry: item?.hashcode, version, ...place(0) })).toBe(200);
    expect(await list(staff, `${path}?hashcode=${act.hashcode}`)).toMatchObject([
      { performance: { hashcode: heatNight.hashcode } },
    ]);
    const found = await list(staff, `${path}?performance=${finalNight.hashcode}`);
    expect(found.map(({ hashcode }) => hashcode)).toEqual([act.hashcode]);
    const other = { entry: heat.acts[0]?.hashcode, version: Object(heat.acts[0]).version, ...place(20) };
    expect(await arrange(other)).toBe(404);
  });

  it('shows its school both calls, and sends them the new one', async () => {
    const [, second, ...none] = (await data<EntryDossier>(contact, `entries/${act.hashcode}/dossier`)).calls;
    expect(none).toEqual([]);
    expect(Date.parse(second?.slot_starts_at ?? '')).toBe(begun);
    // The dressing room is that of the heat.
    expect(second?.room).toBeNull();
    expect(await list(contact, `${items}?entry=${act.hashcode}`)).toHaveLength(2);
    const { entries } = await data<DashboardOf<'participant'>>(contact, 'dashboards/participant');
    expect(entries.flatMap(({ calls }) => calls)).toHaveLength(2);
    const released = await staff.call('POST', 'callboard/events/actions', {
      action: 'release_timetable',
      target: final.hashcode,
      data: { notify: 'changed', is_public: false },
    });
    expect(released.status, JSON.stringify(released.body)).toBe(200);
    await expect
      .poll(async () => (await listOf(contact)).results.find(({ kind }) => kind === 'callChanged')?.facts)
      .toMatchObject({ event: final['name'], startsAt: at(0) });
  });

  it('is called in the show of the final, and its people come to the stage door', async () => {
    const showOf = (client: TestClient) => data<Show>(client, `performances/${finalNight.hashcode}/show`);
    const [item] = (await showOf(staff)).items;
    expect(item).toMatchObject({ entry: act.hashcode, name: act['name'], room: null });
    const { entries } = await data<Cast>(staff, `performances/${finalNight.hashcode}/cast`);
    expect(entries).toEqual([
      { hashcode: act.hashcode, participants: [{ hashcode: member.hashcode, name: member['name'] }] },
    ]);
    for (const step of [
      { step: 'here', participant: member.hashcode },
      { step: 'start', participant: null },
      { step: 'end', participant: null },
    ]) {
      const made = {
        hashcode: randomUUID(),
        item: item?.hashcode,
        made_at: at(0),
        undoes: null,
        minutes: null,
      };
      const answer = await staff.call('POST', 'callboard/performances/actions', {
        action: 'call_show',
        target: finalNight.hashcode,
        data: { ...made, ...step },
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    }
    expect((await showOf(staff)).steps).toHaveLength(3);
    expect((await showOf(finalJudge)).items).toMatchObject([{ name: act['name'] }]);
    // The judge of the heat has no part in the final, and does not read its times.
    expect((await head.call('GET', `performances/${finalNight.hashcode}/show`)).status).toBe(404);
  });

  it('[6.8] is read by those who run the final, and changed by those of its own event', async () => {
    const runner = await loginWithin(api, staff, { events: [final.hashcode] });
    const own = await loginWithin(api, staff, { events: [heat.event.hashcode] });
    const read = async (client: TestClient, url: string) => (await client.call('GET', url)).status;
    const patch = async (client: TestClient, url: string, fields: object) =>
      (await client.call('PATCH', url, fields)).status;
    for (const [url, fields] of [
      [`${path}/${act.hashcode}`, { notes: 'By bus' }],
      [`${people}/${member.hashcode}`, { name: 'Another' }],
      [`individual/individuals/${contact.individual}`, { first_name: 'Another' }],
    ] as const) {
      expect(await read(runner, url), url).toBe(200);
      expect([403, 404], url).toContain(await patch(runner, url, fields));
    }
    expect(await read(runner, `${path}/${heat.acts[0]?.hashcode ?? ''}`)).toBe(404);
    expect(await patch(own, `${path}/${act.hashcode}`, { notes: 'By bus' })).toBe(200);
    expect(await list(own, atFinal())).toEqual([]);
  });

  it('stays in the stage as long as it has a time there', async () => {
    const [stands] = await list(staff, `competition/stage_entries?stage=${finalStage.hashcode}`);
    const url = `competition/stage_entries/${stands?.hashcode ?? ''}`;
    const refused = await staff.call('DELETE', url);
    expect(refused.status, JSON.stringify(refused.body)).toBe(409);
    expect(await change(act, { event: final.hashcode, performance: null, slot_starts_at: null })).not.toBe(
      200,
    );
    const [item] = await list(staff, atFinal());
    await api.asOwner('DELETE FROM show_steps WHERE performance = $1', [finalNight.hashcode]);
    const nowhere = { performance: null, slot_starts_at: null, slot_ends_at: null };
    const { version } = Object(item);
    expect(await arrange({ entry: item?.hashcode, version, ...nowhere })).toBe(200);
    const left = await staff.call('DELETE', url);
    expect([left.status, await list(staff, atFinal())]).toEqual([204, []]);
    const undone = await staff.call('POST', 'changes/actions', {
      action: 'undo',
      target: left.headers['change-set'],
    });
    expect(undone.status, JSON.stringify(undone.body)).toBe(200);
    expect(await list(staff, atFinal())).toHaveLength(1);
  });

  it('[6.8] leaves the order of the final when those of its own event withdraw it', async () => {
    const own = await loginWithin(api, staff, { events: [heat.event.hashcode] });
    expect(
      (await own.call('POST', `${path}/actions`, { action: 'withdraw', target: act.hashcode })).status,
    ).toBe(200);
    expect(await list(staff, atFinal())).toMatchObject([{ is_out: true }]);
  });
});
