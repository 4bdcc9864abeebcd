import type { StageLeague } from '@callboard/api-contract/competition';

/** Names of the teams of a stage, by hashcode. */
export function namesOf({ teams }: Pick<StageLeague, 'teams'>): (team: string) => string {
  const names = new Map(teams.map(({ hashcode, name }) => [hashcode, name]));
  return (team) => names.get(team) ?? '';
}

/** The teams that played in a stage and take no part any more. */
export function goneOf({ teams }: Pick<StageLeague, 'teams'>): Set<string> {
  return new Set(teams.flatMap(({ hashcode, takesPart }) => (takesPart ? [] : [hashcode])));
}

/** Pools are called by letters. */
export function poolName(pool: number): string {
  return String.fromCodePoint(64 + pool);
}
