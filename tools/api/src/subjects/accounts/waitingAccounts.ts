import { type WaitingQueries, waitingRow } from '../../engine/facts/waitingWork';

/** Schools that ask for an account, and invitations that no one answered in time. */
export const waitingAccounts: WaitingQueries<'account_requests_waiting' | 'invitations_expired'> = {
  account_requests_waiting: ({ from }) =>
    `${waitingRow('r', { at: 'r.created', about: 'coalesce(o.qed_title, r.school_name)' })} FROM ${from('accountRequests', 'r')}
      LEFT JOIN ${from('organizationStructures', 'o')} ON o.hashcode = r.organisation WHERE r.status = 'waiting'`,
  invitations_expired: ({ from, now }) =>
    `${waitingRow('a', { at: 'a.expires', about: 'a.email' })} FROM ${from('userActivations', 'a')}
      WHERE a.status = 'expired' OR (a.status = 'pending' AND a.expires < ${now})`,
};
