import type { Collection } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { copiedParts, leftOfEvent } from '@callboard/api-contract/scheduling';
import { daysBetween, toWallTime } from '@callboard/domain/calendar';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tableName } from '../../../engine/database/tableNames';
import { name as quoted } from '../../../engine/database/quote';
import { createRecordMaker, type RecordMaker } from '../../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';

const zone = 'Pacific/Auckland';
const source = { starts_on: '2026-03-20', ends_on: '2026-03-21' };
/** 56 weeks later: summer time is over by then. */
const next = { name: 'Heat of the next year', starts_on: '2027-04-16' };
const days = daysBetween(source.starts_on, next.starts_on);

let api: TestApi;
let staff: TestClient;
let maker: RecordMaker;
let event: string;
let performance: string;
beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing,performances,scheduling' } });
  staff = await api.loginAs('showquest', 'staff');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  await makeYear();
});
afterAll(() => api.close());

type Stored = Record<string, unknown>;
const rowsOf = async (collection: string, field: string, among: readonly string[]): Promise<Stored[]> => {
  const rows = await api.database
    .forTenant('showquest')
    .rows(v.object({ stored: v.record(v.string(), v.unknown()) }), {
      text: `SELECT to_jsonb(t) AS stored FROM ${quoted(tableName(collection))} t
      WHERE tenant = 'showquest' AND ${quoted(field)} = ANY ($1::uuid[]) ORDER BY to_jsonb(t) ->> 'name', created`,
      values: [among],
    });
  return rows.map(({ stored }) => stored);
};

/** An event with at least one record of every collection that refers to it or to its performance. */
async function makeYear(): Promise<void> {
  const venue = await maker.make('venues', { time_zone: zone });
  const space = await maker.make('spaces', { venue: venue.hashcode });
  const evening = { starts_at: '2026-03-20T06:00:00Z', ends_at: '2026-03-20T08:00:00Z' };
  const place = { venue: venue.hashcode, space: space.hashcode };
  event = (
    await maker.make('events', {
      ...source,
      venue: venue.hashcode,
      entries_close: '2026-03-01T10:59:00Z',
      late_fee_from: '2026-02-20T11:00:00Z',
      fee_due_on: '2026-03-10',
    })
  ).hashcode;
  performance = (await maker.make('performances', { event, ...place, ...evening, session: 'evening' }))
    .hashcode;
  const { hashcode: group } = await maker.make('performancePriceGroups', { performance });
  await maker.make('seatPrices', {
    price_group: group,
    valid_from: null,
    valid_until: '2026-03-20T05:00:00Z',
  });
  const { hashcode: standing } = await maker.make('generalAdmissionGroups', { performance });
  const { hashcode: definition } = await maker.make('generalAdmissionDefinitions', {
    performance,
    group: standing,
  });
  await maker.make('generalAdmissionPrices', { definition });
  const floor_plan = (await maker.make('floorPlans', place)).hashcode;
  const offer = {
    groups: [{ category: null, group }],
    exceptions: [{ seats: ['a1'], group }],
    allows_singles: true,
  };
  const map = {
    performance,
    floor_plan,
    plan_version: null,
    offer,
    sale_opens: '2026-02-01T20:00:00Z',
    sale_closes: null,
  };
  const { hashcode: closed } = await maker.make('seatMaps', map);
  await api.asOwner(`UPDATE seat_maps SET status = 'closed' WHERE hashcode = '${closed}'`);
  await maker.make('seatMaps', map);
  await maker.make('timeSlots', { event, performance, slot_starts_at: '2026-03-20T07:00:00Z', minutes: 20 });
  await maker.make('shifts', { event, performance, venue: venue.hashcode, ...evening });
  await maker.make('scheduleEvents', { event, ...place, ...evening });
  const { hashcode: template } = await maker.make('taskTemplates', {
    form: null,
    days: -14,
    anchor: 'starts_on',
  });
  await maker.make('taskTemplateAssociations', { event, template });
  await maker.make('tasks', { event, form: null, anchor: null, days: null, due_on: '2026-03-01' });
  await maker.make('entries', { event, performance, slot_starts_at: evening.starts_at });
  await maker.make('participants', { event });
  await maker.make('eligibilityRules', { season: 2026, name: 'Region of last year' });
  const { hashcode: retired } = await maker.make('eligibilityRules', { season: 2026, name: 'Given up' });
  await api.asOwner(`UPDATE eligibility_rules SET status = 'retired' WHERE hashcode = '${retired}'`);
}

let copied: string | null = null;
async function copy(input: object = next) {
  const answer = await staff.call('POST', 'callboard/events/actions', {
    action: 'copy',
    target: event,
    data: input,
  });
  copied = answer.status === 200 ? String(answer.headers['change-set']) : null;
  return answer;
}
/** No copy is there for the next test: it would take the spaces. */
afterEach(async () => {
  if (copied) await staff.call('POST', 'changes/actions', { action: 'undo', target: copied });
  copied = null;
});
const undo = (headers: Readonly<Record<string, unknown>>) =>
  staff.call('POST', 'changes/actions', { action: 'undo', target: headers['change-set'] });
const made = v.object({ data: v.object({ hashcode: v.string() }) });

describe('[2.21] a copy of an event', () => {
  it('has every field that comes along, moved by days at the same hour, and nothing of the others', async () => {
    const answer = await copy();
    expect([answer.status, answer.body]).toMatchObject([200, { success: true }]);
    const { hashcode } = v.parse(made, answer.body).data;
    const events = collectionNamed('events');
    const [before] = await rowsOf('events', 'hashcode', [event]);
    const [after] = await rowsOf('events', 'hashcode', [hashcode]);
    expectCopied(events, before, after, { without: [...leftOfEvent, 'name'] });
    expect(after).toMatchObject({ ...next, ends_on: '2027-04-17', status: 'draft' });

    const parents = { before: [event], after: [hashcode] };
    for (const part of copiedParts) {
      const collection = collectionNamed(part.collection);
      const old = (await rowsOf(part.collection, part.of, parents.before)).filter(
        ({ status, ...row }) =>
          status !== 'closed' && (part.withoutAny === undefined || row[part.withoutAny] === null),
      );
      const own = await rowsOf(part.collection, part.of, parents.after);
      expect([part.collection, own.length]).toEqual([part.collection, old.length]);
      expect(own.length).toBeGreaterThan(0);
      for (const [index, row] of own.entries()) expectCopied(collection, old[index], row, part);
      parents.before.push(...old.map((row) => String(row['hashcode'])));
      parents.after.push(...own.map((row) => String(row['hashcode'])));
    }
    const [map] = await rowsOf('seatMaps', 'performance', parents.after);
    const [group] = await rowsOf('performancePriceGroups', 'performance', parents.after);
    expect(map?.['offer']).toMatchObject({
      groups: [{ group: group?.['hashcode'] }],
      exceptions: [{ group: group?.['hashcode'] }],
    });
    expect(await rowsOf('shifts', 'event', [hashcode])).toMatchObject([{ individual: null, status: 'open' }]);
    await expectNothingElse(parents.after);
  });

  it('is shown before: what comes along, and at what time', async () => {
    const preview = await staff.call('GET', `events/${event}/copy?starts_on=${next.starts_on}`);
    expect(preview.body).toMatchObject({
      data: {
        ends_on: '2027-04-17',
        performances: expect.arrayContaining([
          { name: expect.any(String), starts_at: '2027-04-16T19:00:00+12:00', zone, taken_by: null },
        ]),
      },
    });
    const { records } = v.parse(
      v.object({
        data: v.object({ records: v.array(v.object({ collection: v.string(), count: v.number() })) }),
      }),
      preview.body,
    ).data;
    const answer = await copy();
    const changes = await api.database.forTenant('showquest').query<{ collection: string; count: number }>({
      text: `SELECT collection, count(*)::int AS count FROM changes
        WHERE tenant = 'showquest' AND change_set = $1::uuid AND collection <> 'events' GROUP BY collection`,
      values: [answer.headers['change-set']],
    });
    const byName = (rows: readonly { collection: string; count: number }[]) =>
      Object.fromEntries(rows.map(({ collection, count }) => [collection, count]));
    expect(byName(changes)).toEqual(byName(records));
    expect(records).toContainEqual({ collection: 'eligibilityRules', count: 1 });
  });

  it('is undone as one', async () => {
    const answer = await copy();
    const { hashcode } = v.parse(made, answer.body).data;
    const shows = (await rowsOf('performances', 'event', [hashcode])).map((row) => String(row['hashcode']));
    expect((await undo(answer.headers)).status).toBe(200);
    expect(await rowsOf('events', 'hashcode', [hashcode])).toEqual([]);
    expect(await rowsOf('seatMaps', 'performance', shows)).toEqual([]);
  });

  it('is refused at its first day where a space is taken then, and the preview names by what', async () => {
    const same = { name: 'The same again', starts_on: source.starts_on };
    const refused = await copy(same);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain(
      'has the same space at that time. Choose another first day.',
    );
    const preview = await staff.call('GET', `events/${event}/copy?starts_on=${source.starts_on}`);
    const [show] = await rowsOf('performances', 'event', [event]);
    expect(preview.body).toMatchObject({
      data: { performances: expect.arrayContaining([expect.objectContaining({ taken_by: show?.['name'] })]) },
    });
  });

  it('is refused without a name, on a day that does not exist, and of an event that is not there', async () => {
    expect((await copy({ ...next, name: ' ' })).status).toBe(400);
    expect((await copy({ ...next, starts_on: '2027-02-30' })).status).toBe(400);
    const other = await api.loginAs('rockquest', 'staff');
    const data = { action: 'copy', target: event, data: next };
    expect((await other.call('POST', 'callboard/events/actions', data)).status).toBe(404);
  });

  it('is not made past the limits of a role', async () => {
    const admin = await api.loginAs('showquest', 'admin');
    let version = 0;
    const limit = async (limits: object) => {
      const data = { role: 'staff', limits, version };
      const { status } = await admin.call('POST', 'user/actions', { action: 'limit_role', data });
      version += 1;
      return status;
    };
    expect(await limit({ shifts: { verbs: ['create'] } })).toBe(200);
    expect((await copy()).status).toBe(403);
    expect(await limit({ events: { fixed: ['entry_fee'] } })).toBe(200);
    const answer = await copy();
    const { hashcode } = v.parse(made, answer.body).data;
    expect(await rowsOf('events', 'hashcode', [hashcode])).toMatchObject([{ ...next, entry_fee: null }]);
    expect(await limit({})).toBe(200);
  });
});

/** Every field of a copy by its kind; `also` names those of the server that come along. */
function expectCopied(
  { name, fields }: Collection,
  before: Stored | undefined,
  after: Stored | undefined,
  { without = [], also = [] }: { without?: readonly string[]; also?: readonly string[] },
): void {
  for (const [field, { kind, serverOwned, derived }] of Object.entries(fields)) {
    const [was, is] = [before?.[field] ?? null, after?.[field] ?? null];
    const label = `${name} ${field}`;
    if (field === 'status' || derived || field === 'name') continue;
    // Counted from a day of the event, by the database.
    if (name === 'tasks' && field === 'due_on' && after?.['anchor'] !== null) continue;
    if (without.includes(field) || (serverOwned && !also.includes(field))) {
      if (!without.includes('name') || field !== 'starts_on')
        expect([label, is]).toEqual([label, serverOwned ? is : null]);
    } else if (was === null) expect([label, is]).toEqual([label, null]);
    else if (kind === 'date') expect([label, daysBetween(String(was), String(is))]).toEqual([label, days]);
    else if (kind === 'datetime') {
      const [old, own] = [was, is].map((value) => toWallTime(String(value), zone));
      expect([label, old?.slice(11)]).toEqual([label, own?.slice(11)]);
      expect([label, daysBetween(old?.slice(0, 10) ?? '', own?.slice(0, 10) ?? '')]).toEqual([label, days]);
    } else if (kind !== 'reference' && kind !== 'document') expect([label, is]).toEqual([label, was]);
    else expect([label, is === null]).toEqual([label, false]);
  }
}

/** No record of another collection refers to the copies: no entry, order, ticket, hold or person. */
async function expectNothingElse(hashcodes: readonly string[]): Promise<void> {
  const copied: readonly string[] = copiedParts.map(({ collection }) => collection);
  for (const collection of collectionNames.map(collectionNamed)) {
    if (copied.includes(collection.name) || (collection.tenants && !collection.tenants.includes('showquest')))
      continue;
    for (const [field, declared] of Object.entries(collection.fields)) {
      if (declared.kind !== 'reference' || !['events', 'performances'].includes(declared.to)) continue;
      expect([collection.name, await rowsOf(collection.name, field, hashcodes)]).toEqual([
        collection.name,
        [],
      ]);
    }
  }
}
