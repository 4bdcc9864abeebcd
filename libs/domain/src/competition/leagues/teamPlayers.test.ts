import type { GameStep } from '@callboard/api-contract/competition';
import { describe, expect, it } from 'vitest';
import { scoreOf } from './gameScore';
import { calledPlayer, teamPlayers } from './teamPlayers';

const made = { madeAt: '2026-05-07T05:00:00Z', period: 1 };
const points = (id: string, amount: number, player?: string): GameStep => ({
  ...made,
  id,
  kind: 'points',
  side: 'home',
  points: amount,
  ...(player !== undefined && { player }),
});
const players = [
  { hashcode: 'ari', name: 'Ari', singlet: null, team: 'hawks' },
  { hashcode: 'bo', name: 'Bo', singlet: null, team: 'hawks' },
  { hashcode: 'cy', name: 'Cy', singlet: null, team: 'kea' },
];
const hawks = { team: 'hawks', players };

describe('[7.42] the players of a game', () => {
  it('have their points and fouls, and the rest of the side is of no one', () => {
    const foul: GameStep = { ...made, id: '4', kind: 'foul', side: 'home', player: 'bo' };
    const score = scoreOf([points('1', 3, 'ari'), points('2', 2, 'ari'), points('3', 2), foul]);
    expect(teamPlayers(score, 'home', hawks)).toEqual({
      lines: [
        { hashcode: 'ari', name: 'Ari', singlet: null, team: 'hawks', points: 5, fouls: 0, hasPlayed: true },
        { hashcode: 'bo', name: 'Bo', singlet: null, team: 'hawks', points: 0, fouls: 1, hasPlayed: true },
      ],
      otherPoints: 2,
    });
  });

  it('have taken part without a point where that is noted', () => {
    const appeared: GameStep = {
      id: '1',
      madeAt: made.madeAt,
      kind: 'appearance',
      side: 'home',
      player: 'bo',
    };
    const { lines } = teamPlayers(scoreOf([appeared]), 'home', hawks);
    expect(lines.map(({ name, hasPlayed, points: own }) => [name, hasPlayed, own])).toEqual([
      ['Ari', false, 0],
      ['Bo', true, 0],
    ]);
  });

  it('have no points of a step that was undone', () => {
    const undone: GameStep = { id: '2', madeAt: made.madeAt, kind: 'undo', undoes: '1' };
    const { lines, otherPoints } = teamPlayers(scoreOf([points('1', 3, 'ari'), undone]), 'home', hawks);
    expect([lines[0]?.points, otherPoints]).toEqual([0, 0]);
  });

  it('stay as they were noted where a period is corrected to less', () => {
    const corrected: GameStep = { ...made, id: '2', kind: 'period', home: 1, away: 0 };
    const { lines, otherPoints } = teamPlayers(scoreOf([points('1', 3, 'ari'), corrected]), 'home', hawks);
    expect([lines[0]?.points, otherPoints]).toEqual([3, 0]);
  });

  it('are called by the number that they wear, where they have one', () => {
    expect(calledPlayer({ name: 'Ari', singlet: 7 })).toBe('7 Ari');
    expect(calledPlayer({ name: 'Ari', singlet: 0 })).toBe('0 Ari');
    expect(calledPlayer({ name: 'Ari', singlet: null })).toBe('Ari');
  });
});
