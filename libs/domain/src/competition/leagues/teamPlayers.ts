import type { GameScore, Side } from './gameScore';

/** A player of a team. */
export interface Player {
  hashcode: string;
  name: string;
  /** The number that the player wears; null: none. */
  singlet: number | null;
  /** The hashcode of the team. */
  team: string;
}

/** How a scorer calls a player: by the number, which is seen from the table. */
export function calledPlayer({ name, singlet }: Pick<Player, 'name' | 'singlet'>): string {
  return singlet === null ? name : `${singlet} ${name}`;
}

/** Player with points and fouls in a game. */
export interface PlayerLine extends Player {
  points: number;
  fouls: number;
  /** True if anything is noted of the player in this game. */
  hasPlayed: boolean;
}

/** The players of one side of a game. */
export interface TeamPlayers<P extends Player = Player> {
  /** In the order given. */
  lines: readonly (P & PlayerLine)[];
  /** Points of the side that were noted of no player, or of one who is not listed. */
  otherPoints: number;
}

/** The points and fouls of the players of one side. Where a period was corrected, those of players stay as they were noted. */
export function teamPlayers<P extends Player>(
  score: GameScore,
  side: Side,
  { team, players }: { team: string; players: readonly P[] },
): TeamPlayers<P> {
  const lines = players
    .filter((player) => player.team === team)
    .map((player) => {
      const own = score.players[player.hashcode];
      return { ...player, points: 0, fouls: 0, ...own, hasPlayed: own !== undefined };
    });
  const named = lines.reduce((sum, { points }) => sum + points, 0);
  return { lines, otherPoints: Math.max(0, score[side] - named) };
}
