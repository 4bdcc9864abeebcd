import { waitingRow, type WaitingQueries } from '../../engine/facts/waitingWork';

/** Work that judges and others handed over, and no one has taken or dismissed yet. */
export const waitingHandedOver: WaitingQueries<'work_handed_over'> = {
  work_handed_over: ({ from }) =>
    `${waitingRow('w', { at: 'w.created', about: 'coalesce(s.qed_title, e.qed_title)' })} FROM ${from('handedOverWork', 'w')}
      LEFT JOIN ${from('events', 'e')} ON e.hashcode = w.event LEFT JOIN ${from('stages', 's')} ON s.hashcode = w.stage
      WHERE w.status = 'waiting'`,
};
