import { firstStep, step } from '../../../engine/records/step';

/** How long after the performance the names of those who waited are still stored. */
const days = 30;
const lapsed = step('waitingParties', 'lapsed', { from: ['waiting', 'offered'], as: 'w' });
const isErased = `w.email LIKE '%@erased.invalid'`;

/**
 * Some weeks after the performance no one needs to know who waited for it: names and emails become a pseudonym, in the list and then in
 * its history, and the links to leave the list end.
 */
export const forgetOldParties = [
  {
    text: `WITH old AS (SELECT w.tenant, w.hashcode, left(w.hashcode::text, 8) AS sign FROM waiting_parties w
        JOIN performances p ON p.tenant = w.tenant AND p.hashcode = w.performance
        WHERE w.tenant = $1 AND p.starts_at < now() - interval '${days} days' AND NOT ${isErased} LIMIT 1000),
      links AS (DELETE FROM waiting_links l USING old WHERE l.tenant = $1 AND l.party = old.hashcode)
      UPDATE waiting_parties w SET name = 'Erased person ' || upper(old.sign), email = 'erased-' || old.sign || '@erased.invalid', reason = NULL, note = NULL,
        ${firstStep('waitingParties', { lapsed: lapsed.when }, 'w')}
      FROM old WHERE w.tenant = $1 AND w.hashcode = old.hashcode`,
  },
  {
    text: `SELECT callboard_erase_history('waitingParties', ARRAY(SELECT DISTINCT c.record FROM waiting_parties w
          JOIN changes c ON c.tenant = w.tenant AND c.record = w.hashcode
          WHERE w.tenant = $1 AND ${isErased} AND w.modified > now() - interval '2 days' AND NOT c.erased),
        'hashcode', '{}', '{name,email,reason,note}', '{}')`,
  },
];
