import type { TenantCode } from '@callboard/api-contract';
import type { ParsedInputOf } from '@callboard/api-contract/actions';
import { sentences } from '@callboard/api-contract/sentences';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';
import { assertCredit, bookCredit, lockCredit, moveCredit } from './schoolCredit';
import { todayOf } from '../../../engine/todayOf';

/** Notes that credit of a school was paid back by the bank, and answers what is left. The same key again changes nothing. */
export async function refundCredit(
  transaction: Transaction,
  tenant: TenantCode,
  { organisation, key, amount, currency, paid_on, reference }: ParsedInputOf<'refundSchoolCredit'>,
): Promise<number> {
  const owner = { organisation, currency };
  const before = await lockCredit(transaction, tenant, owner);
  const known = await transaction.query({
    text: 'SELECT FROM school_credits WHERE tenant = $1 AND hashcode = $2::uuid',
    values: [tenant, key],
  });
  if (known.length > 0) return before;
  if (paid_on > todayOf(tenant)) throw refusedAction(sentences.paidAhead());
  await assertCredit(transaction, tenant, owner, amount);
  await bookCredit(transaction, tenant, {
    amount: -amount,
    currency,
    event: null,
    source: { collection: 'organizationStructures', hashcode: organisation },
    booked_on: paid_on,
    text: ['Credit paid back to a school', reference].filter(Boolean).join(', '),
  });
  await moveCredit(transaction, tenant, {
    ...owner,
    amount: -amount,
    kind: 'refunded',
    invoice: null,
    made_on: paid_on,
    key,
  });
  return before - amount;
}
