import type { Role, TargetLink, ValueCondition } from '@callboard/api-contract';
import { standingStatuses } from '@callboard/api-contract/entries';
import { literal, name } from '../database/quote';
import { tableName } from '../database/tableNames';
import { tenantOf, userOf, type TenantActor } from './actor';
import { entryParts } from './entryParts';
import type { ParameterList } from './statement';
import { valueSql } from './valueSql';

interface TargetedCondition {
  field: string;
  targetedBy: TargetLink;
  and?: ValueCondition;
}

/**
 * Whether a row is for the actor at this moment: the counterpart of `reachedSql`, which finds the users of some targets where this finds
 * what the targets of one user lead to. The few entries of the actor are gathered once for a statement, and so are the targets.
 */
export function targetedSql(
  { field, targetedBy, and }: TargetedCondition,
  roles: readonly Role[],
  alias: string,
  parameters: ParameterList<{ actor: TenantActor }>,
): string {
  const { collection, field: of, everyone } = targetedBy;
  const tenant = parameters.add(tenantOf);
  const user = `${parameters.add(userOf)}::uuid`;
  const known = ['everyone', ...roles, ...(roles.includes('admin') ? ['staff'] : [])].map(literal).join(', ');
  const isMeant = `${alias}.${name(field)} IN (
    WITH own AS MATERIALIZED (${entryParts().ownSql(roles, parameters)})
    SELECT g.${name(of)} FROM ${name(tableName(collection))} g
    WHERE g.tenant = ${tenant} AND (g.role IS NULL OR g.role IN (${known})) AND (g."user" IS NULL OR g."user" = ${user})
      AND (num_nonnulls(g.event, g.region, g.entry_status, g.category) = 0 OR EXISTS (
        SELECT FROM own o WHERE (g.event IS NULL OR o.event = g.event) AND (g.region IS NULL OR o.region = g.region)
          AND (g.category IS NULL OR o.category = g.category)
          AND CASE WHEN g.entry_status IS NULL THEN o.status IN (${standingStatuses.map(literal).join(', ')})
            ELSE o.status = g.entry_status END
          AND CASE g.role WHEN 'participant' THEN o.part = 'participant'
            WHEN 'collaborator' THEN o.part = 'collaborator' ELSE true END)))`;
  const meant = everyone ? `(${alias}.${name(everyone)} OR ${isMeant})` : isMeant;
  return and ? `(${valueSql(and, alias)} AND ${meant})` : meant;
}
