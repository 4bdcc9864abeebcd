import type { AttentionKind, CollectionName } from '@callboard/api-contract';
import type { ConceptCollections, Feature } from '@callboard/tenant';

interface AttentionStyle {
  /** Whose records it is about. */
  of: 'entries' | 'participants' | 'events' | 'performances' | 'userActivations' | 'accountRequests';
  /** red: something is wrong; amber: something is missing; blue: something waits. */
  tone: 'red' | 'amber' | 'blue';
  /** The filters of the list that shows exactly these, where there are such. */
  filters?: Readonly<Record<string, string>>;
  /** A page of its own for them, instead of that list. */
  path?: string;
  /** A feature without which it is of no consequence (clause 1.10). */
  needs?: Feature;
}

/** What each kind of attention is about and how it looks. */
export const attentionStyles: Readonly<Record<AttentionKind, AttentionStyle>> = {
  entries_in_cancelled: { of: 'entries', tone: 'red', needs: 'performances' },
  people_twice: { of: 'participants', tone: 'red', needs: 'scheduling' },
  seats_over_capacity: { of: 'performances', tone: 'red', needs: 'performances' },
  performances_outside_event: { of: 'performances', tone: 'red', needs: 'performances' },
  performances_unfinished: { of: 'performances', tone: 'amber', needs: 'performances' },
  account_requests_waiting: { of: 'accountRequests', tone: 'blue', filters: { status: 'waiting' } },
  entries_waiting: { of: 'entries', tone: 'blue', filters: { status: 'submitted' }, path: '/entries/decide' },
  events_overdue: { of: 'events', tone: 'amber' },
  events_with_unplaced: { of: 'events', tone: 'amber', needs: 'scheduling' },
  events_without_performances: { of: 'events', tone: 'amber', needs: 'performances' },
  events_without_venue: { of: 'events', tone: 'amber' },
  invitations_expired: { of: 'userActivations', tone: 'amber' },
};

/** The collection whose records a kind of attention is about, for a tenant. */
export function collectionOfAttention(kind: AttentionKind, collections: ConceptCollections): CollectionName {
  const { of } = attentionStyles[kind];
  return of === 'userActivations' || of === 'accountRequests' ? of : collections[of];
}
