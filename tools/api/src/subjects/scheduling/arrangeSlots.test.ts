import type { TenantCode } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { contests } from '@callboard/api-contract/entries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord, type RecordMaker, type Values } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

const changed = 'Someone else has changed this run sheet. It now shows their changes: try again.';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const tenants: TenantCode[] = ['showquest', 'rockquest', 'launchpad', 'basketball'];

describe.each(tenants)('a step on a run sheet at %s', (tenant) => {
  const { name: entries, path } = contests[tenant].entries;
  let staff: TestClient;
  let maker: RecordMaker;
  let event: MadeRecord;
  let place: Values;
  beforeAll(async () => {
    staff = await api.loginAs(tenant, 'staff');
    maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
    const venue = await maker.make('venues', { time_zone: 'Pacific/Auckland' });
    const space = await maker.make('spaces', { venue: venue.hashcode });
    event = await maker.make('events', { slot_minutes: 10 });
    place = { event: event.hashcode, venue: venue.hashcode, space: space.hashcode, session: 'matinee' };
  });

  let days = 0;
  /** From 13:00 to 15:00 at the venue, on a day of its own, with an act at each of some times. */
  async function makeMatinee(...clocks: string[]) {
    days += 1;
    const day = new Date(Date.UTC(2028, 5, days)).toISOString().slice(0, 10);
    const at = (clock: string) => new Date(`${day}T${clock}:00+12:00`).toISOString();
    const show = await maker.make('performances', {
      ...place,
      starts_at: at('13:00'),
      ends_at: at('15:00'),
    });
    const acts: MadeRecord[] = [];
    for (const clock of clocks) {
      acts.push(
        await maker.make(entries, {
          event: event.hashcode,
          performance: show.hashcode,
          slot_starts_at: at(clock),
        }),
      );
    }
    /** The place of an act from one time to another, as a step sends it. */
    const slot = (act: MadeRecord | undefined, from: string, to: string, given: Values = {}) => ({
      entry: act?.hashcode,
      version: act?.['version'],
      performance: show.hashcode,
      slot_starts_at: at(from),
      slot_ends_at: at(to),
      ...given,
    });
    return { show, acts, at, slot };
  }

  const out = (act: MadeRecord | undefined) => ({
    entry: act?.hashcode,
    version: act?.['version'],
    performance: null,
    slot_starts_at: null,
    slot_ends_at: null,
  });

  const arrange = (client: TestClient, changes: readonly object[]) =>
    client.call('POST', 'callboard/events/actions', {
      action: 'arrange_slots',
      target: event.hashcode,
      data: { changes },
    });

  async function slotsOf(acts: readonly MadeRecord[], at: string = path): Promise<unknown[]> {
    const read = await Promise.all(acts.map(({ hashcode }) => staff.call('GET', `${at}/${hashcode}`)));
    return read.map(({ body }) => {
      // The answers are records.
      const { slot_starts_at, slot_ends_at } = body as Values;
      return [slot_starts_at, slot_ends_at].map((time) => time && new Date(String(time)).toISOString());
    });
  }

  it('[2.18] exchanges two acts of different lengths, answers their versions, and is undone as one', async () => {
    const { acts, at, slot } = await makeMatinee('13:00', '13:10');
    const [one, two] = acts;
    const first = await arrange(staff, [slot(one, '13:15', '13:25'), slot(two, '13:00', '13:15')]);
    expect(first.status).toBe(200);
    expect(await slotsOf(acts)).toEqual([
      [at('13:15'), at('13:25')],
      [at('13:00'), at('13:15')],
    ]);
    // The answer of the action.
    const { data } = first.body as { data: { entries: { hashcode: string; version: number }[] } };
    const next = acts.map((act) => ({
      ...act,
      version: data.entries.find(({ hashcode }) => hashcode === act.hashcode)?.version ?? 0,
    }));
    const second = await arrange(staff, [slot(next[0], '13:00', '13:10'), slot(next[1], '13:10', '13:25')]);
    expect(second.status).toBe(200);
    const undo = { action: 'undo', target: second.headers['change-set'] };
    expect((await staff.call('POST', 'changes/actions', undo)).status).toBe(200);
    expect(await slotsOf(acts)).toEqual([
      [at('13:15'), at('13:25')],
      [at('13:00'), at('13:15')],
    ]);
  });

  it('[2.18] exchanges an act and an interval, whose times exclude each other, and is undone as one', async () => {
    const { show, acts, at, slot } = await makeMatinee('13:00');
    const [act] = acts;
    const interval = {
      kind: 'interval',
      name: 'Interval',
      event: event.hashcode,
      performance: show.hashcode,
    };
    const pause = await maker.make('timeSlots', { ...interval, minutes: 20, slot_starts_at: at('13:10') });
    expect(pause).toMatchObject({ slot_ends_at: expect.stringContaining(at('13:30').slice(0, 16)) });
    const taken = await staff.call('POST', 'callboard/time_slots', {
      ...interval,
      minutes: 5,
      slot_starts_at: at('13:05'),
    });
    expect([taken.status, JSON.stringify(taken.body)]).toEqual([400, expect.stringContaining('13:00')]);
    const step = await arrange(staff, [slot(act, '13:20', '13:30'), slot(pause, '13:00', '13:20')]);
    expect([step.status, step.body]).toMatchObject([200, { data: { entries: [{}, {}] } }]);
    const times = async () => [...(await slotsOf(acts)), ...(await slotsOf([pause], 'callboard/time_slots'))];
    expect(await times()).toEqual([
      [at('13:20'), at('13:30')],
      [at('13:00'), at('13:20')],
    ]);
    const undo = { action: 'undo', target: step.headers['change-set'] };
    expect((await staff.call('POST', 'changes/actions', undo)).status).toBe(200);
    expect(await times()).toEqual([
      [at('13:00'), at('13:10')],
      [at('13:10'), at('13:30')],
    ]);
  });

  it('[2.18] makes an act and an interval longer', async () => {
    const { show, acts, at, slot } = await makeMatinee('13:00');
    const [act] = acts;
    const place = { event: event.hashcode, performance: show.hashcode, slot_starts_at: at('13:20') };
    const pause = await maker.make('timeSlots', { ...place, kind: 'interval', name: 'Interval', minutes: 5 });
    const step = await arrange(staff, [slot(act, '13:00', '13:16'), slot(pause, '13:20', '13:40')]);
    expect(step.status).toBe(200);
    expect(await slotsOf(acts)).toEqual([[at('13:00'), at('13:16')]]);
    expect(await slotsOf([pause], 'callboard/time_slots')).toEqual([[at('13:20'), at('13:40')]]);
    const { body } = await staff.call('GET', `callboard/time_slots/${pause.hashcode}`);
    expect(body).toMatchObject({ minutes: 20 });
  });

  it('[2.18] takes steps back from the last to the first', async () => {
    const { acts, at, slot } = await makeMatinee('13:00');
    const undo = async (step: { headers: Record<string, unknown> }) =>
      staff.call('POST', 'changes/actions', { action: 'undo', target: step.headers['change-set'] });
    const first = await arrange(staff, [slot(acts[0], '13:20', '13:30')]);
    const { body } = await staff.call('GET', `${path}/${acts[0]?.hashcode}`);
    // The answer is a record.
    const { version } = body as Values;
    const second = await arrange(staff, [slot(acts[0], '13:20', '13:45', { version })]);
    expect((await undo(second)).body).toMatchObject({ success: true });
    expect(await slotsOf(acts)).toEqual([[at('13:20'), at('13:30')]]);
    expect((await undo(first)).body).toMatchObject({ success: true });
    expect(await slotsOf(acts)).toEqual([[at('13:00'), at('13:10')]]);
  });

  it('[2.18] changes nothing for those who do not know the latest run sheet', async () => {
    const { acts, at, slot } = await makeMatinee('13:00', '13:10', '13:40');
    const [one, two, three] = acts;
    const before = await slotsOf(acts);
    expect((await arrange(staff, [slot(three, '13:30', '13:40')])).status).toBe(200);
    const stale = await arrange(staff, [slot(one, '13:20', '13:30'), slot(three, '13:50', '14:00')]);
    expect([stale.status, stale.body]).toMatchObject([409, { success: false, error: { message: changed } }]);
    const taken = await arrange(staff, [slot(two, '13:35', '13:45'), slot(one, '13:10', '13:20')]);
    expect([taken.status, taken.body]).toMatchObject([409, { error: { message: changed } }]);
    expect(await slotsOf(acts)).toEqual([before[0], before[1], [at('13:30'), at('13:40')]]);
  });

  it('is refused as a whole where one slot is outside or two overlap', async () => {
    const { acts, slot } = await makeMatinee('13:00', '13:10');
    const [one, two] = acts;
    const before = await slotsOf(acts);
    const outside = await arrange(staff, [slot(one, '13:30', '13:40'), slot(two, '14:55', '15:05')]);
    expect([outside.status, outside.body]).toMatchObject([
      400,
      { slot_starts_at: [expect.stringContaining('from 13:00 to 15:00, and this slot takes 10 minutes.')] },
    ]);
    const overlap = await arrange(staff, [slot(one, '13:30', '13:40'), slot(two, '13:35', '13:45')]);
    expect(overlap.status).toBe(400);
    expect(await slotsOf(acts)).toEqual(before);
  });

  it('takes an act out, and keeps the length of one that goes to another performance at the same time', async () => {
    const { acts, at, slot } = await makeMatinee('13:00', '13:20');
    const [one, two] = acts;
    const adjacent = await maker.make('performances', {
      ...place,
      space: (await maker.make('spaces', { venue: place['venue'] })).hashcode,
      starts_at: at('13:00'),
      ends_at: at('14:00'),
    });
    expect((await arrange(staff, [out(two), slot(one, '13:00', '13:17')])).status).toBe(200);
    expect(await slotsOf(acts)).toEqual([
      [at('13:00'), at('13:17')],
      [null, null],
    ]);
    const longer = { ...one, version: Number(one?.['version']) + 1 } as MadeRecord;
    const moved = await arrange(staff, [slot(longer, '13:00', '13:17', { performance: adjacent.hashcode })]);
    expect(moved.status).toBe(200);
    expect(await slotsOf([longer])).toEqual([[at('13:00'), at('13:17')]]);
  });

  it('is for staff, names each entry once, and reaches no other event', async () => {
    const { show, acts, slot } = await makeMatinee('13:00');
    const [one] = acts;
    const participant = await api.loginAs(tenant, 'participant');
    expect((await arrange(participant, [out(one)])).status).toBe(403);
    const wrong = await arrange(staff, [out(one), slot(one, '13:10', '13:20')]);
    expect([wrong.status, wrong.body]).toMatchObject([
      400,
      { error: { message: expect.stringContaining('List each entry once') } },
    ]);
    const half = await arrange(staff, [slot(one, '13:10', '13:20', { slot_ends_at: null })]);
    expect(half.status).toBe(400);
    const elsewhere = await maker.make('events', {});
    const foreign = await maker.make(entries, { event: elsewhere.hashcode });
    expect((await arrange(staff, [slot(foreign, '13:10', '13:20')])).status).toBe(404);
    const away = await staff.call('POST', 'callboard/events/actions', {
      action: 'arrange_slots',
      target: elsewhere.hashcode,
      data: { changes: [slot(foreign, '13:10', '13:20', { performance: show.hashcode })] },
    });
    expect(away.status).toBe(404);
  });

  it('is won by one of ten who make it at the same time', async () => {
    const { acts, slot } = await makeMatinee('13:00', '13:10');
    const [one, two] = acts;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        arrange(staff, [slot(one, '13:10', '13:20'), slot(two, '13:00', '13:10')]),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });
});
