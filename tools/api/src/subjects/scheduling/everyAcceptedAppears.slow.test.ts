import type { TenantCode } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { contests } from '@callboard/api-contract/entries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const items = 'callboard/time_slots';
const minute = 60_000;
const begins = Date.parse('2028-06-01T00:00:00Z');
const at = (minutes: number) => new Date(begins + minutes * minute).toISOString();
const nowhere = { performance: null, slot_starts_at: null, slot_ends_at: null };
const tenants: TenantCode[] = ['showquest', 'rockquest', 'launchpad', 'basketball'];

/** Accepted entries that appear nowhere, and those whose place is not that of their first appearance. */
const strays = `SELECT e.hashcode FROM entries e LEFT JOIN LATERAL callboard_first_appearance(e.tenant, e.hashcode, e.event) f ON true
  WHERE (e.status = 'accepted' AND f.hashcode IS NULL)
    OR (e.performance, e.slot_starts_at, e.slot_ends_at) IS DISTINCT FROM (f.performance, f.slot_starts_at, f.slot_ends_at)`;

describe.each(tenants)('[2.18] an accepted entry at %s', (tenant) => {
  const { name: entries, path } = contests[tenant].entries;
  let staff: TestClient;
  let maker: RecordMaker;
  let event: MadeRecord;
  let show: MadeRecord;
  let final: MadeRecord;
  // Not every contest is judged.
  const isJudged = tenant !== 'launchpad';
  let finalStage: MadeRecord | undefined;
  beforeAll(async () => {
    staff = await api.loginAs(tenant, 'admin');
    maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
    const venue = await maker.make('venues', { time_zone: 'Pacific/Auckland' });
    const space = await maker.make('spaces', { venue: venue.hashcode });
    event = await maker.make('events', { slot_minutes: 7 });
    final = await maker.make('events', { slot_minutes: 12 });
    if (isJudged)
      finalStage = await maker.make('stages', { event: final.hashcode, next: null, next_count: null });
    const place = { event: event.hashcode, venue: venue.hashcode, space: space.hashcode };
    show = await maker.make('performances', {
      ...place,
      session: 'evening',
      starts_at: at(0),
      ends_at: at(900),
    });
  });

  // Answers of the contract, checked against it by every test.
  const slots = async (entry: MadeRecord, more = '') =>
    ((await staff.call('GET', `${items}?entry=${entry.hashcode}${more}`)).body as { results: MadeRecord[] })
      .results;
  const act = (entry: MadeRecord, action: string) =>
    staff.call('POST', `${path}/actions`, { action, target: entry.hashcode, data: {} });
  const undo = (changeSet: string | undefined) =>
    staff.call('POST', 'changes/actions', { action: 'undo', target: changeSet });
  const arrange = (item: MadeRecord | undefined, place: object) =>
    staff.call('POST', 'callboard/events/actions', {
      action: 'arrange_slots',
      target: event.hashcode,
      data: { changes: [{ entry: item?.hashcode, version: item?.['version'], ...place }] },
    });
  let next = 0;
  /** Each a time of its own. */
  const place = () => {
    next += 8;
    const from = next % 880;
    return { performance: show.hashcode, slot_starts_at: at(from), slot_ends_at: at(from + 5) };
  };
  async function makeEntry(...actions: readonly string[]): Promise<MadeRecord> {
    const entry = await maker.make(entries, { event: event.hashcode, performance: null, contact: null });
    for (const action of ['submit', ...actions]) {
      const done = await act(entry, action);
      expect(done.status, JSON.stringify(done.body)).toBe(200);
    }
    return entry;
  }

  it('is to be placed, and no more once its acceptance is undone; and so on', async () => {
    const entry = await makeEntry();
    expect(await slots(entry)).toEqual([]);
    let { headers } = await act(entry, 'accept');
    const [first] = await slots(entry);
    expect(first).toMatchObject({
      kind: 'entry',
      event: { hashcode: event.hashcode },
      minutes: 7,
      ...nowhere,
    });
    for (const count of [0, 1, 0, 1]) {
      const undone = await undo(headers['change-set']);
      expect(undone.status, JSON.stringify(undone.body)).toBe(200);
      headers = undone.headers;
      expect((await slots(entry)).map(({ hashcode }) => hashcode)).toEqual(count ? [first?.hashcode] : []);
    }
  });

  it('keeps its acceptance once it has a place, until that is undone', async () => {
    const entry = await makeEntry();
    const accepted = await act(entry, 'accept');
    const [waiting] = await slots(entry);
    const placed = await arrange(waiting, place());
    expect(placed.status, JSON.stringify(placed.body)).toBe(200);
    expect((await undo(accepted.headers['change-set'])).status).toBe(409);
    expect((await undo(placed.headers['change-set'])).status).toBe(200);
    expect(await slots(entry)).toMatchObject([{ hashcode: waiting?.hashcode, ...nowhere }]);
  });

  it('leaves the tray when it leaves the contest, and comes back by undo; with a time it stays', async () => {
    const [entry, placed] = [await makeEntry('accept'), await makeEntry('accept')];
    expect((await arrange((await slots(placed))[0], place())).status).toBe(200);
    const [waiting] = await slots(entry);
    const withdrawn = await act(entry, 'withdraw');
    expect((await act(placed, 'withdraw')).status).toBe(200);
    expect(await slots(entry)).toEqual([]);
    expect(await slots(placed)).toMatchObject([{ is_out: true, performance: { hashcode: show.hashcode } }]);
    expect((await undo(withdrawn.headers['change-set'])).status).toBe(200);
    expect(await slots(entry)).toMatchObject([{ hashcode: waiting?.hashcode, is_out: false, ...nowhere }]);
  });

  it('is to be placed at the event to which it moves', async () => {
    const entry = await makeEntry('accept');
    const moved = await staff.call('PATCH', `${path}/${entry.hashcode}`, { event: final.hashcode });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    expect(await slots(entry)).toMatchObject([{ event: { hashcode: final.hashcode }, minutes: 12 }]);
    const undone = await undo(moved.headers['change-set']);
    expect(undone.status, JSON.stringify(undone.body)).toBe(200);
    expect(await slots(entry)).toMatchObject([{ event: { hashcode: event.hashcode }, minutes: 7 }]);
  });

  it('is to be placed until it plays, and again when its game goes', async () => {
    const [home, away] = [await makeEntry('accept'), await makeEntry('accept')];
    const teams = { kind: 'game', event: event.hashcode, entry: home.hashcode, away: away.hashcode };
    const game = await maker.make('timeSlots', { ...teams, minutes: 5 });
    expect(await slots(home)).toMatchObject([{ hashcode: game.hashcode }]);
    expect(await slots(away)).toEqual([]);
    expect((await staff.call('DELETE', `${items}/${game.hashcode}`)).status).toBe(204);
    for (const team of [home, away]) expect(await slots(team)).toMatchObject([{ kind: 'entry', ...nowhere }]);
  });

  it.runIf(isJudged)('appears once in a final that it joins, also after an undo of an undo', async () => {
    const entry = await makeEntry('accept');
    const joining = await maker.make('stageEntries', {
      stage: finalStage?.hashcode,
      event: final.hashcode,
      entry: entry.hashcode,
    });
    const left = await staff.call('DELETE', `competition/stage_entries/${joining.hashcode}`);
    expect(left.status).toBe(204);
    let { headers } = left;
    for (const count of [1, 0, 1]) {
      const undone = await undo(headers['change-set']);
      expect(undone.status, JSON.stringify(undone.body)).toBe(200);
      headers = undone.headers;
      expect(await slots(entry, `&event=${final.hashcode}`)).toHaveLength(count);
    }
    expect(await slots(entry, `&event=${event.hashcode}`)).toHaveLength(1);
  });

  it.each([1, 2])(
    'appears whatever is done, and its place is that of its first appearance (%i)',
    async (seed) => {
      const draw = createDraw(seed);
      const acts = [await makeEntry(), await makeEntry('accept'), await makeEntry('accept')];
      const done = new Map<string, number>();
      const changeSets: string[] = [];
      const steps = {
        accept: (entry: MadeRecord) => act(entry, 'accept'),
        decline: (entry: MadeRecord) => act(entry, 'decline'),
        withdraw: (entry: MadeRecord) => act(entry, 'withdraw'),
        reopen: async (entry: MadeRecord) => {
          await act(entry, 'reopen');
          return act(entry, 'submit');
        },
        place: async (entry: MadeRecord) =>
          arrange(draw.of(await slots(entry, `&event=${event.hashcode}`)), place()),
        takeOut: async (entry: MadeRecord) => arrange(draw.of(await slots(entry)), nowhere),
        again: (entry: MadeRecord) =>
          staff.call('POST', items, {
            ...{ kind: 'entry', event: event.hashcode, entry: entry.hashcode, minutes: 5 },
            ...{ performance: show.hashcode, slot_starts_at: place().slot_starts_at },
          }),
        delete: async (entry: MadeRecord) =>
          staff.call('DELETE', `${items}/${draw.of(await slots(entry))?.hashcode ?? ''}`),
        join: (entry: MadeRecord) =>
          staff.call('POST', 'competition/stage_entries', {
            ...{ stage: finalStage?.hashcode, event: final.hashcode, entry: entry.hashcode },
          }),
        undo: () => undo(draw.of(changeSets.slice(-4))),
      };
      const names = Object.keys(steps) as (keyof typeof steps)[];
      for (let step = 0; step < 40; step += 1) {
        const name = draw.of(names) ?? 'undo';
        const { status, headers } = await steps[name](draw.of(acts) ?? event);
        expect(status, name).toBeLessThan(500);
        if (status < 300) done.set(name, (done.get(name) ?? 0) + 1);
        if (headers['change-set']) changeSets.push(headers['change-set']);
        expect(await api.asOwner(strays), `after ${name}, ${status}`).toEqual([]);
      }
      expect(done.size).toBeGreaterThan(names.length / 2);
    },
  );
});

/** Draws the same each time. */
function createDraw(seed: number) {
  let state = seed;
  return {
    of: <Value>(values: readonly Value[]): Value | undefined => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return values[Math.floor((state / 2_147_483_648) * values.length)];
    },
  };
}
