import type { GameStep } from '@callboard/api-contract/competition';
import { describe, expect, it } from 'vitest';
import { gamesOfPlayers, type SeasonGame } from './seasonGames';

const at = { madeAt: '2026-05-07T05:00:00Z', period: 1, side: 'home' } as const;
const points = (player: string): GameStep => ({
  ...at,
  id: `p-${player}`,
  kind: 'points',
  points: 2,
  player,
});
const foul = (player: string): GameStep => ({ ...at, id: `f-${player}`, kind: 'foul', player });
const appeared = (player: string): GameStep => {
  const { period: _, ...when } = at;
  return { ...when, id: `a-${player}`, kind: 'appearance', player };
};
const undone = (step: GameStep): GameStep[] => [
  step,
  { id: `u-${step.id}`, madeAt: at.madeAt, kind: 'undo', undoes: step.id },
];
const game = (stage: string, ...steps: GameStep[]): SeasonGame => ({ stage, steps });
const standing = (games: SeasonGame[], needed: number, isCleared = false) => {
  const [player] = gamesOfPlayers([{ hashcode: 'ari', isCleared }], games, { stage: 'finals', needed });
  return [player?.played, player?.canPlay];
};

describe('[7.42] the games that a player needs', () => {
  it.each([
    ['none where the stage has no rule', [], 0, [0, true]],
    ['as many as are needed', [game('league', points('ari')), game('league', foul('ari'))], 2, [2, true]],
    ['one fewer', [game('league', points('ari')), game('league', foul('ari'))], 3, [2, false]],
    ['a game without points or fouls', [game('league', appeared('ari'))], 1, [1, true]],
    ['one game however much is noted of it', [game('league', points('ari'), foul('ari'))], 2, [1, false]],
    ['not what was undone', [game('league', ...undone(appeared('ari')))], 1, [0, false]],
    ['not games of others', [game('league', points('bo')), game('league')], 1, [0, false]],
    ['not games of the stage itself', [game('finals', points('ari'))], 1, [0, false]],
    [
      'games of several stages',
      [game('grading', points('ari')), game('league', points('ari'))],
      2,
      [2, true],
    ],
  ] as const)('counts %s', (_, games, needed, expected) => {
    expect(standing([...games], needed)).toEqual(expected);
  });

  it('are not needed with a dispensation', () => {
    expect(standing([], 5, true)).toEqual([0, true]);
  });
});
