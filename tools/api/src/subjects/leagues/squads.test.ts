import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import type { ScoredGame, SquadGames } from '@callboard/api-contract/competition';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOn, drawOf, leagueOf, makeLeague, pointsOf, type TestLeague } from '../../testKit/leagueKit';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let maker: RecordMaker;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('basketball', 'staff');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
});
afterAll(() => api.close());

const appeared = (player: string) => ({
  id: randomUUID(),
  madeAt: new Date().toISOString(),
  kind: 'appearance',
  side: 'home',
  player,
});
const record = (game: string, ...steps: object[]) =>
  callOn(staff, 'game_results', 'record_score', game, { steps });
const makePlayer = (league: TestLeague, team: string, given: object) =>
  maker.make('participants', {
    event: league.event.hashcode,
    entry: team,
    part: 'guard',
    dispensation: null,
    ...given,
  });

/** A league whose first game is final, and the finals of its event, which need one game of the season. */
async function season() {
  const league = await makeLeague(api, { maker });
  await callOn(staff, 'stages', 'draw_league', league.stage.hashcode, drawOf(league));
  const [first] = (await leagueOf(staff, league)).games;
  if (!first) throw new Error('A league of four teams has no game.');
  const regular = await makePlayer(league, first.home, { singlet: 4 });
  const late = await makePlayer(league, first.home, { singlet: 5 });
  await record(first.hashcode, appeared(regular.hashcode), pointsOf('home', 2));
  await callOn(staff, 'game_results', 'finish_game', first.hashcode);

  const place = { event: league.event.hashcode, kind: 'knockout', rules: null, next: null, next_count: null };
  const stage = await maker.make('stages', { ...place, games_needed: 1 });
  for (const entry of [first.home, first.away])
    await maker.make('stageEntries', {
      event: league.event.hashcode,
      stage: stage.hashcode,
      entry,
      because: null,
    });
  const finals: TestLeague = { ...league, stage };
  const teams = [first.home, first.away];
  const drawn = await callOn(staff, 'stages', 'draw_league', stage.hashcode, drawOf(finals, { teams }));
  expect(drawn.status).toBe(200);
  const [final] = (await leagueOf(staff, finals)).games;
  if (!final) throw new Error('A knock-out of two teams has no game.');
  return { league, home: first.home, final, regular, late };
}
// The answers are checked against their schemas by every test.
const dataOf = <T>(body: unknown) => (body as { data: T }).data;
const squadOf = (client: TestClient, team: string) => client.call('GET', `entries/${team}/games`);

describe('[7.42] the games that a player needs', () => {
  it('let play who has them, and refuse who has not, with the sentence that names both numbers', async () => {
    const { final, regular, late } = await season();
    expect((await record(final.hashcode, pointsOf('home', 2, { player: regular.hashcode }))).status).toBe(
      200,
    );
    for (const step of [appeared(late.hashcode), pointsOf('home', 2, { player: late.hashcode })]) {
      const { status, body } = await record(final.hashcode, step);
      expect([status, Object(body).error.message]).toEqual([
        400,
        `${late.qed_model.title} has played 0 of the 1 games that this stage needs. The office can write a dispensation on the page of the player.`,
      ]);
    }
    const { players, needed } = dataOf<ScoredGame>((await staff.call('GET', `games/${final.hashcode}`)).body);
    expect(needed).toBe(1);
    expect(players.map(({ hashcode, played, canPlay }) => [hashcode, played, canPlay])).toEqual([
      [regular.hashcode, 1, true],
      [late.hashcode, 0, false],
    ]);
  });

  it('are not needed where the office wrote a dispensation, and on the bench', async () => {
    const { league, home, final, late } = await season();
    const given = { dispensation: 'Broke an arm in the first week' };
    expect((await staff.call('PATCH', `submission/participants/${late.hashcode}`, given)).status).toBe(200);
    expect((await record(final.hashcode, appeared(late.hashcode))).status).toBe(200);
    const coach = await makePlayer(league, home, { part: 'coach', singlet: null });
    const foul = { ...appeared(coach.hashcode), kind: 'foul', period: 1 };
    expect((await record(final.hashcode, foul)).status).toBe(200);
  });

  it('are of the season, not of the stage itself, and are none where it has no rule', async () => {
    const { league, home, regular, late } = await season();
    const [, ...open] = (await leagueOf(staff, league)).games.filter(({ home: team }) => team === home);
    for (const { hashcode } of open)
      expect((await record(hashcode, appeared(late.hashcode))).status).toBe(200);
    const { stages } = dataOf<SquadGames>((await squadOf(staff, home)).body);
    // The games are not final yet.
    expect(stages[0]?.players.map(({ hashcode, played }) => [hashcode, played])).toEqual([
      [regular.hashcode, 1],
      [late.hashcode, 0],
    ]);
  });
});

describe('[7.42] who of a team can play', () => {
  it('is for those who read the team, also before the stage has its teams, and without the reason', async () => {
    const { league, home } = await season();
    await api.asOwner(`DELETE FROM stage_entries WHERE stage <> $1 AND event = $2`, [
      league.stage.hashcode,
      league.event.hashcode,
    ]);
    expect(dataOf<SquadGames>((await squadOf(staff, home)).body).stages).toEqual([]);
    await api.asOwner(
      `UPDATE stages SET next = (SELECT hashcode FROM stages n WHERE n.event = $2 AND n.games_needed = 1) WHERE hashcode = $1`,
      [league.stage.hashcode, league.event.hashcode],
    );
    const { stages } = dataOf<SquadGames>((await squadOf(staff, home)).body);
    expect(stages.map(({ needed, players }) => [needed, players.length])).toEqual([[1, 2]]);
    expect(JSON.stringify(stages)).not.toContain('dispensation');
    const stranger = await api.loginAs('basketball', 'participant');
    expect((await squadOf(stranger, home)).status).toBe(404);
    const other = await api.loginAs('rockquest', 'staff');
    expect((await squadOf(other, home)).status).toBe(404);
  });
});

describe('[7.42] the singlets of a team', () => {
  it('are different, also when a change or another who returns would make two the same', async () => {
    const { league, home } = await season();
    const one = await makePlayer(league, home, { singlet: 7 });
    const body = (singlet: number, name: string) => ({
      name,
      event: league.event.hashcode,
      entry: home,
      singlet,
    });
    const again = await staff.call('POST', 'submission/participants', body(7, 'Bo Tane'));
    expect([again.status, Object(again.body).detail]).toEqual([
      409,
      'A player with the same team and singlet already exists.',
    ]);
    const other = await staff.call('POST', 'submission/participants', body(8, 'Cy Reid'));
    expect(other.status).toBe(201);
    const { hashcode } = dataOf<MadeRecord>(other.body);
    const change = await staff.call('PATCH', `submission/participants/${hashcode}`, { singlet: 7 });
    expect(change.status).toBe(409);
    await staff.call('POST', 'submission/participants/actions', { action: 'withdraw', target: one.hashcode });
    const taken = await staff.call('PATCH', `submission/participants/${hashcode}`, { singlet: 7 });
    expect(taken.status).toBe(200);
  });
});
