import type { Scope } from '../../engine/facts/createScope';

/**
 * Events of the reader's year and later that ask for a fee, with what their entries pay: a query. What is owed and paid is that of every
 * entry, as the books have it. What is expected is both, less what is to be paid back, and of accepted entries that are not charged yet
 * what the event charges. What undecided entries would pay besides is possible.
 */
export function feesSql({ from, today }: Scope): string {
  const price = `coalesce(n.fee_total, coalesce(e.entry_fee, 0) + coalesce(e.performer_fee, 0)::bigint * coalesce(n.members_count, 0))`;
  const firm = 'least(coalesce(n.fee_paid, 0), coalesce(n.fee_total, 0)) + coalesce(n.fee_owed, 0)';
  return `SELECT e.hashcode, e.qed_title AS title, e.status, e.starts_on, e.currency,
      coalesce(sum(CASE WHEN n.status = 'accepted' THEN ${price} ELSE ${firm} END), 0)::bigint AS expected,
      coalesce(sum(${price} - (${firm})) FILTER (WHERE n.status IN ('submitted', 'waitlisted')), 0)::bigint AS possible,
      coalesce(sum(n.fee_owed), 0)::bigint AS owed, coalesce(sum(n.fee_paid), 0)::bigint AS paid,
      (count(*) FILTER (WHERE n.status = 'accepted'))::int AS entries,
      (count(*) FILTER (WHERE n.status = 'accepted' AND n.fee_total IS NULL AND n.members_count IS NULL
        AND e.performer_fee IS NOT NULL))::int AS uncounted
    FROM ${from('events', 'e')} LEFT JOIN ${from('entries', 'n')} ON n.event = e.hashcode
    WHERE ${hasFee('e')} AND e.status <> 'cancelled' AND e.starts_on >= date_trunc('year', ${today})::date
    GROUP BY e.hashcode, e.qed_title, e.status, e.starts_on, e.currency`;
}

/** Condition that an event under an alias asks for a fee. */
export function hasFee(event: string): string {
  return `coalesce(${event}.entry_fee, ${event}.performer_fee) IS NOT NULL`;
}
