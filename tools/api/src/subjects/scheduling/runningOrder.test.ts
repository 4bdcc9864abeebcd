import type { Role, TenantCode } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { contests } from '@callboard/api-contract/entries';
import { maxRows, type RunningOrder } from '@callboard/api-contract/scheduling';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginWithin } from '../../testKit/loginWithin';
import { createRecordMaker, type MadeRecord, type Values } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const at = (minutes: number) => new Date(Date.parse('2028-06-01T06:00:00Z') + minutes * 60_000).toISOString();
const roles: Role[] = ['admin', 'staff', 'judge', 'participant', 'collaborator'];
const tenants: TenantCode[] = ['rockquest', 'basketball'];

describe.each(tenants)('[2.18] [1.9] the running order of an event at %s', (tenant) => {
  const { path } = contests[tenant].entries;
  const clients = new Map<string, TestClient>();
  let event: MadeRecord;
  let show: MadeRecord;
  let acts: MadeRecord[];

  beforeAll(async () => {
    for (const role of roles) clients.set(role, await api.loginAs(tenant, role));
    const staff = clientOf('admin');
    clients.set('a stranger', await api.loginAs(tenant, 'participant'));
    const maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
    const venue = await maker.make('venues', { time_zone: 'Pacific/Auckland' });
    const space = await maker.make('spaces', { venue: venue.hashcode });
    event = await maker.make('events', { slot_minutes: 9, venue: venue.hashcode });
    const heat = await maker.make('events', { slot_minutes: 10 });
    const place = { event: event.hashcode, venue: venue.hashcode, space: space.hashcode, session: 'evening' };
    show = await maker.make('performances', { ...place, starts_at: at(0), ends_at: at(180) });
    const other = await maker.make('performances', { ...place, starts_at: at(200), ends_at: at(260) });
    const own = { contact: clientOf('participant').individual };
    const entry = (given: Values) =>
      maker.make('entries', { event: event.hashcode, performance: null, ...given });
    acts = [
      await entry({
        ...own,
        performance: show.hashcode,
        slot_starts_at: at(10),
        room: 'Room 4',
        members_count: 5,
      }),
      await entry({ performance: show.hashcode, slot_starts_at: at(30), room: 'Room 5' }),
      await entry({ performance: other.hashcode, slot_starts_at: at(210) }),
      await entry(own),
      await entry({ ...own, event: heat.hashcode, room: 'At home' }),
    ];
    const [first, second, third, , guest] = acts.map(({ hashcode }) => hashcode);
    await api.asOwner(
      `UPDATE entries SET status = CASE WHEN hashcode = $2 THEN 'withdrawn' ELSE 'accepted' END WHERE event = ANY ($1)`,
      [[event.hashcode, heat.hashcode], third],
    );
    const stage = await maker.make('stages', { event: event.hashcode, next: null, next_count: null });
    const inStage = { stage: stage.hashcode, event: event.hashcode };
    await maker.make('stageEntries', { ...inStage, entry: guest });
    await maker.make('stageEntries', { ...inStage, entry: second });
    await maker.make('panelJudges', { ...inStage, judge: clientOf('judge').user });
    const invited = { event: event.hashcode, entry: first, user: clientOf('collaborator').user };
    await maker.make('collaborators', { ...invited, right: 'see' });
    const item = { event: event.hashcode, performance: show.hashcode };
    await maker.make('timeSlots', {
      ...item,
      kind: 'interval',
      name: 'Interval',
      slot_starts_at: at(60),
      cues: 'Lights',
    });
    await maker.make('timeSlots', {
      ...item,
      kind: 'game',
      entry: second,
      away: first,
      slot_starts_at: at(90),
    });
    await maker.make('timeSlots', {
      ...item,
      kind: 'rehearsal',
      name: 'Sound check',
      entry: first,
      slot_starts_at: at(120),
    });
    await api.asOwner(`UPDATE performances SET status = 'scheduled' WHERE event = $1`, [event.hashcode]);
    await api.asOwner(`UPDATE events SET status = 'open' WHERE hashcode = $1`, [event.hashcode]);
    clients.set('staff of the event', await loginWithin(api, staff, { events: [event.hashcode] }));
    clients.set('staff of another event', await loginWithin(api, staff, { events: [heat.hashcode] }));
  });

  function clientOf(name: string): TestClient {
    const client = clients.get(name);
    if (!client) throw new Error(`No one is called ${name}.`);
    return client;
  }
  // Answers of the contract, checked against it by every test.
  const read = async (client: TestClient, url: string) => {
    const { status, body } = await client.call('GET', url);
    return status === 200 ? (body as Values) : null;
  };
  const orderOf = async (client: TestClient, of: string) =>
    ((await read(client, `running_order?${of}`)) as { data: RunningOrder } | null)?.data ?? null;

  /** The rows as the lists of items and entries, and the records that those name, would show them. */
  async function joined(client: TestClient, query: string) {
    const list = (await read(client, `callboard/time_slots?${query}&page_size=100`)) as {
      results: MadeRecord[];
    };
    return Promise.all(
      list.results.map(async (item) => {
        const performance = pointer(item['performance']);
        const shown = performance && (await read(client, `callboard/performances/${performance.hashcode}`));
        return {
          hashcode: item.hashcode,
          version: item['version'],
          kind: item['kind'],
          entry: await entryOf(client, item['entry']),
          away: await entryOf(client, item['away']),
          performance,
          space: pointer(shown?.['space']),
          slot_starts_at: item['slot_starts_at'],
          slot_ends_at: item['slot_ends_at'],
          minutes: item['minutes'],
          is_out: item['is_out'] ?? false,
          cues: item['cues'] ?? null,
        };
      }),
    );
  }
  async function entryOf(client: TestClient, given: unknown) {
    const named = pointer(given);
    const entry = named && (await read(client, `${path}/${named.hashcode}`));
    if (!entry) return null;
    const contact = pointer(entry['contact']);
    const person =
      contact && (await read(client, `${collectionNamed('individuals').path}/${contact.hashcode}`));
    const isAtHome = pointer(entry['event'])?.hashcode === event.hashcode;
    return {
      hashcode: entry['hashcode'],
      name: entry['name'],
      status: entry['status'],
      event: pointer(entry['event'])?.hashcode,
      organisation: pointer(entry['organisation']),
      running_time: entry['running_time'] ?? null,
      members_count: entry['members_count'] ?? null,
      room: isAtHome ? (entry['room'] ?? null) : null,
      contact: contact && { ...contact, phone: person?.['phone'] ?? null },
    };
  }
  const byHashcode = (one: { hashcode: string }, other: { hashcode: string }) =>
    one.hashcode.localeCompare(other.hashcode);
  const nameless = ({ name: _name, ...row }: RunningOrder['rows'][number]) => row;

  const readers = [...roles, 'a stranger', 'staff of the event', 'staff of another event'];
  it.each(readers)('shows %s what the lists of items and entries show, and nothing more', async (reader) => {
    const client = clientOf(reader);
    const ofEvent = await orderOf(client, `event=${event.hashcode}`);
    if ((await read(client, `callboard/events/${event.hashcode}`)) === null) {
      expect(ofEvent).toBeNull();
      return;
    }
    const expected = await joined(client, `event=${event.hashcode}`);
    expect(ofEvent?.rows.map(nameless).sort(byHashcode)).toEqual(expected.sort(byHashcode));
    expect(ofEvent?.count).toBe(expected.length);
    const ofShow = await orderOf(client, `performance=${show.hashcode}`);
    const inShow = expected.filter(
      (row) => row.performance?.hashcode === show.hashcode || row.slot_starts_at === null,
    );
    expect(ofShow?.rows.map(nameless).sort(byHashcode) ?? []).toEqual(inShow.sort(byHashcode));
  });

  it('shows those who run it everything in order, and others their part of it', async () => {
    const counts = await Promise.all(
      roles.map(async (role) => (await orderOf(clientOf(role), `event=${event.hashcode}`))?.rows.length),
    );
    expect(counts[0]).toBe(counts[1]);
    expect(counts[0]).toBeGreaterThanOrEqual(8);
    for (const count of counts.slice(2)) expect(count).toBeLessThan(counts[0] ?? 0);
    const order = await orderOf(clientOf('staff'), `event=${event.hashcode}`);
    const times = order?.rows.flatMap(({ slot_starts_at }) => slot_starts_at ?? []) ?? [];
    expect(times).toEqual([...times].sort());
    expect(order?.rows.slice(0, times.length).every(({ slot_starts_at }) => slot_starts_at !== null)).toBe(
      true,
    );
    expect(order).toMatchObject({ slot_minutes: 9, zone: 'Pacific/Auckland' });
    const [first, second] = acts;
    expect(order?.rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        first?.['name'],
        'Interval',
        expect.stringContaining(String(second?.['name'])),
      ]),
    );
  });

  it('is of no event that does not exist, and needs one', async () => {
    const nothing = await clientOf('staff').call('GET', 'running_order');
    const unknown = await clientOf('staff').call('GET', `running_order?event=${acts[0]?.hashcode}`);
    expect([nothing.status, unknown.status]).toEqual([404, 404]);
  });

  it('counts what it does not answer', async () => {
    await api.asOwner(
      `INSERT INTO time_slots (tenant, kind, name, event, minutes) SELECT $1, 'host', 'MC', $2::uuid, 1 FROM generate_series(1, $3)`,
      [tenant, event.hashcode, maxRows],
    );
    const order = await orderOf(clientOf('staff'), `event=${event.hashcode}`);
    expect(order?.rows).toHaveLength(maxRows);
    expect(order?.count).toBeGreaterThan(maxRows);
  });
});

/** A record that is named, without its model. */
function pointer(value: unknown): { hashcode: string; title: string } | null {
  if (typeof value !== 'object' || value === null || !('hashcode' in value && 'title' in value)) return null;
  return { hashcode: String(value.hashcode), title: String(value.title) };
}
