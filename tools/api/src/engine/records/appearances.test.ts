import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord, type RecordMaker, type Values } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

const items = 'callboard/time_slots';
const path = 'rockquest/entries';
let api: TestApi;
let staff: TestClient;
let maker: RecordMaker;
let event: MadeRecord;
let heat: MadeRecord;
let final: MadeRecord;
let band: MadeRecord;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('rockquest', 'staff');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  const venue = await maker.make('venues', { time_zone: 'Pacific/Auckland' });
  const space = await maker.make('spaces', { venue: venue.hashcode });
  event = await maker.make('events', { slot_minutes: 10 });
  const place = { event: event.hashcode, venue: venue.hashcode, space: space.hashcode, session: 'evening' };
  heat = await maker.make('performances', { ...place, starts_at: at(1, '00:00'), ends_at: at(1, '03:00') });
  final = await maker.make('performances', { ...place, starts_at: at(2, '00:00'), ends_at: at(2, '03:00') });
  band = await maker.make('entries', { event: event.hashcode, performance: null, contact: null });
});
afterAll(() => api.close());

const at = (day: number, clock: string) => `2028-06-0${day}T${clock}:00Z`;
const instant = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : null);
// The answers are records and lists of records.
const read = async (hashcode: string, client = staff) =>
  (await client.call('GET', `${path}/${hashcode}`)).body as Values;
const listed = async (query: string, client = staff) =>
  ((await client.call('GET', query)).body as { results: MadeRecord[] }).results;
const appear = (performance: MadeRecord, slot_starts_at: string | null, given: Values = {}) =>
  maker.make('timeSlots', {
    event: event.hashcode,
    kind: 'entry',
    entry: band.hashcode,
    performance: performance.hashcode,
    slot_starts_at,
    minutes: 10,
    ...given,
  });

describe('[2.18] an entry that appears twice', () => {
  let first: MadeRecord;
  let last: MadeRecord;
  beforeAll(async () => {
    last = await appear(final, at(2, '01:00'), { minutes: 12 });
    first = await appear(heat, at(1, '01:00'));
  });

  it('is where it appears first, and is found in both performances', async () => {
    expect(await read(band.hashcode)).toMatchObject({ performance: { hashcode: heat.hashcode } });
    for (const performance of [heat, final]) {
      const found = await listed(`${path}?performance=${performance.hashcode}`);
      expect(found.map(({ hashcode }) => hashcode)).toEqual([band.hashcode]);
    }
  });

  it('gives its appearances its name, and breaks have their own', async () => {
    expect(last).toMatchObject({ name: null, entry: { hashcode: band.hashcode } });
    expect(last.qed_model.title).toBe(band['name']);
    const pause = await maker.make('timeSlots', {
      event: event.hashcode,
      performance: heat.hashcode,
      kind: 'interval',
      name: 'Interval',
      entry: band.hashcode,
      slot_starts_at: at(1, '02:00'),
    });
    expect(pause).toMatchObject({ name: 'Interval', entry: null });
    const nameless = { event: event.hashcode, kind: 'interval', minutes: 5 };
    expect(await staff.call('POST', items, nameless)).toMatchObject({
      status: 400,
      body: { name: [expect.any(String)] },
    });
    const noEntry = { event: event.hashcode, kind: 'entry', minutes: 5 };
    expect(await staff.call('POST', items, noEntry)).toMatchObject({
      status: 400,
      body: { entry: [expect.any(String)] },
    });
    expect((await staff.call('PATCH', `${items}/${pause.hashcode}`, { name: null })).status).toBe(400);
  });

  it('has its place written on the entry as on its first appearance', async () => {
    const moved = await staff.call('PATCH', `${path}/${band.hashcode}`, { slot_starts_at: at(1, '01:20') });
    expect(moved.status).toBe(200);
    const appearance = await listed(`${items}?hashcode=${first.hashcode}`);
    expect(instant(appearance[0]?.['slot_starts_at'])).toBe(Date.parse(at(1, '01:20')));
    expect(await staff.call('GET', `${items}/${last.hashcode}`)).toMatchObject({
      body: { version: last['version'] },
    });
  });

  it('leaves both running orders when it is withdrawn, and comes back where no one took its time', async () => {
    const act = (action: string) => staff.call('POST', `${path}/actions`, { action, target: band.hashcode });
    expect((await act('withdraw')).status).toBe(200);
    const other = await maker.make('entries', {
      event: event.hashcode,
      performance: final.hashcode,
      slot_starts_at: at(2, '01:05'),
    });
    expect(await act('reopen')).toMatchObject({
      status: 400,
      body: { slot_starts_at: [expect.any(String)] },
    });
    await staff.call('PATCH', `${path}/${other.hashcode}`, { slot_starts_at: at(2, '02:00') });
    expect((await act('reopen')).status).toBe(200);
    const late = await maker.draftOf(collectionNamed('entries'), {
      event: event.hashcode,
      performance: heat.hashcode,
      slot_starts_at: at(1, '01:25'),
    });
    expect((await staff.call('POST', path, late)).status).toBe(400);
  });

  it('is read with its times by those who read the entry, and by no one else', async () => {
    await api.asOwner(`UPDATE performances SET status = 'scheduled' WHERE event = $1`, [event.hashcode]);
    await api.asOwner(`UPDATE events SET status = 'open' WHERE hashcode = $1`, [event.hashcode]);
    const own = await api.loginAs('rockquest', 'participant');
    const other = await api.loginAs('rockquest', 'participant');
    const mine = { contact: own.individual };
    expect((await staff.call('PATCH', `${path}/${band.hashcode}`, mine)).status).toBe(200);
    const of = (client: TestClient) => listed(`${items}?entry=${band.hashcode}`, client);
    expect((await of(own)).map(({ hashcode }) => hashcode).sort()).toEqual(
      [first.hashcode, last.hashcode].sort(),
    );
    expect(await of(other)).toEqual([]);
    const breaks = await listed(`${items}?event=${event.hashcode}`, other);
    expect(breaks.map(({ kind }) => kind)).toEqual(['interval']);
  });

  it('takes its appearances along when it is deleted, and brings them back by undo', async () => {
    const places = () => listed(`${items}?entry=${band.hashcode}&ordering=slot_starts_at`);
    const [before, slots] = [await read(band.hashcode), await places()];
    const gone = await staff.call('DELETE', `${path}/${band.hashcode}`);
    expect([gone.status, await places()]).toEqual([204, []]);
    const undone = await staff.call('POST', 'changes/actions', {
      action: 'undo',
      target: gone.headers['change-set'],
    });
    expect([undone.status, undone.body]).toMatchObject([200, {}]);
    const now = (rows: readonly MadeRecord[]) => rows.map((row) => [row.hashcode, row['slot_starts_at']]);
    expect(now(await places())).toEqual(now(slots));
    expect(await read(band.hashcode)).toMatchObject({ slot_starts_at: before['slot_starts_at'] });
  });
});

describe('the place of an entry', () => {
  /** Draws the same each time. */
  function createDraw(seed: number) {
    let state = seed;
    return (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
  }

  it.each([1, 2, 3])('is that of its first appearance, after any change (%i)', async (seed) => {
    const draw = createDraw(seed);
    const entry = await maker.make('entries', { event: event.hashcode, performance: null, contact: null });
    const slot = () => {
      const day = 1 + draw(2);
      const performance = day === 1 ? heat : final;
      return { performance: performance.hashcode, slot_starts_at: at(day, `0${draw(3)}:${10 + draw(40)}`) };
    };
    for (let step = 0; step < 25; step += 1) {
      const own = await listed(`${items}?entry=${entry.hashcode}`);
      const one = own[draw(Math.max(1, own.length))];
      const data = { kind: 'entry', event: event.hashcode, entry: entry.hashcode, minutes: 1 };
      switch (draw(6)) {
        case 0:
          await staff.call('POST', items, { ...data, ...slot() });
          break;
        case 1:
          if (one) await staff.call('PATCH', `${items}/${one.hashcode}`, slot());
          break;
        case 2:
          if (one) await staff.call('DELETE', `${items}/${one.hashcode}`);
          break;
        case 3:
          await staff.call('PATCH', `${path}/${entry.hashcode}`, slot());
          break;
        case 4:
          await staff.call('PATCH', `${path}/${entry.hashcode}`, { performance: null, slot_starts_at: null });
          break;
        default:
          if (one) await staff.call('PATCH', `${items}/${one.hashcode}`, { minutes: 1 + draw(4) });
      }
      const places = (await listed(`${items}?entry=${entry.hashcode}`))
        .filter((each) => each['slot_ends_at'] !== null)
        .sort((a, b) => (instant(a['slot_starts_at']) ?? 0) - (instant(b['slot_starts_at']) ?? 0));
      const shown = await read(entry.hashcode);
      const expected = places[0] ?? { slot_starts_at: null, slot_ends_at: null };
      expect(shown).toMatchObject({
        slot_starts_at: expected['slot_starts_at'],
        slot_ends_at: expected['slot_ends_at'],
      });
      if (places[0]) expect(shown['performance']).toEqual(places[0]['performance']);
    }
  });

  it('is no one’s to write elsewhere', async () => {
    await api.asOwner(`UPDATE entries SET performance = $1, slot_starts_at = now() WHERE event = $2`, [
      final.hashcode,
      event.hashcode,
    ]);
    const [row] = await api.asOwner<{ others: number }>(
      `SELECT count(*)::int AS others FROM entries e LEFT JOIN LATERAL callboard_first_appearance(e.tenant, e.hashcode, e.event) f ON true
        WHERE (e.performance, e.slot_starts_at, e.slot_ends_at) IS DISTINCT FROM (f.performance, f.slot_starts_at, f.slot_ends_at)`,
    );
    expect(row?.others).toBe(0);
  });
});
