import { roles } from '@callboard/api-contract';
import { messagingLimits, type Recipient } from '@callboard/api-contract/messaging';
import { recipientScope } from '@callboard/domain/messaging';
import { foldText } from '@callboard/domain/names';
import * as v from 'valibot';
import type { Queries } from '../../engine/database/TenantDatabase';
import type { TenantActor } from '../../engine/records/actor';
import { searchPattern, searchWords } from '../../engine/records/searchPattern';
import { mainRole, noteOf, organisationOfUser } from './memberNotes';

const recipientRow = v.object({
  user: v.string(),
  name: v.string(),
  roles: v.array(v.picklist(roles)),
  organisation: v.nullable(v.string()),
});

/** Users to whom the actor can write, by name: one more than are shown, so that the caller knows whether there are others. */
export async function searchRecipients(
  queries: Queries,
  actor: TenantActor,
  search: string,
): Promise<Recipient[]> {
  const words = searchWords(search);
  const patterns = words
    .slice(0, 8)
    .map((word) => searchPattern(word) ?? `%${foldText(word).replace(/[\\%_]/g, String.raw`\$&`)}%`);
  const rows = await queries.rows(recipientRow, {
    text: `SELECT u.hashcode AS "user", u.name, u.roles, o.name AS organisation FROM users u ${organisationOfUser}
      WHERE ${withinScope(actor)} AND u.hashcode <> $2::uuid AND u.name_plain LIKE ALL ($3::text[])
      ORDER BY u.name_plain, u.hashcode LIMIT ${messagingLimits.recipients + 1}`,
    values: [actor.tenant, actor.user, patterns, ...personOf(actor)],
  });
  return rows.map(({ user, name: called, roles: has, organisation }) => ({
    user,
    name: called,
    note: noteOf({ organisation, roles: has }),
    role: mainRole(has),
    is_staff: has.includes('staff') || has.includes('admin'),
  }));
}

/** True if the actor can write to all of these users. */
export async function canWriteToAll(
  queries: Queries,
  actor: TenantActor,
  users: readonly string[],
): Promise<boolean> {
  if (recipientScope(actor.roles) === 'everyone') return true;
  const others = [...new Set(users)].filter((user) => user !== actor.user);
  if (others.length === 0) return true;
  const found = await queries.query({
    text: `SELECT FROM users u WHERE ${withinScope(actor)} AND u.hashcode = ANY ($3::uuid[])`,
    values: [actor.tenant, actor.user, others, ...personOf(actor)],
  });
  return found.length === others.length;
}

/** The parameter that only a narrow scope has. */
function personOf({ roles: own, individual }: TenantActor): (string | null)[] {
  return recipientScope(own) === 'everyone' ? [] : [individual];
}

/** The users `u` of a tenant ($1) to whom a user ($2) can write, who is a person ($4). */
function withinScope({ roles: own }: TenantActor): string {
  const active = `u.tenant = $1 AND u.status = 'active'`;
  if (recipientScope(own) === 'everyone') return active;
  // Participants and contacts of entries, and those who were invited to them.
  return `${active} AND (u.roles && '{staff,admin}'::text[] OR EXISTS (
    WITH own AS MATERIALIZED (
      SELECT e.hashcode, e.contact FROM entries e WHERE e.tenant = $1 AND e.status NOT IN ('withdrawn', 'declined')
        AND (e.contact = $4::uuid
          OR e.hashcode IN (SELECT p.entry FROM participants p WHERE p.tenant = $1 AND p.individual = $4::uuid AND p.status <> 'withdrawn')
          OR e.hashcode IN (SELECT g.entry FROM collaborators g WHERE g.tenant = $1 AND g."user" = $2::uuid)))
    SELECT FROM own WHERE own.contact = u.individual
    UNION ALL SELECT FROM participants p JOIN own ON p.entry = own.hashcode
      WHERE p.tenant = $1 AND p.individual = u.individual AND p.status <> 'withdrawn'
    UNION ALL SELECT FROM collaborators g JOIN own ON g.entry = own.hashcode
      WHERE g.tenant = $1 AND g."user" = u.hashcode))`;
}
