import { describe, expect, it } from 'vitest';
import { createDraw } from '../testing/drawEntry';
import { knockoutTree, playableGames, type TreeResult } from './knockout';
import { forfeitedBy } from './teamsNow';
import { plainKnockout, type PlainResult } from './testing/plainKnockout';

const pairOf = ({ home, away }: { home: string; away: string }) => [home, away].toSorted().join(' - ');

describe('[7.42] a knock-out that teams leave', () => {
  it('has the games of a second reading, with forfeits, and with teams that leave and come back, in 500 by chance', () => {
    const seen = { games: 0, both: 0, left: 0, back: 0, third: 0 };
    for (let seed = 1; seed <= 500; seed += 1) {
      const draw = createDraw(seed);
      const below = (most: number) => Math.floor(draw() * most);
      const teams = Array.from({ length: 2 + below(11) }, (_, index) => `team ${index + 1}`);
      const thirdPlace = draw() < 0.5;
      const gone = new Set<string>();
      const results: TreeResult[] = [];
      const plain: PlainResult[] = [];
      const tree = () => knockoutTree(teams, results, { thirdPlace });
      const openGames = () => {
        const known = new Set(results.map(({ round, number }) => `${round}/${number}`));
        return playableGames(tree()).filter(({ round, number }) => !known.has(`${round}/${number}`));
      };
      const end = (game: ReturnType<typeof openGames>[number], by: 'home' | 'away' | 'both') => {
        const { round, number, home, away } = game;
        const winner = { home: away, away: home, both: null }[by];
        results.push({ round, number, winner });
        plain.push({ teams: [home, away], winner, isThird: isThird(game) });
        seen.games += 1;
        if (winner === null) seen.both += 1;
        if (isThird(game)) seen.third += 1;
      };
      const isThird = ({ round, number }: { round: number; number: number }) =>
        number === 2 && round === tree().length;

      for (let open = openGames(); open.length > 0; open = openGames()) {
        const team = teams[below(teams.length)] ?? '';
        if (draw() < 0.15 && gone.delete(team)) seen.back += 1;
        else if (draw() < 0.2 && !gone.has(team)) {
          gone.add(team);
          seen.left += 1;
        }
        // The office forfeits what those who left would play, until no game of theirs is open.
        for (let left = openGames(); left.length > 0;) {
          const game = left.find((each) => forfeitedBy(each, gone) !== null);
          if (!game) break;
          end(game, forfeitedBy(game, gone) ?? 'both');
          left = openGames();
        }
        const next = plainKnockout(teams, plain, thirdPlace);
        const now = openGames();
        expect(now.map(pairOf).toSorted()).toEqual(next.open.map(pairOf).toSorted());
        const playing = now.flatMap(({ home, away }) => [home, away]);
        expect(new Set(playing).size).toBe(playing.length);
        expect(playing.filter((each) => gone.has(each))).toEqual([]);
        const game = now[below(now.length)];
        const by = (['both', 'home', 'home', 'home', 'away', 'away', 'away'] as const)[below(7)];
        if (game && by) end(game, by);
      }
      const { winner, third } = plainKnockout(teams, plain, thirdPlace);
      const [final, forThird] = tree().at(-1) ?? [];
      expect([final?.winner ?? null, forThird?.winner ?? null]).toEqual([winner, third]);
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
  });
});
