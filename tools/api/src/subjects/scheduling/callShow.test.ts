import type { TenantCode } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { contests } from '@callboard/api-contract/entries';
import type { Cast, Show } from '@callboard/api-contract/scheduling';
import { arrivalsOf, absentOf, runOfShow, type ShowStep } from '@callboard/domain/scheduling';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../testKit/makeRecords';
import { listOf, made, makeEvent, move } from '../../testKit/notificationKit';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const minute = 60_000;
const tenants: TenantCode[] = ['showquest', 'rockquest', 'launchpad', 'basketball'];

describe.each(tenants)('the night of a performance at %s', (tenant) => {
  let staff: TestClient;
  let other: TestClient;
  let participant: TestClient;
  let maker: RecordMaker;
  let performance: MadeRecord;
  let acts: MadeRecord[];
  let interval: MadeRecord;
  let event: MadeRecord;
  /** The hour in which the show began. */
  const begun = Math.floor(Date.now() / minute) * minute - 60 * minute;
  const at = (minutes: number) => new Date(begun + minutes * minute).toISOString();

  beforeAll(async () => {
    staff = await api.loginAs(tenant, 'staff');
    other = await api.loginAs(tenant, 'staff');
    participant = await api.loginAs(tenant, 'participant');
    maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
    const venue = await maker.make('venues', { time_zone: 'Pacific/Auckland' });
    const space = await maker.make('spaces', { venue: venue.hashcode });
    event = await maker.make('events', { slot_minutes: 10 });
    performance = await maker.make('performances', {
      event: event.hashcode,
      venue: venue.hashcode,
      space: space.hashcode,
      session: 'matinee',
      starts_at: at(0),
      ends_at: at(120),
    });
    const place = { event: event.hashcode, performance: performance.hashcode };
    acts = [];
    for (const from of [0, 10, 30]) {
      acts.push(await maker.make(contests[tenant].entries.name, { ...place, slot_starts_at: at(from) }));
    }
    interval = await maker.make('timeSlots', {
      ...place,
      kind: 'interval',
      name: 'Interval',
      minutes: 10,
      slot_starts_at: at(20),
    });
  });

  const call = (client: TestClient, step: string, data: object = {}) =>
    client.call('POST', 'callboard/performances/actions', {
      action: 'call_show',
      target: performance.hashcode,
      data: { hashcode: randomUUID(), step, made_at: at(0), ...data },
    });
  const path = () => `performances/${performance.hashcode}/show`;
  // The answer is checked against its schema by every test.
  const read = async (client: TestClient) => ((await client.call('GET', path())).body as { data: Show }).data;
  const logOf = ({ steps }: Show) =>
    steps.map(({ at: made, by, ...step }): ShowStep => {
      return { ...step, at: Date.parse(made), by: by?.hashcode };
    });
  /** Show as a device computes it. */
  function computed(show: Show, now: number) {
    const plan = show.items.map((item) => {
      return { ...item, from: Date.parse(item.from), to: Date.parse(item.to) };
    });
    return runOfShow(plan, logOf(show), now);
  }

  it('[2.18] takes no step before it is announced', async () => {
    const answer = await call(staff, 'start', { item: acts[0]?.hashcode });
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'showNotAnnounced' } } });
  });

  it('[2.18] is on with its first act, and every reader computes the same from its log', async () => {
    await api.asOwner(`UPDATE performances SET status = 'scheduled' WHERE hashcode = $1`, [
      performance.hashcode,
    ]);
    expect(await call(staff, 'ready', { item: acts[0]?.hashcode })).toMatchObject({ status: 200 });
    expect((await read(staff)).performance.status).toBe('scheduled');
    expect(await call(staff, 'start', { item: acts[0]?.hashcode, made_at: at(2) })).toMatchObject({
      status: 200,
    });
    expect(await call(staff, 'start', { item: acts[1]?.hashcode, made_at: at(15) })).toMatchObject({
      status: 200,
    });
    const show = await read(staff);
    expect(show.performance.status).toBe('running');
    expect(show.items.map(({ kind }) => kind)).toEqual(['entry', 'entry', 'interval', 'entry']);
    const now = computed(show, begun + 18 * minute);
    expect(now.current?.entry).toBe(acts[1]?.hashcode);
    expect(now.next).toMatchObject({ hashcode: interval.hashcode, expected: { from: begun + 25 * minute } });
    expect(now.lateMs).toBe(5 * minute);
    const times = ({ items }: typeof now) => items.map(({ expected }) => expected);
    expect(times(computed(await read(participant), begun + 18 * minute))).toEqual(times(now));
  });

  it('names acts only to those who read them, and who made a step only to staff', async () => {
    const [seen, known] = [await read(participant), await read(staff)];
    expect(seen.items.map(({ name }) => name)).toEqual([null, null, 'Interval', null]);
    expect(seen.steps.every(({ by }) => by === null)).toBe(true);
    expect(known.items.every(({ name }) => name !== null)).toBe(true);
    expect(known.steps[0]?.by?.hashcode).toBe(staff.user);
  });

  it('stores a step once, however often a device sends it', async () => {
    const again = { hashcode: randomUUID(), item: acts[2]?.hashcode, made_at: at(20) };
    expect((await call(staff, 'ready', again)).status).toBe(200);
    expect((await call(staff, 'ready', again)).status).toBe(200);
    expect((await read(staff)).steps.filter(({ hashcode }) => hashcode === again.hashcode)).toHaveLength(1);
  });

  it('[2.18] has one driver, who took it over, and what the former made before still counts', async () => {
    expect((await call(other, 'drive', { made_at: at(22) })).status).toBe(200);
    expect((await call(other, 'hold', { made_at: at(23) })).status).toBe(200);
    const late = { hashcode: randomUUID(), item: acts[1]?.hashcode, made_at: at(21.5) };
    expect((await call(staff, 'end', late)).status).toBe(200);
    // It is in the log, and changes nothing for anyone.
    expect((await call(staff, 'release', { made_at: at(24) })).status).toBe(200);
    const show = await read(staff);
    const now = computed(show, begun + 25 * minute);
    expect(now).toMatchObject({ driver: other.user, current: null, onHoldSince: begun + 23 * minute });
    expect(show.steps.filter(({ counts }) => counts === false).map(({ step }) => step)).toEqual(['release']);
    expect(computed(await read(participant), begun + 25 * minute).onHoldSince).toBe(begun + 23 * minute);
  });

  it('undoes a step by another that names it, and nothing that is not of this show', async () => {
    const hold = (await read(staff)).steps.find(({ step }) => step === 'hold');
    expect((await call(other, 'undo', { undoes: randomUUID(), made_at: at(24) })).status).toBe(404);
    expect((await call(other, 'undo', { undoes: hold?.hashcode, made_at: at(24) })).status).toBe(200);
    expect(computed(await read(staff), begun + 25 * minute).onHoldSince).toBeNull();
  });

  it('[2.18] refuses in words what cannot be, and merges the same step of a device that had no network', async () => {
    const over = { item: acts[0]?.hashcode, made_at: new Date().toISOString() };
    const answer = await call(other, 'start', over);
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'showItemOver' } } });
    expect(JSON.stringify(answer.body)).toContain('is over. Undo its end first.');
    const before = computed(await read(other), begun + 25 * minute);
    expect((await call(other, 'start', { ...over, made_at: at(25) })).status).toBe(200);
    expect(computed(await read(other), begun + 25 * minute).items).toEqual(before.items);
  });

  it.each([
    ['a time that does not exist', { made_at: '2026-02-30T25:00:00Z' }, 400],
    ['an item of another show', { item: randomUUID() }, 404],
    ['a name that is none', { hashcode: 'first' }, 400],
    ['a field that no step has', { reason: 'x' }, 400],
  ])('refuses %s, and stores nothing', async (_what, data, status) => {
    const before = (await read(other)).steps.length;
    expect((await call(other, 'ready', { made_at: at(26), ...data })).status).toBe(status);
    expect((await read(other)).steps).toHaveLength(before);
  });

  it.each([
    ['a day ahead', 24 * 60],
    ['of last month', -31 * 24 * 60],
  ])('takes a step of a clock that is %s, when it arrives', async (_what, minutes) => {
    const step = { hashcode: randomUUID(), item: acts[2]?.hashcode, made_at: at(minutes) };
    const before = Date.now();
    expect((await call(other, 'here', step)).status).toBe(200);
    const stored = (await read(other)).steps.find(({ hashcode }) => hashcode === step.hashcode);
    expect(Date.parse(stored?.at ?? '')).toBeGreaterThanOrEqual(before);
    expect((await call(other, 'undo', { undoes: step.hashcode, made_at: at(24) })).status).toBe(200);
  });

  it('[2.18] makes a pause shorter for everyone, and an act never', async () => {
    const shorter = { item: interval.hashcode, minutes: 4, made_at: at(24) };
    expect((await call(other, 'length', shorter)).status).toBe(200);
    const acted = { item: acts[2]?.hashcode, minutes: 4, made_at: at(24) };
    expect(await call(other, 'length', acted)).toMatchObject({
      status: 400,
      body: { error: { code: 'showActLength' } },
    });
    const { items } = computed(await read(participant), begun + 25 * minute);
    expect(items.map(({ newLengthMs }) => newLengthMs)).toEqual([null, null, 4 * minute, null]);
  });

  it('[2.18] lets two exchange their places for everyone, until it is undone, and has cues for staff alone', async () => {
    const [swap, undo] = [randomUUID(), randomUUID()];
    const pause = interval.hashcode;
    const act = acts[2]?.hashcode;
    const swapped = { hashcode: swap, item: act, other: pause, made_at: at(24) };
    expect((await call(other, 'swap', swapped)).status).toBe(200);
    const orderFor = async (client: TestClient) =>
      computed(await read(client), begun + 25 * minute).items.map(({ kind }) => kind);
    expect(await orderFor(other)).toEqual(['entry', 'entry', 'entry', 'interval']);
    expect(await orderFor(participant)).toEqual(['entry', 'entry', 'entry', 'interval']);
    const undone = { hashcode: undo, item: null, undoes: swap, made_at: at(24) };
    expect((await call(other, 'undo', undone)).status).toBe(200);
    expect(await orderFor(other)).toEqual(['entry', 'entry', 'interval', 'entry']);

    const note = { cues: 'House lights up' };
    expect((await staff.call('PATCH', `callboard/time_slots/${pause}`, note)).status).toBe(200);
    const cuesFor = async (client: TestClient) =>
      (await read(client)).items.find(({ hashcode }) => hashcode === pause)?.cues;
    expect(await cuesFor(staff)).toBe('House lights up');
    expect(await cuesFor(participant)).toBeNull();
  });

  it.each([
    ['a swap with nothing', 'swap', {}],
    ['a swap with itself', 'swap', { other: 'own' }],
    ['another item of another step', 'skip', { other: randomUUID() }],
    ['a new length without minutes', 'length', {}],
    ['a new length of nothing', 'length', { item: null, minutes: 5 }],
    ['a pause of days', 'length', { minutes: 181 }],
    ['a pause of half a minute', 'length', { minutes: 0.5 }],
    ['minutes of another step', 'skip', { minutes: 5 }],
    ['a participant of another step', 'ready', { participant: randomUUID() }],
    ['a check-in of no act', 'here', { item: null }],
  ])('refuses %s', async (_what, kind, data) => {
    const answer = await call(other, kind, {
      item: interval.hashcode,
      made_at: at(24),
      ...data,
      ...('other' in data && data.other === 'own' && { other: interval.hashcode }),
    });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'showStepInput' } } });
  });

  it('[2.18] has acts checked in by several people, while another runs the show', async () => {
    const [, , act] = acts;
    const place = { event: event.hashcode, entry: act?.hashcode };
    const names = contests[tenant].participants.name;
    const [one, two] = [await maker.make(names, place), await maker.make(names, place)];
    const stranger = await maker.make(names, { ...place, entry: acts[0]?.hashcode });
    const item = act?.hashcode;
    expect((await call(staff, 'here', { item, made_at: at(25) })).status).toBe(200);
    const step = { hashcode: randomUUID(), item, made_at: at(25.5), participant: two.hashcode };
    expect((await call(staff, 'missing', step)).status).toBe(200);
    const foreign = { item, participant: stranger.hashcode, made_at: at(25) };
    expect((await call(staff, 'here', foreign)).status).toBe(404);
    expect((await call(staff, 'here', { item: interval.hashcode, made_at: at(25) })).status).toBe(404);

    const cast = await other.call('GET', `performances/${performance.hashcode}/cast`);
    const { data } = cast.body as { data: Cast };
    const people = data.entries.find(({ hashcode }) => hashcode === item)?.participants ?? [];
    expect(people.map(({ hashcode }) => hashcode).sort()).toEqual([one.hashcode, two.hashcode].sort());
    const missing = async (client: TestClient) => {
      const show = await read(client);
      const appearance = show.items.find(({ entry }) => entry === item);
      return absentOf(
        arrivalsOf(logOf(show)).get(appearance?.hashcode ?? ''),
        people.map(({ hashcode }) => hashcode),
      );
    };
    expect(await missing(other)).toEqual([two.hashcode]);
    // Check-ins and missing participants are for staff.
    const seen = (await read(participant)).steps.map((each) => each.step);
    expect(seen).toContain('length');
    expect(seen).not.toContain('here');
    expect(seen).not.toContain('missing');
    const filter = `performance=${performance.hashcode}&step`;
    for (const [client, count] of [
      [participant, 0],
      [staff, 1],
    ] as const) {
      const listed = await client.call('GET', `callboard/show_steps?${filter}=missing`);
      expect((listed.body as { count: number }).count).toBe(count);
    }
    expect((await call(staff, 'undo', { undoes: step.hashcode, made_at: at(26) })).status).toBe(200);
    expect(await missing(other)).toEqual([]);
  });

  it('lets only staff read who appears', async () => {
    for (const role of ['judge', 'participant', 'collaborator'] as const) {
      const client = await api.loginAs(tenant, role);
      expect((await client.call('GET', `performances/${performance.hashcode}/cast`)).status).toBe(403);
    }
    expect((await staff.call('GET', `performances/${randomUUID()}/cast`)).status).toBe(404);
  });

  it('is run by staff alone, and read by none who does not read the performance', async () => {
    for (const role of ['judge', 'participant', 'collaborator'] as const) {
      expect((await call(await api.loginAs(tenant, role), 'hold')).status).toBe(403);
    }
    const elsewhere = await api.loginAs(tenant === 'showquest' ? 'rockquest' : 'showquest', 'staff');
    expect((await elsewhere.call('GET', path())).status).toBe(404);
    expect((await call(elsewhere, 'hold')).status).toBe(404);
  });

  it('takes no step when it is over', async () => {
    await api.asOwner(`UPDATE performances SET status = 'finished' WHERE hashcode = $1`, [
      performance.hashcode,
    ]);
    expect(await call(other, 'hold')).toMatchObject({ status: 409, body: { error: { code: 'showNotOn' } } });
  });
});

it('[2.18] [2.43] notifies the contact of an act once that it is much later than planned, and of another no one', async () => {
  const staff = await api.loginAs('showquest', 'staff');
  const [concerned, other] = [
    await api.loginAs('showquest', 'participant'),
    await api.loginAs('showquest', 'participant'),
  ];
  const maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed), 900);
  const venue = await maker.make('venues', { time_zone: 'Pacific/Chatham' });
  const space = await maker.make('spaces', { venue: venue.hashcode });
  const event = await makeEvent(staff);
  const start = Math.floor(Date.now() / minute) * minute - 30 * minute;
  const at = (minutes: number) => new Date(start + minutes * minute).toISOString();
  const performance = await maker.make('performances', {
    event,
    venue: venue.hashcode,
    space: space.hashcode,
    session: 'evening',
    starts_at: at(0),
    ends_at: at(180),
  });
  const first = await placed(concerned, 0);
  const late = await placed(concerned, 10);
  // After a gap that absorbs the delay.
  const later = await placed(other, 100);
  await api.asOwner(`UPDATE performances SET status = 'scheduled' WHERE hashcode = $1`, [
    performance.hashcode,
  ]);
  for (const [step, item] of [
    ['start', first],
    ['ready', later],
  ]) {
    const data = { hashcode: randomUUID(), step, item, made_at: new Date().toISOString() };
    const call = { action: 'call_show', target: performance.hashcode, data };
    expect((await staff.call('POST', 'callboard/performances/actions', call)).status).toBe(200);
  }
  const delaysOf = async (client: TestClient) =>
    (await listOf(client)).results.filter(({ kind }) => kind === 'callLate');
  await expect.poll(async () => (await delaysOf(concerned)).length).toBe(1);
  const [delay] = await delaysOf(concerned);
  expect(delay).toMatchObject({ record: late, facts: { zone: 'Pacific/Chatham' } });
  expect(Number(delay?.facts['minutes'])).toBeGreaterThanOrEqual(30);
  expect(await delaysOf(other)).toEqual([]);

  /** An accepted act of a contact, so many minutes after the start. */
  async function placed(contact: TestClient, from: number): Promise<string> {
    const name = `Act at ${from}`;
    const draft = { name, section: 'open', members_count: 1, event, contact: contact.individual };
    const entry = made(await staff.call('POST', 'showquest/entries', draft));
    for (const action of ['submit', 'accept']) expect((await move(staff, entry, action)).status).toBe(200);
    const slot = { performance: performance.hashcode, slot_starts_at: at(from) };
    expect((await staff.call('PATCH', `showquest/entries/${entry}`, slot)).status).toBe(200);
    return entry;
  }
});
