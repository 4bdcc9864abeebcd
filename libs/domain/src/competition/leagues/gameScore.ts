import type { GameStep } from '@callboard/api-contract/competition';

/** The two teams of a game. */
export type Side = 'home' | 'away';
export type SidePoints = Record<Side, number>;

/** A game as its steps have it. */
export interface GameScore extends SidePoints {
  /** The points of each period, from the first. */
  periods: readonly SidePoints[];
  /** The fouls of each side in each period. */
  fouls: readonly SidePoints[];
  /** Points and fouls of each player who took part, by hashcode. */
  players: Readonly<Record<string, { points: number; fouls: number }>>;
}

/** One list of what several devices noted: each step once, in the order in which they were made. */
export function mergeSteps(stored: readonly GameStep[], added: readonly GameStep[]): GameStep[] {
  const known = new Map([...stored, ...added].toReversed().map((step) => [step.id, step]));
  return [...known.values()].toSorted(
    (one, other) => Date.parse(one.madeAt) - Date.parse(other.madeAt) || (one.id < other.id ? -1 : 1),
  );
}

/** The score of a game from its steps, in the order in which they were made. */
export function scoreOf(steps: readonly GameStep[]): GameScore {
  const counted = countedSteps(steps);
  const periods: SidePoints[] = [];
  const fouls: SidePoints[] = [];
  const players: Record<string, { points: number; fouls: number }> = {};
  for (const step of counted) {
    if (step.kind === 'period') periods[step.period - 1] = { home: step.home, away: step.away };
    if (step.kind === 'appearance') players[step.player] ??= { points: 0, fouls: 0 };
    if (step.kind !== 'points' && step.kind !== 'foul') continue;
    const isFoul = step.kind === 'foul';
    const counts = at(isFoul ? fouls : periods, step.period);
    const amount = isFoul ? 1 : step.points;
    counts[step.side] += amount;
    if (step.player === undefined) continue;
    const player = (players[step.player] ??= { points: 0, fouls: 0 });
    player[isFoul ? 'fouls' : 'points'] += amount;
  }
  const all = filled(periods);
  return {
    home: all.reduce((sum, { home }) => sum + home, 0),
    away: all.reduce((sum, { away }) => sum + away, 0),
    periods: all,
    fouls: filled(fouls),
    players,
  };
}

/** The steps that none undid. */
export function countedSteps(steps: readonly GameStep[]): GameStep[] {
  const undone = new Set(steps.flatMap((step) => (step.kind === 'undo' ? step.undoes : [])));
  return steps.filter((step) => step.kind !== 'undo' && !undone.has(step.id));
}

function at(periods: SidePoints[], period: number): SidePoints {
  return (periods[period - 1] ??= { home: 0, away: 0 });
}

function filled(periods: readonly SidePoints[]): SidePoints[] {
  return Array.from(periods, (period: SidePoints | undefined) => period ?? { home: 0, away: 0 });
}
