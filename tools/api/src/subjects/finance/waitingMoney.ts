import { startOfDay, waitingRow, type WaitingQueries } from '../../engine/facts/waitingWork';

/** Money that did not come, and money that came without an invoice to pay. */
export const waitingMoney: WaitingQueries<'invoices_overdue' | 'schools_in_credit'> = {
  invoices_overdue: (scope) =>
    `${waitingRow('i', { at: startOfDay(scope, 'i.due_on'), about: 'e.qed_title' })} FROM ${scope.from('invoices', 'i')}
      LEFT JOIN ${scope.from('events', 'e')} ON e.hashcode = i.event
      WHERE i.status IN ('issued', 'part_paid') AND i.due_on < ${scope.today}`,
  schools_in_credit: ({ from, tenant }) =>
    `${waitingRow('o', { at: 'c.since', about: 'o.town' })} FROM ${from('organizationStructures', 'o')}
      JOIN (SELECT s.organisation, min(s.created) AS since FROM school_credits s WHERE s.tenant = ${tenant}
        GROUP BY s.organisation, s.currency HAVING sum(s.amount) > 0) c ON c.organisation = o.hashcode`,
};
