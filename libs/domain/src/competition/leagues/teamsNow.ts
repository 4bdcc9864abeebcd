import type { LeagueDraw, LeagueKind, LeagueRules } from '@callboard/api-contract/competition';
import type { Side } from './gameScore';

/** A game of a stage, as far as it shows who rested. */
interface RoundGame {
  round: number;
  home: string;
  away: string;
}

/** Teams of a drawn stage now. */
export interface TeamsNow {
  /** In the order of the draw. */
  playing: readonly string[];
  /** Teams that were drawn and have left since. */
  gone: ReadonlySet<string>;
  /** The teams that rested, one for each round of a Swiss draw in which they did. */
  byes: readonly string[];
}

/**
 * Teams that take part in a stage now, for everything that asks: the check of a draw, the draw of the next round, and the ladder. A team
 * that left and came back has no rest for the rounds that it missed: the rests are those of the draw. Draws without rests are older, and
 * there the teams without a game rested.
 *
 * @param entered The teams whose entries take part.
 */
export function teamsNow(
  kind: LeagueKind,
  { teams, byes: drawn = [] }: Pick<LeagueDraw, 'teams' | 'byes'>,
  entered: readonly string[],
  games: readonly RoundGame[],
): TeamsNow {
  const playing = teams.filter((team) => entered.includes(team));
  const rounds = kind === 'swiss' ? Math.max(0, ...games.map(({ round }) => round)) : 0;
  const byes = Array.from({ length: rounds }, (_, index) => {
    const rest = drawn.find(({ round }) => round === index + 1);
    if (rest) return playing.filter((team) => team === rest.team);
    const inRound = games.filter(({ round }) => round === index + 1);
    return playing.filter((team) => !inRound.some(({ home, away }) => home === team || away === team));
  });
  return { playing, gone: new Set(teams.filter((team) => !entered.includes(team))), byes: byes.flat() };
}

/** The games that count by the rules, and so are waited for: with `annul` none of a team that is gone. */
export function countedGames<Game extends { home: string; away: string }>(
  games: readonly Game[],
  gone: ReadonlySet<string>,
  { leaving }: Pick<LeagueRules, 'leaving'>,
): readonly Game[] {
  return leaving === 'annul' ? games.filter(({ home, away }) => !gone.has(home) && !gone.has(away)) : games;
}

/** Side that forfeits a game by having left: one of its teams, both, or null. */
export function forfeitedBy(
  { home, away }: { home: string; away: string },
  gone: ReadonlySet<string>,
): Side | 'both' | null {
  if (gone.has(home) && gone.has(away)) return 'both';
  if (gone.has(home)) return 'home';
  return gone.has(away) ? 'away' : null;
}

/** Checks whether a ladder is final: every game is, and of a Swiss draw there were as many rounds as find one winner. */
export function isLadderFinished(
  kind: LeagueKind,
  teams: readonly string[],
  games: readonly { round: number; isFinal: boolean }[],
): boolean {
  const rounds = new Set(games.map(({ round }) => round)).size;
  const needed = kind === 'swiss' ? Math.ceil(Math.log2(Math.max(2, teams.length))) : 1;
  return games.every(({ isFinal }) => isFinal) && rounds >= needed;
}
