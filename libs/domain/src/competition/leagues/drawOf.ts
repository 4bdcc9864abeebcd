import type { LeagueDraw, LeagueKind } from '@callboard/api-contract/competition';
import { drawLots } from './drawLots';
import { knockoutTree, playableGames } from './knockout';
import { drawPools, poolsOf } from './poolsOf';
import { roundRobin, type DrawnGame } from './roundRobin';
import { swissRound } from './swissRound';

/** A draw of teams: by lot, or in the order in which they are given. */
export function drawBy(
  teams: readonly string[],
  { seed, legs, pools, thirdPlace }: Omit<LeagueDraw, 'teams' | 'byes'>,
): LeagueDraw {
  return { teams: seed === null ? [...teams] : drawLots(teams, seed), seed, legs, pools, thirdPlace };
}

/** A Swiss draw with who rests in a round of it: from the games it is not known of a team that was away. */
export function withBye(draw: LeagueDraw, round: number, bye: string | null): LeagueDraw {
  const others = (draw.byes ?? []).filter((rest) => rest.round !== round);
  return { ...draw, byes: [...others, { round, team: bye }] };
}

/** The games with which a stage begins. Those of later rounds of a knock-out and of a Swiss draw come from results. */
export function gamesOfDraw(kind: LeagueKind, { teams, legs, pools, thirdPlace }: LeagueDraw): DrawnGame[] {
  switch (kind) {
    case 'league':
      return roundRobin(teams, legs);
    case 'pool':
      return drawPools(teams, pools, legs);
    case 'knockout':
      return playableGames(knockoutTree(teams, [], { thirdPlace }));
    case 'swiss':
      return swissRound(teams, [], 1).games;
    default:
      return kind satisfies never;
  }
}

/** The teams that have a ladder together: those of each pool, or all. A knock-out has none. */
export function laddersOfDraw(
  kind: LeagueKind,
  { teams, pools }: Pick<LeagueDraw, 'teams' | 'pools'>,
): string[][] {
  if (kind === 'knockout') return [];
  return kind === 'pool' ? poolsOf(teams, pools) : [[...teams]];
}
