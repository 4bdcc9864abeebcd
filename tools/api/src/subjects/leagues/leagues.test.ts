import { apiPrefix } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { publicLaddersSchema, type LeagueGame } from '@callboard/api-contract/competition';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  callOn,
  drawOf,
  leagueOf,
  makeLeague,
  periodOf,
  playGame,
  pointsOf,
  type TestLeague,
} from '../../testKit/leagueKit';
import { createRecordMaker, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

const tenant = 'basketball';
let api: TestApi;
let staff: TestClient;
let judge: TestClient;
let maker: RecordMaker;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs(tenant, 'staff');
  judge = await api.loginAs(tenant, 'judge');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
});
afterAll(() => api.close());

async function drawn(
  parts: Partial<Parameters<typeof makeLeague>[1]> = {},
  more: object = {},
): Promise<TestLeague> {
  const league = await makeLeague(api, { maker, ...parts });
  const { status, body } = await callOn(
    staff,
    'stages',
    'draw_league',
    league.stage.hashcode,
    drawOf(league, more),
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  return league;
}
async function gameOf(league: TestLeague, round = 1, number = 1): Promise<LeagueGame> {
  const { games } = await leagueOf(staff, league);
  const game = games.find((each) => each.round === round && each.number === number);
  if (!game) throw new Error(`There is no game ${number} in round ${round}.`);
  return game;
}
const onGame = (action: string, game: string, data: object | null = null, client = staff) =>
  callOn(client, 'game_results', action, game, data);
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, Object(body).error?.code];
const totalOf = async (client: TestClient, game: string) => {
  const { body } = await client.call('GET', `competition/game_results/${game}`);
  const { status, home_points, away_points, outcome } = Object(body);
  return [status, home_points, away_points, outcome];
};

describe('[7.42] the draw of a league', () => {
  it('is of games in running orders, and anyone can make it again from its seed', async () => {
    const league = await drawn({}, { seed: 'Friday', legs: 2 });
    const { games, draw, ladders, teams } = await leagueOf(staff, league);
    expect([games.length, teams.length, ladders[0]?.lines.length]).toEqual([12, 4, 4]);
    expect(draw).toMatchObject({ seed: 'Friday', legs: 2 });
    const [game] = games;
    const { body } = await staff.call('GET', `callboard/time_slots/${game?.slot}`);
    expect(body).toMatchObject({
      kind: 'game',
      entry: { hashcode: game?.home },
      away: { hashcode: game?.away },
    });
    expect(Object(body).name).toMatch(/ v /);
  });

  it('is taken back by Undo, and is replaced while nothing was played', async () => {
    const league = await makeLeague(api, { maker });
    const draw = () => callOn(staff, 'stages', 'draw_league', league.stage.hashcode, drawOf(league));
    expect((await draw()).status).toBe(200);
    const second = await draw();
    expect([second.status, (await leagueOf(staff, league)).games.length]).toEqual([200, 6]);
    const other = await makeLeague(api, { maker });
    const first = await callOn(staff, 'stages', 'draw_league', other.stage.hashcode, drawOf(other));
    const changeSet = String(first.headers['change-set']);
    const undone = await staff.call('POST', 'changes/actions', { action: 'undo', target: changeSet });
    expect(undone).toMatchObject({ status: 200 });
    const { games, draw: left } = await leagueOf(staff, other);
    expect([games, left]).toEqual([[], null]);
  });

  it('is refused over played games, with other teams, too many pools, and where acts are judged', async () => {
    const league = await drawn();
    const again = (more: object = {}) =>
      callOn(staff, 'stages', 'draw_league', league.stage.hashcode, drawOf(league, more));
    const [one, two] = league.teams;
    expect(codeOf(await again({ teams: [one?.hashcode, two?.hashcode] }))).toEqual([409, 'leagueOtherTeams']);
    expect((await again({ teams: [one?.hashcode, one?.hashcode] })).status).toBe(400);
    expect((await again({ legs: 3 })).status).toBe(400);
    await onGame('record_score', (await gameOf(league)).hashcode, { steps: [pointsOf('home', 2)] });
    expect(codeOf(await again())).toEqual([409, 'leaguePlayed']);
    const pools = await makeLeague(api, { maker, kind: 'pool' });
    const three = drawOf(pools, { pools: 3 });
    expect(codeOf(await callOn(staff, 'stages', 'draw_league', pools.stage.hashcode, three))).toEqual([
      400,
      'leagueManyPools',
    ]);
    const heat = await maker.make('stages', {});
    expect(codeOf(await callOn(staff, 'stages', 'draw_league', heat.hashcode, drawOf(league)))).toEqual([
      409,
      'leagueNotLeague',
    ]);
    expect(
      codeOf(await callOn(judge, 'stages', 'draw_league', league.stage.hashcode, drawOf(league)))[0],
    ).toBe(403);
  });

  it('fixes the kind of its stage', async () => {
    const { stage } = await drawn();
    const path = `competition/stages/${stage.hashcode}`;
    expect(await staff.call('PATCH', path, { kind: 'knockout' })).toMatchObject({
      status: 400,
      body: { kind: [expect.any(String)] },
    });
    expect((await staff.call('PATCH', path, { name: 'Premier league' })).status).toBe(200);
  });

  it('has pools with a ladder each', async () => {
    const { games, ladders } = await leagueOf(staff, await drawn({ kind: 'pool', teams: 6 }, { pools: 2 }));
    expect([games.length, ladders.map(({ pool, lines }) => [pool, lines.length])]).toEqual([
      6,
      [
        [1, 3],
        [2, 3],
      ],
    ]);
  });

  it('goes on by a round where it is Swiss, once the last is final', async () => {
    const league = await drawn({ kind: 'swiss' });
    const next = () => callOn(staff, 'stages', 'draw_league', league.stage.hashcode, drawOf(league));
    expect(codeOf(await next())).toEqual([409, 'leagueRoundOpen']);
    for (const { hashcode } of (await leagueOf(staff, league)).games) await playGame(staff, hashcode, 3, 1);
    expect((await next()).status).toBe(200);
    const { games } = await leagueOf(staff, league);
    const winners = games.filter(({ round }) => round === 1).map(({ home }) => home);
    const top = games.find(({ round, number }) => round === 2 && number === 1);
    expect([top?.home, top?.away].toSorted()).toEqual(winners.toSorted());
  });
});

describe('[7.42] a team that leaves a Swiss draw', () => {
  it('is paired no more while others rest, has no place, and a rest counts as a win', async () => {
    const league = await drawn({ kind: 'swiss', teams: 5 });
    const [first] = (await leagueOf(staff, league)).games;
    for (const { hashcode } of (await leagueOf(staff, league)).games) await playGame(staff, hashcode, 3, 1);
    const rested = (await leagueOf(staff, league)).ladders[0]?.lines.find(({ byes }) => byes === 1);
    expect(rested).toMatchObject({ played: 0, points: 2 });
    await api.asOwner(`UPDATE entries SET status = 'withdrawn' WHERE hashcode = $1`, [first?.home]);
    const { teams } = await leagueOf(staff, league);
    const left = teams.flatMap(({ hashcode, takesPart }) => (takesPart ? [hashcode] : []));
    expect(left).toHaveLength(4);
    const next = (names: readonly string[]) =>
      callOn(staff, 'stages', 'draw_league', league.stage.hashcode, drawOf(league, { teams: names }));
    expect(codeOf(await next(teams.map(({ hashcode }) => hashcode)))).toEqual([409, 'leagueOtherTeams']);
    expect((await next(left)).status).toBe(200);
    const after = await leagueOf(staff, league);
    const paired = after.games.filter(({ round }) => round === 2).flatMap(({ home, away }) => [home, away]);
    expect(paired.toSorted()).toEqual(left.toSorted());
    expect(after.ladders[0]?.lines.at(-1)).toMatchObject({ team: first?.home, place: null });
    expect(after.ladders[0]?.isFinished).toBe(false);
  });
});

describe('[7.42] the score of a game', () => {
  it('is noted point by point, once however often it is sent, and undone by a step', async () => {
    const { hashcode } = await gameOf(await drawn());
    const three = pointsOf('home', 3);
    const two = pointsOf('away', 2);
    for (const steps of [[three], [two, three], [two]])
      expect((await onGame('record_score', hashcode, { steps })).status).toBe(200);
    expect(await totalOf(staff, hashcode)).toEqual(['live', 3, 2, null]);
    const undo = { id: randomUUID(), madeAt: new Date().toISOString(), kind: 'undo', undoes: three.id };
    await onGame('record_score', hashcode, { steps: [undo] });
    expect(await totalOf(staff, hashcode)).toEqual(['live', 0, 2, null]);
    const { body } = await staff.call('GET', `games/${hashcode}`);
    expect(Object(body).data.steps).toHaveLength(3);
  });

  it('is the same when two devices note it at one time', async () => {
    const { hashcode } = await gameOf(await drawn());
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, nth) =>
        onGame('record_score', hashcode, { steps: [pointsOf(nth % 2 === 0 ? 'home' : 'away', 1)] }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    expect(await totalOf(staff, hashcode)).toEqual(['live', 6, 6, null]);
  });

  it('refuses what cannot be, and counts nothing of it', async () => {
    const { hashcode } = await gameOf(await drawn());
    const wrong = [
      [pointsOf('home', -2)],
      [pointsOf('home', 0)],
      [pointsOf('home', 1.5)],
      [pointsOf('home', 2, { period: 0 })],
      [pointsOf('home', 2, { side: 'both' })],
      [pointsOf('home', 2, { player: 'Ana' })],
      [periodOf(1, -1, 0)],
      [pointsOf('home', 2, { more: true })],
      [],
    ];
    for (const steps of wrong) expect((await onGame('record_score', hashcode, { steps })).status).toBe(400);
    const stranger = { player: randomUUID() };
    expect(
      codeOf(await onGame('record_score', hashcode, { steps: [pointsOf('home', 2, stranger)] })),
    ).toEqual([400, 'gameNoPlayer']);
    expect((await onGame('record_score', randomUUID(), { steps: [pointsOf('home', 2)] })).status).toBe(404);
    expect(await totalOf(staff, hashcode)).toEqual(['scheduled', null, null, null]);
  });

  it('counts the points of a player of the team alone', async () => {
    const league = await drawn();
    const game = await gameOf(league);
    const player = await maker.make('participants', { event: league.event.hashcode, entry: game.home });
    const steps = (side: 'home' | 'away') => ({ steps: [pointsOf(side, 2, { player: player.hashcode })] });
    expect((await onGame('record_score', game.hashcode, steps('home'))).status).toBe(200);
    expect(codeOf(await onGame('record_score', game.hashcode, steps('away')))).toEqual([400, 'gameNoPlayer']);
  });

  it('is noted by those on the panel of the stage, and by no other judge or participant', async () => {
    const league = await drawn();
    const { hashcode } = await gameOf(league);
    const steps = { steps: [pointsOf('home', 2)] };
    expect((await onGame('record_score', hashcode, steps, judge)).status).toBe(404);
    const place = { event: league.event.hashcode, stage: league.stage.hashcode, judge: judge.user };
    await maker.make('panelJudges', place);
    expect((await onGame('record_score', hashcode, steps, judge)).status).toBe(200);
    expect((await leagueOf(judge, league)).games).toHaveLength(6);
    const participant = await api.loginAs(tenant, 'participant');
    expect((await onGame('record_score', hashcode, steps, participant)).status).toBe(403);
    expect((await participant.call('GET', `stages/${league.stage.hashcode}/league`)).status).toBe(403);
  });
});

describe('[7.42] the result of a game', () => {
  it('stays as it is once it is final, until the office opens it again', async () => {
    const league = await drawn();
    const { hashcode, slot, home, away } = await gameOf(league);
    expect(codeOf(await onGame('finish_game', hashcode))).toEqual([409, 'gameNotBegun']);
    await onGame('record_score', hashcode, { steps: [periodOf(1, 10, 10)] });
    expect(codeOf(await onGame('finish_game', hashcode))).toEqual([409, 'gameLevel']);
    await playGame(staff, hashcode, 12, 10);
    const late = { steps: [pointsOf('away', 3)] };
    expect(codeOf(await onGame('record_score', hashcode, late))).toEqual([409, 'gameFinal']);
    expect(codeOf(await onGame('forfeit_game', hashcode, { by: 'home' }))).toEqual([409, 'gameFinal']);
    expect(codeOf(await onGame('postpone_game', hashcode, { reason: 'Rain' }))).toEqual([409, 'gameFinal']);
    // Sent again by a device that had no answer.
    expect((await onGame('finish_game', hashcode)).status).toBe(200);
    // Its sides stay too: the result is of both.
    const sides = { entry: away, away: home };
    expect((await staff.call('PATCH', `callboard/time_slots/${slot}`, sides)).status).toBe(409);
    const opened = await onGame('reopen_game', hashcode);
    expect(opened.status).toBe(200);
    expect((await onGame('record_score', hashcode, late)).status).toBe(200);
    expect(await totalOf(staff, hashcode)).toEqual(['live', 12, 13, null]);
  });

  it('is by rule where a team or both forfeit, and nothing where it is postponed or abandoned', async () => {
    const league = await drawn();
    const { games } = await leagueOf(staff, league);
    const [first, second, third, fourth] = games;
    await onGame('forfeit_game', first?.hashcode ?? '', { by: 'home', reason: 'Five of them are ill' });
    await onGame('forfeit_game', second?.hashcode ?? '', { by: 'both' });
    await onGame('record_score', third?.hashcode ?? '', { steps: [periodOf(1, 30, 2)] });
    await onGame('abandon_game', third?.hashcode ?? '', { reason: 'The lights went out' });
    await onGame('postpone_game', fourth?.hashcode ?? '', { reason: 'The court is wet' });
    const totals = [];
    for (const game of [first, second, third, fourth])
      totals.push(await totalOf(staff, game?.hashcode ?? ''));
    expect(totals).toEqual([
      ['final', 0, 20, 'forfeit_home'],
      ['final', 0, 0, 'forfeit_both'],
      ['final', 30, 2, 'abandoned'],
      ['scheduled', null, null, 'postponed'],
    ]);
    const [ladder] = (await leagueOf(staff, league)).ladders;
    expect(ladder?.lines[0]).toMatchObject({
      team: first?.away,
      place: 1,
      points: 2,
      scored: 20,
      above: { by: 'points' },
    });
    expect(ladder?.lines.reduce((sum, { played }) => sum + played, 0)).toBe(4);
  });

  it('leaves court and time where it is postponed', async () => {
    const league = await drawn();
    const { hashcode, slot } = await gameOf(league);
    const court = await maker.make('performances', {
      event: league.event.hashcode,
      session: 'evening',
      starts_at: '2029-05-05T06:00:00Z',
      ends_at: '2029-05-05T09:00:00Z',
    });
    const place = { performance: court.hashcode, slot_starts_at: '2029-05-05T06:00:00Z' };
    expect((await staff.call('PATCH', `callboard/time_slots/${slot}`, place)).status).toBe(200);
    expect((await gameOf(league)).starts_at).not.toBeNull();
    await onGame('postpone_game', hashcode, { reason: 'Rain' });
    expect(await gameOf(league)).toMatchObject({
      starts_at: null,
      court: null,
      outcome: 'postponed',
      reason: 'Rain',
    });
  });
});

describe('[7.42] a knock-out', () => {
  it('fills its next round from results, and changes it with them until that has begun', async () => {
    const league = await drawn({ kind: 'knockout' });
    const [first, second] = (await leagueOf(staff, league)).games;
    await playGame(staff, first?.hashcode ?? '', 10, 8);
    expect((await leagueOf(staff, league)).games).toHaveLength(2);
    await playGame(staff, second?.hashcode ?? '', 10, 8);
    expect(await gameOf(league, 2)).toMatchObject({ home: first?.home, away: second?.home });
    await onGame('reopen_game', first?.hashcode ?? '');
    await onGame('forfeit_game', first?.hashcode ?? '', { by: 'home' });
    const final = await gameOf(league, 2);
    expect(final).toMatchObject({ home: first?.away, away: second?.home });
    await onGame('record_score', final.hashcode, { steps: [pointsOf('home', 2)] });
    expect(codeOf(await onGame('reopen_game', first?.hashcode ?? ''))).toEqual([409, 'gameNextBegun']);
  });

  it('goes on without a game where both teams forfeit', async () => {
    const league = await drawn({ kind: 'knockout', teams: 3 });
    const { games } = await leagueOf(staff, league);
    expect(games).toHaveLength(1);
    await onGame('forfeit_game', games[0]?.hashcode ?? '', { by: 'both' });
    expect((await leagueOf(staff, league)).games).toHaveLength(1);
  });
});

describe('[7.42] ladders that everyone reads', () => {
  it('are those of public events, and name no person', async () => {
    const league = await drawn();
    await playGame(staff, (await gameOf(league)).hashcode, 5, 3);
    const read = async () => {
      const answer = await api.app.inject({
        url: `${apiPrefix()}season/ladders`,
        headers: { domain: tenant },
      });
      const { stages } = v.parse(v.object({ data: publicLaddersSchema }), answer.json()).data;
      return stages.filter(({ hashcode }) => hashcode === league.stage.hashcode);
    };
    await api.asOwner(`UPDATE events SET status = 'draft' WHERE hashcode = $1`, [league.event.hashcode]);
    expect(await read()).toEqual([]);
    await api.asOwner(
      `UPDATE events SET status = 'running', starts_on = current_date, ends_on = current_date WHERE hashcode = $1`,
      [league.event.hashcode],
    );
    const [stage] = await read();
    const first = stage?.ladders[0]?.lines[0];
    expect(first).toMatchObject({ place: 1, points: 2, scored: 5, conceded: 3 });
    const team = league.teams.find(({ name }) => name === first?.name);
    const person = await maker.make('participants', { event: league.event.hashcode, entry: team?.hashcode });
    await api.asOwner('UPDATE entries SET name = $2 WHERE hashcode = $1', [
      team?.hashcode,
      `Team ${String(person['name'])}`,
    ]);
    expect((await read())[0]?.ladders[0]?.lines[0]).toMatchObject({ place: 1, name: null });
  });
});
