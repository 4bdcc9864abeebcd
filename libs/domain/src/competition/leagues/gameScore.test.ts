import type { GameStep } from '@callboard/api-contract/competition';
import { describe, expect, it } from 'vitest';
import { createDraw } from '../testing/drawEntry';
import { mergeSteps, scoreOf } from './gameScore';

let made = 0;
const at = () => new Date(1_750_000_000_000 + (made += 1) * 1_000).toISOString();
const points = (id: string, side: 'home' | 'away', count: number, period = 1, player?: string): GameStep => ({
  id,
  madeAt: at(),
  kind: 'points',
  side,
  points: count,
  period,
  ...(player !== undefined && { player }),
});
const undo = (id: string, undoes: string): GameStep => ({ id, madeAt: at(), kind: 'undo', undoes });

describe('[7.42] the score of a game', () => {
  it('is the sum of its points, by period and player', () => {
    const steps = [
      points('a', 'home', 3, 1, 'Ana'),
      points('b', 'away', 2),
      points('c', 'home', 1, 3, 'Ana'),
    ];
    expect(scoreOf(steps)).toMatchObject({
      home: 4,
      away: 2,
      periods: [
        { home: 3, away: 2 },
        { home: 0, away: 0 },
        { home: 1, away: 0 },
      ],
      players: { Ana: { points: 4, fouls: 0 } },
    });
  });

  it('leaves out what was undone, also where the undo came first', () => {
    const point = points('a', 'home', 3);
    expect(scoreOf([undo('x', 'a'), point])).toMatchObject({ home: 0, periods: [] });
  });

  it('is what a period was set to, and what was scored in it since', () => {
    const set: GameStep = { id: 's', madeAt: at(), kind: 'period', period: 1, home: 12, away: 9 };
    expect(scoreOf([points('a', 'home', 3), set, points('b', 'away', 2)])).toMatchObject({
      home: 12,
      away: 11,
    });
  });

  it('counts fouls apart from points', () => {
    const foul: GameStep = { id: 'f', madeAt: at(), kind: 'foul', side: 'away', period: 1, player: 'Ben' };
    expect(scoreOf([foul])).toMatchObject({
      home: 0,
      fouls: [{ home: 0, away: 1 }],
      players: { Ben: { points: 0, fouls: 1 } },
    });
  });

  it('is the same whichever way the steps of several devices arrive, and however often', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const draw = createDraw(seed);
      const steps = Array.from({ length: 12 }, (_, index): GameStep => {
        if (draw() < 0.2) return undo(`${index}`, `${Math.floor(draw() * index)}`);
        return points(`${index}`, draw() < 0.5 ? 'home' : 'away', 1 + Math.floor(draw() * 3));
      });
      const expected = mergeSteps([], steps);
      let stored: GameStep[] = [];
      for (const step of steps.toSorted(() => draw() - 0.5))
        stored = mergeSteps(mergeSteps(stored, [step]), [step]);
      expect(stored).toEqual(expected);
      expect(scoreOf(stored)).toEqual(scoreOf(expected));
    }
  });
});
