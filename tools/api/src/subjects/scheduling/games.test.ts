import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import type { DashboardOf } from '@callboard/api-contract/dashboards';
import { contests, type EntryDossier } from '@callboard/api-contract/entries';
import type { Cast, Show } from '@callboard/api-contract/scheduling';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../testKit/makeRecords';
import { listOf } from '../../testKit/notificationKit';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

const tenant = 'basketball';
const { path } = contests[tenant].entries;
const items = 'callboard/time_slots';
const begun = Math.floor(Date.now() / 60_000) * 60_000;
const at = (minutes: number) => new Date(begun + minutes * 60_000).toISOString();
let api: TestApi;
let staff: TestClient;
let coaches: readonly [TestClient, TestClient];
let maker: RecordMaker;
let event: MadeRecord;
let court: MadeRecord;
let other: MadeRecord;
let hawks: MadeRecord;
let tigers: MadeRecord;
let players: readonly MadeRecord[];
let game: MadeRecord;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs(tenant, 'staff');
  coaches = [await api.loginAs(tenant, 'participant'), await api.loginAs(tenant, 'participant')];
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  event = await maker.make('events', { slot_minutes: 40 });
  court = await makeCourt();
  other = await makeCourt();
  hawks = await makeTeam('Hawks', coaches[0]);
  tigers = await makeTeam('Tigers', coaches[1]);
  players = [await makePlayer(hawks), await makePlayer(tigers)];
  await api.asOwner(`UPDATE events SET status = 'running' WHERE hashcode = $1`, [event.hashcode]);
  await api.asOwner(`UPDATE performances SET status = 'scheduled' WHERE event = $1`, [event.hashcode]);
  game = await maker.make('timeSlots', { ...ofGame(), slot_starts_at: at(0) });
});
afterAll(() => api.close());

async function makeCourt(): Promise<MadeRecord> {
  const venue = await maker.make('venues', { time_zone: 'Pacific/Auckland' });
  const space = await maker.make('spaces', { venue: venue.hashcode });
  const place = { event: event.hashcode, venue: venue.hashcode, space: space.hashcode, session: 'evening' };
  return maker.make('performances', { ...place, starts_at: at(-5), ends_at: at(235) });
}
async function makeTeam(name: string, coach: TestClient): Promise<MadeRecord> {
  const contact = { event: event.hashcode, performance: null, contact: coach.individual };
  const team = await maker.make('entries', { ...contact, name });
  await api.asOwner(`UPDATE entries SET status = 'accepted' WHERE hashcode = $1`, [team.hashcode]);
  return team;
}
const makePlayer = ({ hashcode }: MadeRecord) =>
  maker.make('participants', { event: event.hashcode, entry: hashcode });
const ofGame = (performance = court) => ({
  event: event.hashcode,
  kind: 'game',
  name: null,
  entry: hawks.hashcode,
  away: tigers.hashcode,
  performance: performance.hashcode,
  minutes: 40,
});
// Answers of the contract, checked against it by every test.
const list = async (client: TestClient, url: string) =>
  ((await client.call('GET', url)).body as { results: MadeRecord[] }).results;
const data = async <Data>(client: TestClient, url: string) =>
  ((await client.call('GET', url)).body as { data: Data }).data;

describe('[2.18] a game of two teams', () => {
  it('is named after both, whatever it is called, and follows a team that is renamed', async () => {
    expect(game).toMatchObject({ name: 'Hawks v Tigers' });
    const rename = (name: string) => staff.call('PATCH', `${path}/${tigers.hashcode}`, { name });
    const shown = async () => (await list(staff, `${items}?hashcode=${game.hashcode}`))[0]?.['name'];
    expect((await rename('Lions')).status).toBe(200);
    expect(await shown()).toBe('Hawks v Lions');
    expect((await rename('Tigers')).status).toBe(200);
    // A form sends what it was filled with before its kind was changed.
    const named = await staff.call('PATCH', `${items}/${game.hashcode}`, { name: 'Interval' });
    expect([named.status, await shown()]).toEqual([200, 'Hawks v Tigers']);
  });

  it('needs two that differ, and that play at its event', async () => {
    const sentence = ['The same one is selected twice'];
    const twice = { away: sentence, entry: sentence };
    const same = await staff.call('POST', items, { ...ofGame(), away: hawks.hashcode });
    expect(same).toMatchObject({ status: 400, body: twice });
    const changed = await staff.call('PATCH', `${items}/${game.hashcode}`, { entry: tigers.hashcode });
    expect(changed).toMatchObject({ status: 400, body: twice });
    const elsewhere = await maker.make('entries', { event: (await maker.make('events', {})).hashcode });
    for (const away of [null, elsewhere.hashcode])
      expect(await staff.call('POST', items, { ...ofGame(), away })).toMatchObject({
        status: 400,
        body: { away: [expect.any(String)] },
      });
  });

  it('is read by both teams, which have their times and are called, and by no other', async () => {
    const stranger = await api.loginAs(tenant, 'participant');
    expect(await list(stranger, `${items}?event=${event.hashcode}`)).toEqual([]);
    for (const [nth, coach] of coaches.entries()) {
      const team = [hawks, tigers][nth]?.hashcode ?? '';
      expect(await list(coach, `${items}?event=${event.hashcode}`)).toMatchObject([
        { name: 'Hawks v Tigers' },
      ]);
      const { calls } = await data<EntryDossier>(coach, `entries/${team}/dossier`);
      expect(calls.map(({ slot_starts_at }) => Date.parse(slot_starts_at ?? ''))).toEqual([begun]);
      const { entries } = await data<DashboardOf<'participant'>>(coach, 'dashboards/participant');
      expect(entries.flatMap((entry) => entry.calls)).toHaveLength(1);
      const own = await list(coach, `${path}?performance=${court.hashcode}`);
      expect(own).toMatchObject([{ hashcode: team, performance: { hashcode: court.hashcode } }]);
    }
  });

  it('brings both teams a changed call', async () => {
    const { version } = Object((await list(staff, `${items}?hashcode=${game.hashcode}`))[0]);
    const change = {
      entry: game.hashcode,
      version,
      performance: court.hashcode,
      slot_starts_at: at(5),
      slot_ends_at: at(45),
    };
    const arranged = await staff.call('POST', 'callboard/events/actions', {
      action: 'arrange_slots',
      target: event.hashcode,
      data: { changes: [change] },
    });
    expect(arranged.status, JSON.stringify(arranged.body)).toBe(200);
    const released = await staff.call('POST', 'callboard/events/actions', {
      action: 'release_timetable',
      target: event.hashcode,
      data: { notify: 'changed', is_public: false },
    });
    expect(released.status, JSON.stringify(released.body)).toBe(200);
    for (const coach of coaches)
      await expect
        .poll(async () => (await listOf(coach)).results.filter(({ kind }) => kind === 'callChanged'))
        .toContainEqual(expect.objectContaining({ facts: expect.objectContaining({ startsAt: at(5) }) }));
  });

  it('is called on its night, with the players of both at the door', async () => {
    const show = await data<Show>(staff, `performances/${court.hashcode}/show`);
    expect(show.items).toMatchObject([
      { kind: 'game', entry: hawks.hashcode, away: tigers.hashcode, name: 'Hawks v Tigers' },
    ]);
    const { entries } = await data<Cast>(staff, `performances/${court.hashcode}/cast`);
    expect(
      entries.flatMap(({ participants }) => participants.map(({ hashcode }) => hashcode)).sort(),
    ).toEqual(players.map(({ hashcode }) => hashcode).sort());
    for (const { hashcode: participant } of players) {
      const step = { hashcode: randomUUID(), step: 'here', item: game.hashcode, made_at: at(0), participant };
      const answer = await staff.call('POST', 'callboard/performances/actions', {
        action: 'call_show',
        target: court.hashcode,
        data: step,
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    }
  });

  it('warns of a team that plays in two games at once', async () => {
    const kinds = async () =>
      (await data<DashboardOf<'landing'>>(staff, 'dashboards/landing')).waiting.map(({ kind }) => kind);
    expect(await kinds()).not.toContain('entries_twice');
    const second = await maker.make('timeSlots', { ...ofGame(other), slot_starts_at: at(30) });
    expect(await kinds()).toContain('entries_twice');
    await staff.call('PATCH', `${items}/${second.hashcode}`, { slot_starts_at: at(45) });
    expect(await kinds()).not.toContain('entries_twice');
  });

  it('is out with one of its teams, and goes with it and comes back', async () => {
    const games = () => list(staff, `${items}?event=${event.hashcode}&kind=game`);
    const act = (action: string) =>
      staff.call('POST', `${path}/actions`, { action, target: tigers.hashcode });
    expect((await act('withdraw')).status).toBe(200);
    expect(await games()).toMatchObject([{ is_out: true }, { is_out: true }]);
    expect((await act('reopen')).status).toBe(200);
    expect(await games()).toMatchObject([{ is_out: false }, { is_out: false }]);
    await api.asOwner('DELETE FROM show_steps WHERE event = $1', [event.hashcode]);
    await api.asOwner('DELETE FROM participants WHERE event = $1', [event.hashcode]);
    const gone = await staff.call('DELETE', `${path}/${tigers.hashcode}`);
    expect([gone.status, await games()]).toEqual([204, []]);
    const undo = { action: 'undo', target: gone.headers['change-set'] };
    expect((await staff.call('POST', 'changes/actions', undo)).status).toBe(200);
    expect(await games()).toHaveLength(2);
    const [row] = await api.asOwner<{ others: number }>(
      `SELECT count(*)::int AS others FROM entries e LEFT JOIN LATERAL callboard_first_appearance(e.tenant, e.hashcode, e.event) f ON true
        WHERE (e.performance, e.slot_starts_at, e.slot_ends_at) IS DISTINCT FROM (f.performance, f.slot_starts_at, f.slot_ends_at)`,
    );
    expect(row?.others).toBe(0);
  });
});
