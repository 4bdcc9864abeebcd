import {
  basketballRules,
  gameOutcomes,
  ladderTieBreaks,
  type LeagueRules,
} from '@callboard/api-contract/competition';
import { describe, expect, it } from 'vitest';
import { createDraw } from '../testing/drawEntry';
import { ladderOf, type LadderRow } from './ladder';
import { sidesOf, winnerOf, type LadderGame } from './ladderGame';
import { roundRobin } from './roundRobin';
import { fixtureLeague } from './testing/fixtureLeague.data';
import { plainLadder } from './testing/plainLadder';

const rules: LeagueRules = {
  ...basketballRules,
  points: { win: 3, draw: 2, loss: 1, forfeit: 0 },
  canDraw: true,
  tieBreaks: ['headToHead', 'headToHeadDifference', 'headToHeadScored', 'difference', 'scored'],
};
const game = (
  home: string,
  away: string,
  homePoints: number,
  awayPoints: number,
  more: Partial<LadderGame> = {},
): LadderGame => ({
  home,
  away,
  homePoints,
  awayPoints,
  isFinal: true,
  outcome: 'played',
  ...more,
});
const line = ({ place, team, points, scored, conceded }: LadderRow) =>
  `${place} ${team} ${points} ${scored}:${conceded}`;

describe('[7.42] the ladder of a league', () => {
  it('is right after each of 20 rounds, with forfeits and a level game', () => {
    const teams = ['Hawks', 'Kea', 'Lions', 'Tigers'];
    const games: LadderGame[] = [];
    for (const round of fixtureLeague) {
      games.push(
        ...round.games.map(([home, away, one, other, outcome]) => game(home, away, one, other, { outcome })),
      );
      expect(ladderOf({ teams, games, rules, seed: '', isFinished: false }).map(line)).toEqual(round.table);
    }
    expect(fixtureLeague).toHaveLength(20);
  });

  it('is that of a second implementation, in 1,000 leagues by chance', () => {
    let shared = 0;
    for (let seed = 1; seed <= 1_000; seed += 1) {
      const draw = createDraw(seed);
      const integer = (least: number, most: number) => least + Math.floor(draw() * (most - least + 1));
      const teams = Array.from({ length: integer(2, 7) }, (_, index) => `team ${index}`);
      // Few points make many ties.
      const games = roundRobin(teams, draw() < 0.5 ? 1 : 2).map(({ home, away }) =>
        game(home, away, integer(0, 2), integer(0, 2), {
          isFinal: draw() < 0.8,
          outcome: draw() < 0.7 ? 'played' : (gameOutcomes[integer(0, gameOutcomes.length - 1)] ?? null),
        }),
      );
      const given: LeagueRules = {
        points: { win: integer(2, 3), draw: 1, loss: integer(0, 1), forfeit: integer(-1, 0) },
        forfeitScore: integer(0, 20),
        canDraw: true,
        abandonedCounts: draw() < 0.5,
        tieBreaks: ladderTieBreaks.toSorted(() => draw() - 0.5).slice(0, integer(0, ladderTieBreaks.length)),
      };
      const league = {
        teams,
        games,
        rules: given,
        seed: `seed ${seed}`,
        isFinished: games.every(({ isFinal }) => isFinal),
      };
      const ladder = ladderOf(league);
      const places = new Map<number, string[]>();
      for (const { place, team } of ladder)
        if (place !== null) places.set(place, [...(places.get(place) ?? []), team].toSorted());
      expect([...places.values()]).toEqual(plainLadder(league).map((of) => of.toSorted()));
      if (places.size < teams.length) shared += 1;
      for (const [index, { above }] of ladder.entries()) {
        expect(above === null).toBe(index === ladder.length - 1);
        if (above && above.by !== null) expect(above.own).toBeGreaterThan(above.other);
      }
    }
    expect(shared).toBeGreaterThan(20);
  });

  it('has a reason for each place', () => {
    const games = [
      game('A', 'B', 60, 50),
      game('B', 'C', 60, 50),
      game('C', 'A', 61, 50),
      game('A', 'D', 30, 20),
      game('B', 'D', 30, 20),
      game('C', 'D', 30, 20),
    ];
    const ladder = ladderOf({ teams: ['A', 'B', 'C', 'D'], games, rules, seed: '', isFinished: true });
    expect(
      ladder.map(({ team, above }) => [team, above?.by, above?.own, above?.other, above?.among]),
    ).toEqual([
      ['C', 'headToHeadDifference', 1, 0, ['A', 'B', 'C']],
      ['B', 'headToHeadDifference', 0, -1, ['A', 'B', 'C']],
      ['A', 'points', 7, 3, ['A', 'B', 'C', 'D']],
      ['D', undefined, undefined, undefined, undefined],
    ]);
  });

  it('begins with the first tie-break again for those who are still level', () => {
    // Level on points and on difference among the three; what B and C scored parts A from them, and C lost to B.
    const games = [game('A', 'B', 50, 48), game('B', 'C', 62, 60), game('C', 'A', 52, 50)];
    const ladder = ladderOf({ teams: ['A', 'B', 'C'], games, rules, seed: '', isFinished: true });
    expect(ladder.map(({ team, above }) => [team, above?.by, above?.among.length])).toEqual([
      ['C', 'headToHeadScored', 3],
      ['B', 'headToHeadScored', 3],
      ['A', undefined, undefined],
    ]);
    const level = [
      game('A', 'B', 50, 48),
      game('B', 'C', 50, 48),
      game('C', 'A', 50, 48),
      game('A', 'D', 1, 0),
      game('B', 'D', 2, 0),
      game('C', 'D', 1, 0),
    ];
    const withD = ladderOf({ teams: ['A', 'B', 'C', 'D'], games: level, rules, seed: '', isFinished: true });
    expect(withD.map(({ team, above }) => [team, above?.by, above?.among.length])).toEqual([
      ['B', 'difference', 3],
      ['C', 'headToHead', 2],
      ['A', 'points', 4],
      ['D', undefined, undefined],
    ]);
  });

  it('lets teams share a place that nothing parts, and draws lots only when every game is played', () => {
    const teams = ['A', 'B', 'C'];
    const league = { teams, games: [], rules, seed: 'Friday' };
    expect(ladderOf({ ...league, isFinished: true }).map(({ place }) => place)).toEqual([1, 1, 1]);
    const byLot = { ...league, rules: basketballRules };
    expect(ladderOf({ ...byLot, isFinished: false }).map(({ place }) => place)).toEqual([1, 1, 1]);
    const drawn = ladderOf({ ...byLot, isFinished: true });
    expect(drawn.map(({ place }) => place)).toEqual([1, 2, 3]);
    expect(drawn[0]?.above).toMatchObject({ by: 'lot', among: teams });
  });

  it('compares level teams by their games with each other once all of them have met', () => {
    // B beat A, and C has played neither: its better difference counts, not that A lost to B.
    const games = [
      game('B', 'A', 51, 50),
      game('A', 'D', 60, 50),
      game('D', 'B', 51, 50),
      game('C', 'D', 99, 50),
      game('E', 'C', 51, 50),
    ];
    const ladder = ladderOf({ teams: ['A', 'B', 'C'], games, rules, seed: '', isFinished: false });
    expect(ladder.map(({ team, above }) => [team, above?.by])).toEqual([
      ['C', 'difference'],
      ['A', 'difference'],
      ['B', undefined],
    ]);
  });

  it('gives a rest the points of the rules, and no place to a team that is gone', () => {
    const games = [game('A', 'B', 60, 50), game('D', 'B', 60, 50)];
    const league = { teams: ['A', 'B', 'C', 'D'], games, seed: '', byes: ['C'], isFinished: false };
    const ladder = ladderOf({ ...league, rules: { ...rules, points: { ...rules.points, bye: 2 } } });
    expect(ladder.map(({ team, place, points, byes }) => [team, place, points, byes])).toEqual([
      ['A', 1, 3, 0],
      ['D', 1, 3, 0],
      ['C', 3, 2, 1],
      ['B', 4, 2, 0],
    ]);
    // Without a word of the rules a rest is a win.
    const gone = ladderOf({ ...league, rules, gone: new Set(['A']) });
    expect(gone.map(({ team, place }) => [team, place])).toEqual([
      ['D', 1],
      ['C', 2],
      ['B', 3],
      ['A', null],
    ]);
  });
});

describe('[7.42] what a game counts', () => {
  it('is the score of the rules where a team forfeits, whatever was played', () => {
    const forfeit = game('A', 'B', 30, 10, { outcome: 'forfeit_home' });
    expect(sidesOf(forfeit, rules)).toMatchObject([
      { team: 'A', result: 'forfeit', points: 0, scored: 0, conceded: 20 },
      { team: 'B', result: 'win', points: 3, scored: 20, conceded: 0 },
    ]);
    expect(winnerOf(forfeit, rules)).toBe('B');
    const both = game('A', 'B', 30, 10, { outcome: 'forfeit_both' });
    expect(sidesOf(both, rules).map(({ result, points }) => [result, points])).toEqual([
      ['forfeit', 0],
      ['forfeit', 0],
    ]);
    expect(winnerOf(both, rules)).toBeNull();
    // Nor is it level where the rules have no score for it.
    expect(winnerOf(forfeit, { ...rules, forfeitScore: 0 })).toBe('B');
  });

  it('is nothing while it is not final, postponed, or broken off', () => {
    expect(sidesOf(game('A', 'B', 2, 0, { isFinal: false }), rules)).toEqual([]);
    expect(sidesOf(game('A', 'B', 2, 0, { outcome: 'postponed' }), rules)).toEqual([]);
    const abandoned = game('A', 'B', 2, 0, { outcome: 'abandoned' });
    expect(sidesOf(abandoned, rules)).toEqual([]);
    expect(sidesOf(abandoned, { ...rules, abandonedCounts: true })).toHaveLength(2);
  });
});
