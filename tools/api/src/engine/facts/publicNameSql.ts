/**
 * A name as everyone can read it, as SQL: null where it has the name of one of the participants of an entry in it. In public its school
 * stands for such an act.
 *
 * @param of what is named: the alias of a row of the same tenant, the expression of its name, those of the entries whose participants count
 */
export function publicNameSql({
  alias,
  name,
  entries,
}: {
  alias: string;
  name: string;
  entries: readonly string[];
}): string {
  return `CASE WHEN EXISTS (SELECT FROM participants person
      WHERE person.tenant = ${alias}.tenant AND person.entry IN (${entries.join(', ')})
        AND position(callboard_plain(person.name) IN callboard_plain(${name})) > 0)
    THEN NULL ELSE ${name} END`;
}
