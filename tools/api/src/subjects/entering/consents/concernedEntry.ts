import { type Role, type TenantCode, limitRoles } from '@callboard/api-contract';
import { collectionAt } from '@callboard/api-contract/collections';
import { isAdultOn, type MemberAge } from '@callboard/domain/competition';
import * as v from 'valibot';
import type { Queries } from '../../../engine/database/TenantDatabase';
import type { Session } from '../../../engine/plugins/session';
import { notFound } from '../../../engine/problems';
import { actorOf, type RecordContext } from '../../../engine/records/recordContext';
import { createReadOne, readRow } from '../../../engine/records/recordSql';

/** A judge or a guest reads the entry too, but has no need of its members' contact data. */
const concerned: readonly Role[] = ['admin', 'staff', 'participant'];

/** Refuses as missing an entry that the user does not read as staff or as one of those who entered it. */
export async function assertConcerned(
  context: RecordContext,
  session: Session,
  entry: string,
): Promise<Queries> {
  const actor = actorOf(session);
  const queries = context.database.forTenant(actor.tenant);
  const collection = collectionAt('entries', actor.tenant);
  const roles = limitRoles(
    actor.roles.filter((role) => concerned.includes(role)),
    actor.roles.limits,
    actor.roles.scope,
  );
  const [readable] = await queries.rows(
    readRow,
    createReadOne(collection, context.target)({ ...actor, roles }, entry, ['name']),
  );
  if (!readable) throw notFound();
  return queries;
}

const memberRow = v.object({
  hashcode: v.string(),
  name: v.string(),
  part: v.nullable(v.string()),
  date_of_birth: v.nullable(v.string()),
  year_level: v.nullable(v.number()),
  first_day: v.string(),
  season: v.number(),
});

/** A member of an entry for whom a guardian answers. */
export type Minor = Pick<v.InferOutput<typeof memberRow>, 'hashcode' | 'name' | 'season'> & MemberAge;

/** The members of an entry who are not adults on the first day of its event, by name. */
export async function readMinors(queries: Queries, tenant: TenantCode, entry: string): Promise<Minor[]> {
  const rows = await queries.rows(memberRow, {
    text: `SELECT m.hashcode, m.name, m.part, m.date_of_birth::text AS date_of_birth, m.year_level,
        ev.starts_on::text AS first_day, extract(year FROM ev.starts_on)::int AS season
      FROM participants m
      JOIN events ev ON ev.tenant = m.tenant AND ev.hashcode = m.event
      WHERE m.tenant = $1 AND m.entry = $2 AND m.status <> 'withdrawn'
      ORDER BY m.name_plain, m.hashcode`,
    values: [tenant, entry],
  });
  return rows.filter((member) => !isAdultOn(member, member.first_day));
}
