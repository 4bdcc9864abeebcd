/**
 * That a name has the name of one of the participants of an entry in it, as SQL: in public its school stands for such an act.
 *
 * @param of what is named: the alias of a row of the same tenant, the expression of its name, those of the entries whose participants count
 */
export function namedAfterAPersonSql(of: {
  alias: string;
  name: string;
  entries: readonly string[];
}): string {
  return `EXISTS (SELECT FROM participants person WHERE person.tenant = ${of.alias}.tenant AND person.entry IN (${of.entries.join(', ')})
    AND position(callboard_plain(person.name) IN callboard_plain(${of.name})) > 0)`;
}
