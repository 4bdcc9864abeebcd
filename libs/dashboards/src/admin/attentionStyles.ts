import type { AttentionKind } from '@callboard/api-contract/dashboards';
import type { Feature } from '@callboard/tenant';

interface AttentionStyle {
  /** Whose records it is about. */
  of:
    'entries' | 'participants' | 'events' | 'performances' | 'userActivations' | 'accountRequests' | 'orders';
  /** red: something is wrong; amber: something is missing; blue: something waits. */
  tone: 'red' | 'amber' | 'blue';
  /** The filters of the list that shows exactly these, where there are such. */
  filters?: Readonly<Record<string, string>>;
  /** A page of its own for them, instead of that list. */
  path?: string;
  /** A feature without which it is of no consequence (clause 1.10). */
  needs?: Feature;
}

/** What each kind of attention is about, and its style. */
export const attentionStyles: Readonly<Record<AttentionKind, AttentionStyle>> = {
  entries_in_cancelled: { of: 'entries', tone: 'red', needs: 'performances' },
  people_twice: { of: 'participants', tone: 'red', needs: 'scheduling' },
  entries_twice: { of: 'entries', tone: 'red' },
  seats_over_capacity: { of: 'performances', tone: 'red', needs: 'performances' },
  performances_outside_event: { of: 'performances', tone: 'red', needs: 'performances' },
  performances_unfinished: { of: 'performances', tone: 'amber', needs: 'performances' },
  account_requests_waiting: { of: 'accountRequests', tone: 'blue', filters: { status: 'waiting' } },
  orders_with_requests: {
    of: 'orders',
    tone: 'blue',
    filters: { open_requests__gte: '1' },
    needs: 'ticketing',
  },
  entries_waiting: {
    of: 'entries',
    tone: 'blue',
    filters: { status: 'submitted', decision__isnull: 'true' },
    path: '/entries/decide',
  },
  events_overdue: { of: 'events', tone: 'amber' },
  events_with_unplaced: { of: 'events', tone: 'amber', needs: 'scheduling' },
  events_without_performances: { of: 'events', tone: 'amber', needs: 'performances' },
  events_without_venue: { of: 'events', tone: 'amber' },
  invitations_expired: { of: 'userActivations', tone: 'amber' },
};
