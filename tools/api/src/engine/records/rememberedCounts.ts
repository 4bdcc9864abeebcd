import type { Collection, ActorRoles } from '@callboard/api-contract';
import { readsOfRule } from '@callboard/api-contract/reach';
import { rolesKey, type TenantActor } from './actor';
import type { ListRequest } from './listRequest';

/** A count and the snapshot of the database in which it was made. */
export interface RememberedCount {
  count: number;
  snapshot: string;
  /** No transaction that the snapshot did not see began before: earlier parts of the log are not read. */
  since: Date;
}

/** No transaction lasts for a day, and no clock is a day late. */
const longestTransactionMs = 86_400_000;

/** From when on changes can be new to a snapshot that is made now. */
export const newSince = (): Date => new Date(Date.now() - longestTransactionMs);

const maxRemembered = 2_000;

/**
 * How many records a list had when it was last requested. A remembered count is only ever a guess: the statement itself checks
 * whether the log holds a change that its snapshot did not see, of the collection or of one that the reader's rule reads, and
 * counts again if so.
 */
export function createRememberedCounts() {
  const counts = new Map<string, RememberedCount>();
  return {
    find: (key: string): RememberedCount | undefined => counts.get(key),
    keep(key: string, count: RememberedCount): void {
      counts.delete(key);
      if (counts.size >= maxRemembered) forgetOldest(counts);
      counts.set(key, count);
    },
  };
}

/** True if the log has all that a count depends on. Anything else can change unnoticed. */
export function isCountLogged(
  collection: Collection,
  actorRoles: ActorRoles,
  target: (name: string) => Collection,
): boolean {
  const isUnlogged = (of: Collection, field: string): boolean => of.fields[field]?.unlogged === true;
  return (
    // A record can come into a scope and leave it without being changed itself.
    actorRoles.scope === null &&
    !Object.keys(collection.fields).some((field) => isUnlogged(collection, field)) &&
    !readsOfRule(collection, actorRoles).some((read) =>
      read.fields.some((field) => isUnlogged(target(read.collection), field)),
    )
  );
}

function forgetOldest(counts: Map<string, RememberedCount>): void {
  for (const key of counts.keys()) {
    counts.delete(key);
    return;
  }
}

/** Everything that a count depends on: who asks, as far as it decides which rows they reach, and the conditions with their values. */
export function countKey(actor: TenantActor, { filters, search }: ListRequest): string {
  const { tenant, user, individual, viewer = null } = actor;
  const conditions = filters.map(({ name, operator, value }) => [name, operator, value]);
  return JSON.stringify([tenant, user, individual, viewer, rolesKey(actor), conditions, search]);
}
