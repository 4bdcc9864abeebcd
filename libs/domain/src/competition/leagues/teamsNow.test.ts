import {
  basketballRules,
  ladderTieBreaks,
  type LeagueDraw,
  type LeagueRules,
} from '@callboard/api-contract/competition';
import { describe, expect, it } from 'vitest';
import { createDraw } from '../testing/drawEntry';
import { withBye } from './drawOf';
import { ladderOf } from './ladder';
import type { LadderGame } from './ladderGame';
import type { DrawnGame } from './roundRobin';
import { swissRound } from './swissRound';
import { forfeitedBy, isLadderFinished, teamsNow } from './teamsNow';
import { plainLadder } from './testing/plainLadder';

type Played = DrawnGame & LadderGame;

const restsOf = (rested: readonly string[], team: string) => rested.filter((each) => each === team).length;
const haveMet = (games: readonly Played[], { home, away }: DrawnGame) =>
  games.some((game) => [home, away].includes(game.home) && [home, away].includes(game.away));

describe('[7.42] a Swiss draw that teams leave', () => {
  it('never pairs who is gone, also where teams come back, and has the ladder of a second table, in 500 leagues by chance', () => {
    const seen = { rests: 0, gone: 0, shared: 0, back: 0 };
    for (let seed = 1; seed <= 500; seed += 1) {
      const draw = createDraw(seed);
      const integer = (least: number, most: number) => least + Math.floor(draw() * (most - least + 1));
      const teams = Array.from({ length: integer(4, 9) }, (_, index) => `team ${index}`);
      const rules: LeagueRules = {
        ...basketballRules,
        points: { win: 3, draw: 1, loss: 0, forfeit: -1, ...(draw() < 0.5 && { bye: integer(0, 3) }) },
        canDraw: true,
        ...(draw() < 0.5 && { leaving: 'annul' as const }),
        tieBreaks: ladderTieBreaks.toSorted(() => draw() - 0.5).slice(0, integer(0, ladderTieBreaks.length)),
      };
      let entered = [...teams];
      let drawn: LeagueDraw = { teams, seed: null, legs: 1, pools: 1, thirdPlace: false };
      const games: Played[] = [];
      /** By a table of its own: who had no game of a round in which someone rested. */
      const rested: string[] = [];
      for (let round = 1; round <= integer(1, 4); round += 1) {
        const { playing, gone, byes } = teamsNow('swiss', drawn, entered, games);
        const isFinished = isLadderFinished('swiss', playing, games);
        const ladder = ladderOf({ teams, games, rules, seed: 'lot', gone, byes, isFinished });
        const past = [...games, ...byes.map((home) => ({ home, away: null }))];
        const ranked = ladder.flatMap(({ team, place }) => (place === null ? [] : [team]));
        const { games: paired, bye } = swissRound(ranked, past, round);
        const busy = paired.flatMap(({ home, away }) => [home, away]);
        expect([...busy, ...(bye === null ? [] : [bye])].toSorted()).toEqual(entered.toSorted());
        expect(new Set(paired.map((game) => game.round))).toEqual(new Set([round]));
        drawn = withBye(drawn, round, bye);
        for (const team of bye === null ? [] : entered) {
          if (restsOf(rested, team) >= restsOf(rested, bye ?? '')) continue;
          // A team with fewer rests does not rest only where the others could not meet without a rematch.
          const others = ranked.filter((each) => each !== team);
          expect(swissRound(others, past, round).games.some((game) => haveMet(games, game))).toBe(true);
        }
        if (bye !== null) rested.push(bye);
        const results = paired.map((game) => {
          return {
            ...game,
            isFinal: true,
            outcome: 'played',
            homePoints: integer(0, 2),
            awayPoints: integer(0, 2),
          } as const;
        });
        games.push(...results);
        const leaving = draw() < 0.4 && entered.length > 3 ? integer(0, entered.length - 1) : -1;
        entered = entered.filter((_, nth) => nth !== leaving);
        const back = teams.find((team) => !entered.includes(team));
        if (back === undefined || draw() < 0.5) continue;
        entered = [...entered, back];
        if (leaving < 0) seen.back += 1;
      }
      const { playing, gone, byes } = teamsNow('swiss', drawn, entered, games);
      const isFinished = isLadderFinished('swiss', playing, games);
      const ladder = ladderOf({ teams, games, rules, seed: 'lot', gone, byes, isFinished });
      const places = new Map<number, string[]>();
      for (const { place, team } of ladder)
        if (place !== null) places.set(place, [...(places.get(place) ?? []), team].toSorted());
      const ownByes = rested.filter((team) => !gone.has(team));
      const plain = plainLadder({
        teams,
        games,
        rules,
        seed: 'lot',
        gone: [...gone],
        byes: ownByes,
        isFinished,
      });
      expect([...places.values()]).toEqual(plain.map((of) => of.toSorted()));
      expect(ladder.filter(({ place }) => place === null).map(({ team }) => team)).toEqual([...gone]);
      seen.rests += ownByes.length;
      seen.gone += gone.size;
      if (places.size < playing.length) seen.shared += 1;
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(30);
  });

  it('gives no rest for a round that a team missed, but where the draw is older than that is noted', () => {
    const teams = ['a', 'b', 'c', 'd'];
    const game = (round: number, home: string, away: string) => ({ round, home, away });
    // D missed the second round, in which C rested.
    const games = [game(1, 'a', 'b'), game(1, 'c', 'd'), game(2, 'a', 'b')];
    const byes = [
      { round: 1, team: null },
      { round: 2, team: 'c' },
    ];
    expect(teamsNow('swiss', { teams, byes }, teams, games).byes).toEqual(['c']);
    expect(teamsNow('swiss', { teams, byes }, ['a', 'b', 'd'], games).byes).toEqual([]);
    expect(teamsNow('swiss', { teams }, teams, games).byes).toEqual(['c', 'd']);
  });

  it('forfeits its games, and both teams forfeit one of two that left', () => {
    const game = { home: 'a', away: 'b' };
    const left = [[], ['c'], ['a'], ['b', 'c'], ['a', 'b']].map((gone) => forfeitedBy(game, new Set(gone)));
    expect(left).toEqual([null, null, 'home', 'away', 'both']);
  });

  it('is finished once every game is, and a Swiss draw had as many rounds as find one winner', () => {
    const final = { round: 1, isFinal: true };
    expect(isLadderFinished('league', ['a', 'b'], [])).toBe(false);
    expect(isLadderFinished('league', ['a', 'b'], [final, { round: 2, isFinal: false }])).toBe(false);
    expect(isLadderFinished('pool', ['a', 'b'], [final])).toBe(true);
    const four = ['a', 'b', 'c', 'd'];
    expect(isLadderFinished('swiss', four, [final, final])).toBe(false);
    expect(isLadderFinished('swiss', four, [final, { round: 2, isFinal: true }])).toBe(true);
  });
});
