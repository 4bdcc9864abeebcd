import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { basketballRules, type StageLeague } from '@callboard/api-contract/competition';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOn, drawOf, leagueOf, makeLeague, playGame, type TestLeague } from '../../testKit/leagueKit';
import { createRecordMaker, type RecordMaker } from '../../testKit/makeRecords';
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

async function drawn(parts: Partial<Parameters<typeof makeLeague>[1]> = {}): Promise<TestLeague> {
  const league = await makeLeague(api, { maker, ...parts });
  await draw(
    league,
    league.teams.map(({ hashcode }) => hashcode),
  );
  return league;
}

async function draw(league: TestLeague, teams: readonly string[]): Promise<void> {
  const given = drawOf(league, { teams });
  const { status, body } = await callOn(staff, 'stages', 'draw_league', league.stage.hashcode, given);
  if (status !== 200) throw new Error(JSON.stringify(body));
}

const put = (status: 'withdrawn' | 'accepted', team: string | undefined) =>
  api.asOwner('UPDATE entries SET status = $2 WHERE hashcode = $1', [team, status]);
const forfeit = (game: string | undefined, by: string) =>
  callOn(staff, 'game_results', 'forfeit_game', game ?? '', { by });
const setRule = async ({ stage }: TestLeague, leaving: 'count' | 'annul') => {
  const rules = { ...basketballRules, leaving };
  expect((await staff.call('PATCH', `competition/stages/${stage.hashcode}`, { rules })).status).toBe(200);
};
const pointsIn = ({ ladders }: StageLeague) =>
  new Map(ladders[0]?.lines.map(({ team, points, place }) => [team, place === null ? null : points]));
const ofRound = ({ games }: StageLeague, round: number) => games.filter((game) => game.round === round);
const open = ({ games }: StageLeague) => games.filter(({ status }) => status !== 'final');

describe('[7.42] the games of a team that leaves a league', () => {
  it('count as the office ends them, or not at all, by the rule of the stage', async () => {
    const league = await drawn();
    const [first, ...others] = ofRound(await leagueOf(staff, league), 1);
    for (const game of [first, ...others]) if (game) await playGame(staff, game.hashcode, 30, 10);
    const [left = '', rival = ''] = [first?.home, first?.away];
    await put('withdrawn', left);
    // Its opponent has the point of a defeat.
    expect(pointsIn(await leagueOf(staff, league)).get(left)).toBeNull();
    expect(pointsIn(await leagueOf(staff, league)).get(rival)).toBe(1);
    await setRule(league, 'annul');
    expect(pointsIn(await leagueOf(staff, league)).get(rival)).toBe(0);
    await setRule(league, 'count');
    expect(pointsIn(await leagueOf(staff, league)).get(rival)).toBe(1);
    await setRule(league, 'annul');
    await put('accepted', left);
    const back = pointsIn(await leagueOf(staff, league));
    expect([back.get(left), back.get(rival)]).toEqual([2, 1]);
  });

  it('are forfeited by it, or played on', async () => {
    const league = await drawn();
    const { games } = await leagueOf(staff, league);
    const [first] = games;
    const left = first?.home ?? '';
    await put('withdrawn', left);
    const own = games.filter(({ home, away }) => home === left || away === left);
    const [played, ...rest] = own;
    // A friend of both played it anyway.
    await playGame(staff, played?.hashcode ?? '', 8, 9);
    for (const { hashcode, home } of rest)
      expect((await forfeit(hashcode, home === left ? 'home' : 'away')).status).toBe(200);
    const after = await leagueOf(staff, league);
    expect(after.ladders[0]?.lines.find(({ team }) => team === left)).toMatchObject({
      place: null,
      played: 3,
      forfeited: 2,
    });
    expect(pointsIn(after).get(played?.away ?? '')).toBe(2);
  });

  it('do not keep a Swiss draw waiting where they are annulled', async () => {
    const league = await drawn({ kind: 'swiss' });
    const [first, second] = (await leagueOf(staff, league)).games;
    await playGame(staff, first?.hashcode ?? '', 9, 8);
    await put('withdrawn', second?.home);
    const left = [first?.home, first?.away, second?.away].flatMap((team) => team ?? []);
    await expect(draw(league, left)).rejects.toThrow('leagueRoundOpen');
    await setRule(league, 'annul');
    await draw(league, left);
    expect(ofRound(await leagueOf(staff, league), 2)).toHaveLength(1);
  });
});

describe('[7.42] a team that comes back into a Swiss draw', () => {
  it('has no rest for a round that it missed, and rests as others do', async () => {
    const league = await drawn({ kind: 'swiss', teams: 5 });
    const all = league.teams.map(({ hashcode }) => hashcode);
    const play = async (round: number) => {
      for (const { hashcode } of ofRound(await leagueOf(staff, league), round))
        await playGame(staff, hashcode, 9, 8);
    };
    const restsOf = async () =>
      (await leagueOf(staff, league)).ladders[0]?.lines.flatMap(({ team, byes }) => (byes > 0 ? [team] : []));
    await play(1);
    const away = ofRound(await leagueOf(staff, league), 1)[0]?.home ?? '';
    await put('withdrawn', away);
    await draw(
      league,
      all.filter((team) => team !== away),
    );
    await play(2);
    expect(await restsOf()).toHaveLength(1);
    await put('accepted', away);
    // It led the ladder, and has fewer games than rounds were drawn.
    expect(await restsOf()).toHaveLength(1);
    const rested = await restsOf();
    await draw(league, all);
    const third = await leagueOf(staff, league);
    expect(ofRound(third, 3)).toHaveLength(2);
    const now = await restsOf();
    expect(now).toHaveLength(2);
    expect(now).toEqual(expect.arrayContaining(rested ?? []));
  });

  it('is drawn with those who join later', async () => {
    const league = await drawn({ kind: 'swiss' });
    for (const { hashcode } of (await leagueOf(staff, league)).games) await playGame(staff, hashcode, 9, 8);
    const joins = await Promise.all(
      [1, 2].map(async () => {
        const place = { event: league.event.hashcode, performance: null };
        const entry = await maker.make('entries', place);
        await put('accepted', entry.hashcode);
        const act = { event: league.event.hashcode, stage: league.stage.hashcode, because: null };
        await maker.make('stageEntries', { ...act, entry: entry.hashcode });
        return entry.hashcode;
      }),
    );
    await draw(league, [...league.teams.map(({ hashcode }) => hashcode), ...joins]);
    const after = await leagueOf(staff, league);
    const playing = ofRound(after, 2).flatMap(({ home, away }) => [home, away]);
    expect(playing).toHaveLength(6);
    expect(playing).toEqual(expect.arrayContaining(joins));
    expect(after.ladders[0]?.lines).toHaveLength(6);
  });
});

describe('[7.42] a team that leaves a knock-out', () => {
  it('forfeits to who goes on, and of two that left neither does, whatever the rule for a ladder', async () => {
    const league = await drawn({ kind: 'knockout', rules: { ...basketballRules, leaving: 'annul' } });
    const [first, second] = (await leagueOf(staff, league)).games;
    for (const team of [first?.home, second?.home, second?.away]) await put('withdrawn', team);
    expect((await forfeit(second?.hashcode, 'both')).status).toBe(200);
    expect((await forfeit(first?.hashcode, 'home')).status).toBe(200);
    const after = await leagueOf(staff, league);
    // The other game left none: there is no final to play.
    expect([open(after), after.games]).toMatchObject([[], { length: 2 }]);
    const whole = await drawn({ kind: 'knockout' });
    const [one, other] = (await leagueOf(staff, whole)).games;
    await put('withdrawn', one?.home);
    await forfeit(one?.hashcode, 'home');
    await playGame(staff, other?.hashcode ?? '', 9, 8);
    expect(open(await leagueOf(staff, whole))).toMatchObject([{ home: one?.away, away: other?.home }]);
  });
});
