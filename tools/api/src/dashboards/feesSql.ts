import type { Scope } from './createScope';

/** Events of the reader's year and later that ask for a fee, with the members who pay it: a query. */
export function feesSql({ from, today }: Scope): string {
  return `SELECT e.hashcode, e.qed_title AS title, e.status, e.starts_on, e.entry_fee AS fee, e.currency,
      coalesce(sum(n.members_count) FILTER (WHERE n.status = 'accepted'), 0)::int AS accepted_members,
      coalesce(sum(n.members_count) FILTER (WHERE n.status IN ('submitted', 'waitlisted')), 0)::int AS possible_members,
      (count(*) FILTER (WHERE n.status = 'accepted' AND n.members_count IS NULL))::int AS uncounted
    FROM ${from('events', 'e')} LEFT JOIN ${from('entries', 'n')} ON n.event = e.hashcode
    WHERE e.entry_fee IS NOT NULL AND e.status <> 'cancelled' AND e.starts_on >= date_trunc('year', ${today})::date
    GROUP BY e.hashcode, e.qed_title, e.status, e.starts_on, e.entry_fee, e.currency`;
}
