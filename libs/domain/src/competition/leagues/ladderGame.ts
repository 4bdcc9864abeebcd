import type { GameOutcome, LeagueRules } from '@callboard/api-contract/competition';
import type { Side } from './gameScore';

/** A game as a ladder has it. */
export interface LadderGame {
  home: string;
  away: string;
  /** True once its result is final; no other counts. */
  isFinal: boolean;
  /** Null: it has not ended. */
  outcome: GameOutcome | null;
  homePoints: number;
  awayPoints: number;
}

/** Game as one of its teams sees it. */
export interface GameSide {
  team: string;
  rival: string;
  result: 'win' | 'draw' | 'loss' | 'forfeit';
  points: number;
  scored: number;
  conceded: number;
}

/** Sides of a game for both of its teams; none where it does not count. */
export function sidesOf(game: LadderGame, rules: LeagueRules): GameSide[] {
  const { home, away, outcome, isFinal } = game;
  if (!isFinal || outcome === null || outcome === 'postponed') return [];
  if (outcome === 'abandoned' && !rules.abandonedCounts) return [];
  const score = scoreByRule(game, rules);
  return [
    side(home, away, resultOf('home', outcome, score), score.home, score.away, rules),
    side(away, home, resultOf('away', outcome, score), score.away, score.home, rules),
  ];
}

/** The score of a game that counts: that of a forfeit is by rule, not by what was played. */
export function scoreByRule(
  { outcome, homePoints, awayPoints }: Pick<LadderGame, 'outcome' | 'homePoints' | 'awayPoints'>,
  { forfeitScore }: Pick<LeagueRules, 'forfeitScore'>,
): Record<Side, number> {
  if (outcome === 'forfeit_home') return { home: 0, away: forfeitScore };
  if (outcome === 'forfeit_away') return { home: forfeitScore, away: 0 };
  if (outcome === 'forfeit_both') return { home: 0, away: 0 };
  return { home: homePoints, away: awayPoints };
}

/** Winner of a game; null where it was level, both forfeited it, or it does not count. */
export function winnerOf(game: LadderGame, rules: LeagueRules): string | null {
  return sidesOf(game, rules).find(({ result }) => result === 'win')?.team ?? null;
}

function resultOf(of: Side, outcome: GameOutcome, score: Record<Side, number>): GameSide['result'] {
  if (outcome === 'forfeit_both' || outcome === `forfeit_${of}`) return 'forfeit';
  // Also where the rules give a forfeit the score 0:0.
  if (outcome === 'forfeit_home' || outcome === 'forfeit_away') return 'win';
  const difference = score.home - score.away;
  if (difference === 0) return 'draw';
  return difference > 0 === (of === 'home') ? 'win' : 'loss';
}

function side(
  team: string,
  rival: string,
  result: GameSide['result'],
  scored: number,
  conceded: number,
  { points }: LeagueRules,
): GameSide {
  return { team, rival, result, points: points[result], scored, conceded };
}
