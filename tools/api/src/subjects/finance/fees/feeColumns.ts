import type { Body } from '@callboard/api-contract';
import type { FeeFacts } from '@callboard/api-contract/finance';
import { feeOf } from '@callboard/domain/competition';

// Being overdue depends on the day, so it is not stored.
const storedStates = { none: null, owed: 'owed', overdue: 'owed', paid: 'paid', waived: 'waived' } as const;

/** The fee of an entry as its fields store it: the document, and what lists filter and sum by. */
export function feeColumns(facts: FeeFacts, now: Date): Body {
  const { lines, currency, total, paid, owed, dueOn, state, isFixed } = feeOf(facts, now);
  const isCharged = isFixed && (lines.length > 0 || paid > 0);
  return {
    fee: facts.fee,
    fee_state: storedStates[state],
    fee_total: isCharged ? total : null,
    fee_paid: isCharged || paid > 0 ? paid : null,
    fee_owed: isCharged ? owed : null,
    fee_due_on: isCharged ? dueOn : null,
    fee_currency: isCharged || paid > 0 ? currency : null,
  };
}
