import type { Scope } from './createScope';

/**
 * Events of the reader's year and later that ask for a fee, with what their entries pay: a query. What is not charged yet is expected by
 * the prices of the event.
 */
export function feesSql({ from, today }: Scope): string {
  const expected = `coalesce(n.fee_total, coalesce(e.entry_fee, 0) + coalesce(e.performer_fee, 0)::bigint * coalesce(n.members_count, 0))`;
  return `SELECT e.hashcode, e.qed_title AS title, e.status, e.starts_on, e.currency,
      coalesce(sum(${expected}) FILTER (WHERE n.status = 'accepted'), 0)::bigint AS accepted,
      coalesce(sum(${expected}) FILTER (WHERE n.status IN ('submitted', 'waitlisted')), 0)::bigint AS possible,
      coalesce(sum(n.fee_owed), 0)::bigint AS owed, coalesce(sum(n.fee_paid), 0)::bigint AS paid,
      (count(*) FILTER (WHERE n.status = 'accepted'))::int AS entries,
      (count(*) FILTER (WHERE n.status = 'accepted' AND n.fee_total IS NULL AND n.members_count IS NULL
        AND e.performer_fee IS NOT NULL))::int AS uncounted
    FROM ${from('events', 'e')} LEFT JOIN ${from('entries', 'n')} ON n.event = e.hashcode
    WHERE ${hasFee('e')} AND e.status <> 'cancelled' AND e.starts_on >= date_trunc('year', ${today})::date
    GROUP BY e.hashcode, e.qed_title, e.status, e.starts_on, e.currency`;
}

/** Whether an event under an alias asks for a fee. */
export function hasFee(event: string): string {
  return `coalesce(${event}.entry_fee, ${event}.performer_fee) IS NOT NULL`;
}
