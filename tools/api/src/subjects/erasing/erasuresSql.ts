/** The erasing of a person, for their history. */
export function erasuresSql(tenant: string, person: string): string {
  return `SELECT change_set, actor, at, reason FROM erased_people WHERE tenant = ${tenant} AND person = ${person}`;
}
