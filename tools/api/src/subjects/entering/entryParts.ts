import type { Role } from '@callboard/api-contract';
import { contests } from '@callboard/api-contract/entries';
import { literal, name } from '../../engine/database/quote';
import { individualOf, tenantOf, userOf, type TenantActor } from '../../engine/records/actor';
import type { EntryParts } from '../../engine/records/entryParts';
import type { ParameterList } from '../../engine/records/statement';

/** The parts in entries, for the targets of announcements and resources. */
export const entryParts: EntryParts = {
  ownSql: ownEntriesSql,
  participantsSql: (tenant) => `SELECT t.contact FROM meant t
    UNION ALL
    SELECT l.individual FROM participants l JOIN meant t ON t.hashcode = l.entry
    WHERE l.tenant = ${tenant} AND l.status <> 'withdrawn'`,
  collaboratorsSql: (tenant) => `SELECT l."user" FROM collaborators l JOIN meant t ON t.hashcode = l.entry
    WHERE l.tenant = ${tenant}`,
};

const categories = Object.values(contests).map(({ category }) => `e.${name(category)}`);

/** The category of an entry, by the name that its tenant has for it: those of the others are empty. */
const categorySql = `coalesce(${categories.join(', ')})`;

/** The entries in which the actor takes part, and as what. */
function ownEntriesSql(roles: readonly Role[], parameters: ParameterList<{ actor: TenantActor }>): string {
  const tenant = parameters.add(tenantOf);
  const user = `${parameters.add(userOf)}::uuid`;
  const facts = (part: string): string =>
    `SELECT e.event, e.region, e.status, ${categorySql} AS category, ${literal(part)} AS part FROM entries e`;
  const throughOthers = (link: string): string =>
    ` JOIN ${link} l ON l.tenant = e.tenant AND l.entry = e.hashcode WHERE l.tenant = ${tenant}`;
  const asCollaborator = `${facts('collaborator')}${throughOthers('collaborators')} AND l."user" = ${user}`;
  if (!roles.includes('participant')) return asCollaborator;
  const individual = `${parameters.add(individualOf)}::uuid`;
  return [
    asCollaborator,
    `${facts('participant')} WHERE e.tenant = ${tenant} AND e.contact = ${individual}`,
    `${facts('participant')}${throughOthers('participants')} AND l.individual = ${individual} AND l.status <> 'withdrawn'`,
  ].join(' UNION ALL ');
}
