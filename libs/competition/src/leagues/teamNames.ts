import type { StageLeague } from '@callboard/api-contract/competition';

/** What each team of a stage is called, by hashcode. */
export function namesOf({ teams }: Pick<StageLeague, 'teams'>): (team: string) => string {
  const names = new Map(teams.map(({ hashcode, name }) => [hashcode, name]));
  return (team) => names.get(team) ?? '';
}

/** Pools are called by letters. */
export function poolName(pool: number): string {
  return String.fromCodePoint(64 + pool);
}
