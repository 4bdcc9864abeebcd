import type { TenantCode } from '@callboard/api-contract';
import type { EphemeralPush } from '@callboard/api-contract/pushes';

/** How long an announcement counts: two that follow it can be lost. */
const lifetimeMs = 45_000;
/** Records that one user has open; the one announced longest ago gives way. */
const maxOfUser = 20;

type ViewedPush = Extract<EphemeralPush, { code: 'record.viewed' }>;

interface Visit {
  tenant: TenantCode;
  push: ViewedPush;
  until: number;
}

/** A user at a record. */
export interface Viewer {
  user: string;
  isEditing: boolean;
}

/** Viewers of each record. */
export type Presence = ReturnType<typeof createPresence>;

/**
 * Stores in this process who has which record open, from the announcements that every process hears. A process that has just started
 * knows all after one round of announcements.
 */
export function createPresence(now: () => number = Date.now) {
  /** By user and visit, in the order of the last announcements. */
  const visits = new Map<string, Visit>();
  const byRecord = new Map<string, Set<Visit>>();
  const byUser = new Map<string, Set<Visit>>();

  function viewersOf(tenant: TenantCode, collection: string, record: string): Viewer[] {
    const found = new Map<string, boolean>();
    for (const { push, until } of byRecord.get(recordKey(tenant, { collection, record })) ?? []) {
      if (until <= now()) continue;
      found.set(push.user, found.get(push.user) === true || push.state === 'editing');
    }
    return [...found].map(([user, isEditing]) => ({ user, isEditing }));
  }

  function stateOf(tenant: TenantCode, { collection, record, user }: ViewedPush): ViewedPush['state'] {
    const own = viewersOf(tenant, collection, record).find((viewer) => viewer.user === user);
    if (!own) return 'left';
    return own.isEditing ? 'editing' : 'viewing';
  }

  function insert(visit: Visit): void {
    visits.set(visitKey(visit), visit);
    addTo(byRecord, recordKey(visit.tenant, visit.push), visit);
    const own = addTo(byUser, userKey(visit), visit);
    const [oldest] = own;
    if (own.size > maxOfUser && oldest) remove(oldest);
  }

  function remove(visit: Visit): void {
    visits.delete(visitKey(visit));
    removeFrom(byRecord, recordKey(visit.tenant, visit.push), visit);
    removeFrom(byUser, userKey(visit), visit);
  }

  return {
    viewersOf,
    /** Adds an announcement. Whether others see a difference: most announcements only repeat the one before. */
    add(tenant: TenantCode, push: ViewedPush): boolean {
      const before = stateOf(tenant, push);
      const visit = { tenant, push, until: now() + lifetimeMs };
      const known = visits.get(visitKey(visit));
      if (known) remove(known);
      if (push.state !== 'left') insert(visit);
      return before !== stateOf(tenant, push);
    },
    /** Forgets those who have not announced themselves for too long, and answers what others see of that. */
    expire(): { tenant: TenantCode; push: ViewedPush }[] {
      const over: Visit[] = [];
      for (const visit of visits.values()) {
        if (visit.until > now()) break;
        over.push(visit);
      }
      for (const visit of over) remove(visit);
      return over.map(({ tenant, push }) => ({ tenant, push: { ...push, state: stateOf(tenant, push) } }));
    },
  };
}

function addTo(index: Map<string, Set<Visit>>, key: string, visit: Visit): Set<Visit> {
  const found = index.get(key) ?? new Set();
  index.set(key, found.add(visit));
  return found;
}

function removeFrom(index: Map<string, Set<Visit>>, key: string, visit: Visit): void {
  const found = index.get(key);
  if (found?.delete(visit) && found.size === 0) index.delete(key);
}

function recordKey(tenant: TenantCode, { collection, record }: Pick<ViewedPush, 'collection' | 'record'>) {
  return `${tenant} ${collection} ${record}`;
}

function visitKey({ tenant, push: { user, visit } }: Visit): string {
  return `${tenant} ${user} ${visit}`;
}

function userKey({ tenant, push: { user } }: Visit): string {
  return `${tenant} ${user}`;
}
