import type { TenantCode } from '@callboard/api-contract';
import type { ParsedInputOf } from '@callboard/api-contract/actions';
import type { BoxOfficeShift } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import { countedCash } from '@callboard/domain/booking';
import { toSides } from '@callboard/domain/finance';
import { formatMoney } from '@callboard/domain/money';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { notFound, refusedAction } from '../../../engine/problems';
import { step } from '../../../engine/records/step';
import { books } from '../../../engine/ports/books';
import { openShift } from './openShift';
import { readShift } from './readShifts';
import { todayOf } from '../../../engine/todayOf';

/**
 * Closes a shift with what was counted: a difference needs a reason and is booked, and the till goes on with the next clerk, if there is one.
 *
 * @returns the hashcode of the next shift; null without one
 * @throws ApiProblem 409 where it is closed already, or the cash differs without a reason
 */
export async function closeShift(
  transaction: Transaction,
  tenant: TenantCode,
  { shift: hashcode, counted, counts, reason, hand_over_to }: ParsedInputOf<'closeBoxOfficeShift'>,
): Promise<string | null> {
  // Sales of the clerk that are being written end first, and those that come afterwards find no open shift.
  await transaction.query({
    text: 'SELECT FROM box_office_shifts WHERE tenant = $1 AND hashcode = $2::uuid FOR UPDATE',
    values: [tenant, hashcode],
  });
  const shift = await readShift(transaction, tenant, hashcode);
  if (!shift) throw notFound();
  if (shift.status === 'closed') throw refusedAction(sentences.shiftClosed(), {}, 409);
  if (counts && countedCash(counts.items) !== counted) throw refusedAction(sentences.countUnlikeSum());
  const difference = counted - shift.expected;
  if (difference !== 0 && reason === null) {
    const amount = formatMoney({ amount: difference, currency: shift.currency });
    throw refusedAction(
      sentences.differenceNeedsReason({ amount }),
      { expected: shift.expected, difference },
      409,
    );
  }
  await transaction.query({
    text: `UPDATE box_office_shifts SET ${step('boxOfficeShifts', 'closed').set}, closed_at = now(), expected = $3, counted = $4,
        difference = $5, counts = $6, reason = $7 WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [
      tenant,
      hashcode,
      shift.expected,
      counted,
      difference,
      counts && JSON.stringify(counts),
      difference === 0 ? null : reason,
    ],
  });
  await bookDifference(transaction, tenant, shift, difference);
  if (hand_over_to === null) return null;
  await assertClerk(transaction, tenant, hand_over_to);
  const { till, currency } = shift;
  return openShift(transaction, tenant, {
    clerk: hand_over_to,
    till,
    currency,
    float: counted,
    follows: hashcode,
  });
}

/** Books the cash that is missing as a cost, and what is too much against it. */
async function bookDifference(
  transaction: Transaction,
  tenant: TenantCode,
  { hashcode, till, clerk, currency }: BoxOfficeShift,
  difference: number,
): Promise<void> {
  if (difference === 0) return;
  const day = todayOf(tenant);
  const amounts = { cash: difference, cash_difference: -difference } as const;
  const purposes = ['cash', 'cash_difference'] as const;
  await books().post(transaction, tenant, {
    purposes,
    booked_on: day,
    text: `${difference > 0 ? 'Cash over' : 'Cash short'}, ${till}, ${clerk.title}`.slice(0, 200),
    currency,
    event: null,
    source: { collection: 'boxOfficeShifts', hashcode },
    lines: (accountOf) =>
      purposes.map((purpose) => ({
        account: accountOf(purpose).hashcode,
        purpose,
        ...toSides(amounts[purpose]),
      })),
  });
}

/** Staff of the tenant who can sign in. */
async function assertClerk(transaction: Transaction, tenant: TenantCode, user: string): Promise<void> {
  const [found] = await transaction.query({
    text: `SELECT 1 FROM users WHERE tenant = $1 AND hashcode = $2::uuid AND status = 'active' AND roles && ARRAY['staff', 'admin']`,
    values: [tenant, user],
  });
  if (!found) throw refusedAction(sentences.clerkUnknown());
}
