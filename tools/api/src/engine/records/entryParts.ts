import type { Role } from '@callboard/api-contract';
import { definePort } from '../definePort';
import type { TenantActor } from './actor';
import type { ParameterList } from './statement';

/** Parts that people and users have in entries, as participants or as collaborators. One who withdrew has none any more. */
export interface EntryParts {
  /** The entries in which the actor has a part: event, region, status, category and part of each. */
  ownSql: (roles: readonly Role[], parameters: ParameterList<{ actor: TenantActor }>) => string;
  /** The people who are participants of the entries `meant`, a part of the statement, and those who entered them. */
  participantsSql: (tenant: string) => string;
  /** The users who are their collaborators. */
  collaboratorsSql: (tenant: string) => string;
}

/** Served by entering. */
export const entryParts = definePort<EntryParts>('parts in entries');
