import type { GameStep } from '@callboard/api-contract/competition';
import { countedSteps } from './gameScore';

/** A game with a final result. */
export interface SeasonGame {
  stage: string;
  steps: readonly GameStep[];
}

/** A stage, with how many games of the season a player needs to play in it; 0: none. */
interface GamesNeeded {
  stage: string;
  needed: number;
}

/** How many games a player has, and whether they suffice. */
export interface GamesOfPlayer {
  played: number;
  canPlay: boolean;
}

/** Players with their games, and whether they can play in a stage: with the games that it needs, or with a dispensation. */
export function gamesOfPlayers<P extends { hashcode: string; isCleared: boolean }>(
  players: readonly P[],
  games: readonly SeasonGame[],
  { stage, needed }: GamesNeeded,
): (P & GamesOfPlayer)[] {
  const counts = gamesByPlayer(games, stage);
  return players.map((player) => {
    const played = counts.get(player.hashcode) ?? 0;
    return { ...player, played, canPlay: played >= needed || player.isCleared };
  });
}

/** How many games each player has taken part in, by hashcode; those of the stage itself do not count towards it. */
function gamesByPlayer(games: readonly SeasonGame[], stage: string): ReadonlyMap<string, number> {
  const played = new Map<string, number>();
  for (const { steps } of games.filter((game) => game.stage !== stage)) {
    const named = countedSteps(steps).flatMap((step) => ('player' in step ? (step.player ?? []) : []));
    for (const player of new Set(named)) played.set(player, (played.get(player) ?? 0) + 1);
  }
  return played;
}
