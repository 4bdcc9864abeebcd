import type { CollectionName } from '../collectionName';
import type { Feature } from '../features';
import type { Role } from '../roles';

/** The transitions that are done in the list itself. */
export type WaitingTransition = 'complete' | 'resend_activation';

/** A kind of work that waits for the office. */
interface WaitingKindDeclaration {
  /** The records that wait; null for mails, which are none. */
  of: CollectionName | null;
  /** `wrong`: something contradicts itself; `waits`: someone waits for an answer; `missing`: something is not there yet. */
  urgency: 'wrong' | 'waits' | 'missing';
  /** The moment of each row: `since` when it waits, or the one that it is `due` at. */
  dated: 'since' | 'due';
  /** The list that shows exactly these; `yesterday` stands for the day before the reader's, and `season` for the first of its year. */
  list?: Readonly<Record<string, string>>;
  /** The page where it is done, instead of that of the record; `{record}` stands for the hashcode. */
  page?: string;
  /** The transition that does it in place. It is undone where `isUndoable`. */
  act?: { transition: WaitingTransition; isUndoable?: true };
  /** A feature without which it is of no consequence (clause 1.10). */
  needs?: Feature;
  /** Roles that do the work. Absent: the whole office. */
  roles?: readonly Role[];
}

/**
 * The kinds of work that waits for the office, most pressing first among those of one urgency. Each is found by a query of its subject
 * in the server, and named in the words of the dashboards.
 */
export const waitingKinds = {
  mails_undelivered: { of: null, urgency: 'wrong', dated: 'since', roles: ['admin'] },
  entries_in_cancelled: { of: 'entries', urgency: 'wrong', dated: 'due', needs: 'performances' },
  people_twice: { of: 'participants', urgency: 'wrong', dated: 'due', needs: 'scheduling' },
  entries_twice: { of: 'entries', urgency: 'wrong', dated: 'due' },
  seats_over_capacity: { of: 'performances', urgency: 'wrong', dated: 'due', needs: 'performances' },
  performances_outside_event: { of: 'performances', urgency: 'wrong', dated: 'due', needs: 'performances' },
  account_requests_waiting: {
    of: 'accountRequests',
    urgency: 'waits',
    dated: 'since',
    list: { status: 'waiting' },
  },
  order_requests_open: {
    of: 'orderRequests',
    urgency: 'waits',
    dated: 'since',
    list: { status: 'open' },
    needs: 'ticketing',
  },
  entries_waiting: {
    of: 'entries',
    urgency: 'waits',
    dated: 'since',
    page: '/entries/decide?entry={record}',
  },
  work_handed_over: { of: 'handedOverWork', urgency: 'waits', dated: 'since', list: { status: 'waiting' } },
  orders_to_refund: {
    of: 'orders',
    urgency: 'waits',
    dated: 'since',
    list: { to_refund__gte: '1' },
    needs: 'ticketing',
  },
  schools_in_credit: { of: 'organizationStructures', urgency: 'waits', dated: 'since', needs: 'ticketing' },
  invoices_overdue: {
    of: 'invoices',
    urgency: 'waits',
    dated: 'due',
    list: { status__in: 'issued,part_paid', due_on__lte: 'yesterday' },
    needs: 'ticketing',
  },
  tasks_overdue: {
    of: 'tasks',
    urgency: 'missing',
    dated: 'due',
    list: { status: 'open', audience: 'staff', due_on__gte: 'season', due_on__lte: 'yesterday' },
    act: { transition: 'complete', isUndoable: true },
  },
  performances_unfinished: { of: 'performances', urgency: 'missing', dated: 'due', needs: 'performances' },
  events_overdue: { of: 'events', urgency: 'missing', dated: 'due' },
  events_with_unplaced: { of: 'events', urgency: 'missing', dated: 'due', needs: 'scheduling' },
  events_without_performances: { of: 'events', urgency: 'missing', dated: 'due', needs: 'performances' },
  events_without_venue: { of: 'events', urgency: 'missing', dated: 'due' },
  invitations_expired: {
    of: 'userActivations',
    urgency: 'missing',
    dated: 'since',
    act: { transition: 'resend_activation' },
    roles: ['admin'],
  },
} as const satisfies Readonly<Record<string, WaitingKindDeclaration>>;

export type WaitingKind = keyof typeof waitingKinds;

const urgencies = ['wrong', 'waits', 'missing'] as const;

// Object.keys of a literal object returns exactly its keys.
export const waitingKindNames = Object.keys(waitingKinds) as readonly WaitingKind[];

/** The declaration of a kind. */
export function waitingKind(kind: WaitingKind): WaitingKindDeclaration {
  return waitingKinds[kind];
}

/** The order of two kinds: what is wrong comes before what waits, and that before what is missing; then what is oldest. */
export function byUrgency(
  one: { kind: WaitingKind; oldest: string },
  other: { kind: WaitingKind; oldest: string },
): number {
  const place = ({ kind }: { kind: WaitingKind }) => urgencies.indexOf(waitingKinds[kind].urgency);
  return (
    place(one) - place(other) ||
    Date.parse(one.oldest) - Date.parse(other.oldest) ||
    waitingKindNames.indexOf(one.kind) - waitingKindNames.indexOf(other.kind)
  );
}
