import type { Named } from '../../engine/facts/publicNameSql';

/** A name as everyone can read it, as SQL: null where the name of a participant is in it. */
export function publicNameSql({ alias, name, entries }: Named): string {
  return `CASE WHEN EXISTS (SELECT FROM participants person
      WHERE person.tenant = ${alias}.tenant AND person.entry IN (${entries.join(', ')})
        AND position(callboard_plain(person.name) IN callboard_plain(${name})) > 0)
    THEN NULL ELSE ${name} END`;
}
