import { type TenantCode, declaredRoles } from '@callboard/api-contract';
import { contests, standingStatuses } from '@callboard/api-contract/entries';
import type { Target } from '@callboard/api-contract/messaging';
import { isAboutEntries } from '@callboard/domain/targets';
import { literal, name } from '../database/quote';
import type { TenantActor } from '../records/actor';
import { conditionSql, fromSql, type ConditionInput } from '../records/conditionSql';
import { entryParts } from '../records/entryParts';
import { parseEntriesFilter } from './parseEntriesFilter';

/** Takes a value and answers its placeholder. */
export type Bind = (value: unknown) => string;

/**
 * Whom targets reach, as one SELECT of `target`, the position, and `"user"`: active users who meet all that one of them names. A user
 * of several targets comes several times; without a target it selects no one.
 *
 * @throws ApiProblem where a filter of entries is not one of their list.
 */
export function reachedSql(tenant: TenantCode, targets: readonly Target[], bind: Bind): string {
  if (targets.length === 0) return 'SELECT NULL::int AS target, NULL::uuid AS "user" WHERE false';
  const ofTenant = bind(tenant);
  return targets
    .map((target, position) => {
      const conditions = [
        `u.tenant = ${ofTenant}`,
        `u.status = 'active'`,
        ...roleSql(target),
        ...(target.user ? [`u.hashcode = ${bind(target.user)}::uuid`] : []),
        ...(isAboutEntries(target) ? [`u.hashcode IN (${partsSql(tenant, target, ofTenant, bind)})`] : []),
      ];
      return `SELECT ${position} AS target, u.hashcode AS "user" FROM users u WHERE ${conditions.join(' AND ')}`;
    })
    .join(' UNION ALL ');
}

/** Staff includes admins. Whether a user takes part in an entry as a participant or as a collaborator follows from their part. */
function roleSql({ role }: Target): string[] {
  if (!role || role === 'everyone') return [];
  const roles = role === 'staff' ? ['staff', 'admin'] : [role];
  return [`u.roles && ARRAY[${roles.map(literal).join(', ')}]::text[]`];
}

/**
 * The users who take part in an entry that meets the target: its contact and the people in it, as participants, and its collaborators.
 * A person who withdrew takes no part any more.
 */
function partsSql(tenant: TenantCode, target: Target, ofTenant: string, bind: Bind): string {
  const { participantsSql, collaboratorsSql } = entryParts();
  const asParticipant = `SELECT p.hashcode FROM users p
      WHERE p.tenant = ${ofTenant} AND 'participant' = ANY (p.roles) AND p.individual IN (${participantsSql(ofTenant)})`;
  const ways = [
    ...(target.role === 'collaborator' ? [] : [asParticipant]),
    ...(target.role === 'participant' ? [] : [collaboratorsSql(ofTenant)]),
  ];
  const { entries } = contests[tenant];
  return `WITH meant AS (SELECT t.hashcode, t.contact FROM ${fromSql(entries)} WHERE ${entriesSql(tenant, target, bind)})
      ${ways.join(' UNION ALL ')}`;
}

/** The WHERE of the entries that meet a target, over the alias `t`: what staff would list by these filters. */
function entriesSql(tenant: TenantCode, target: Target, bind: Bind): string {
  const { entries: collection, category } = contests[tenant];
  const { event, region, entry_status, entries_filter } = target;
  const given = parseEntriesFilter(collection, entries_filter ?? '');
  const input: ConditionInput = { actor: staffOf(tenant), ...given };
  const filtered = conditionSql(collection, input, { add: (source) => bind(source(input)) });
  const hasOwnStatuses = Boolean(entry_status) || Boolean(entries_filter);
  return [
    filtered,
    ...(event ? [`t.event = ${bind(event)}::uuid`] : []),
    ...(region ? [`t.region = ${bind(region)}::uuid`] : []),
    ...(target.category ? [`t.${name(category)} = ${bind(target.category)}`] : []),
    ...(entry_status ? [`t.status = ${bind(entry_status)}`] : []),
    ...(hasOwnStatuses ? [] : [`t.status IN (${standingStatuses.map(literal).join(', ')})`]),
  ].join(' AND ');
}

/** Targets are the work of staff: what they reach does not depend on who reads it. */
function staffOf(tenant: TenantCode): TenantActor {
  return { tenant, user: '', individual: null, roles: declaredRoles('staff') };
}
