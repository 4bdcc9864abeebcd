import type { FeeCredit, FeePayment, StoredFee } from '@callboard/api-contract/finance';
import { feeOf } from '@callboard/domain/competition';
import type { FeeWork } from '../../../engine/ports/books';
import { stepFee, type FeeStep } from '../fees/changeFee';
import { noFee } from '../fees/chargeWhenSubmitted';
import { readFeeFacts } from '../fees/readFeeFacts';

type Payment = Pick<FeePayment, 'key' | 'amount' | 'paid_on' | 'reference' | 'method'>;

/** Pays as much of a fee as is still owed; how much that is. An entry that was deleted owes nothing. */
export async function payFee(work: FeeWork, entry: string, payment: Payment): Promise<number> {
  let taken = 0;
  await change(work, entry, (facts, { by, now }) => {
    const { owed } = feeOf(facts, now);
    const fee = facts.fee ?? noFee;
    taken = fee.payments.length < maxPayments ? Math.min(owed, payment.amount) : 0;
    if (taken === 0) return null;
    const added = { ...payment, amount: taken, by, at: now.toISOString() };
    return {
      facts: { ...facts, fee: { ...fee, payments: [...fee.payments, added] } },
      bookedOn: payment.paid_on,
    };
  });
  return taken;
}

/** Takes the payment of a fee back. */
export function unpayFee(work: FeeWork, entry: string, key: string): Promise<void> {
  return change(work, entry, (facts) => {
    const fee = facts.fee ?? noFee;
    return {
      facts: { ...facts, fee: { ...fee, payments: fee.payments.filter((known) => known.key !== key) } },
    };
  });
}

type Credit = Pick<FeeCredit, 'key' | 'number' | 'amount' | 'released'>;

/** Takes a credit off a fee. Where the fee is owed again, that is a second entry of the books. */
export async function creditFee(
  work: FeeWork,
  entry: string,
  credit: Credit,
  { reason, isOwedAgain }: { reason: string; isOwedAgain: boolean },
): Promise<void> {
  await change(work, entry, (facts, { by, now }) => ({
    facts: withCredits(facts, (credits) => [
      ...credits,
      { ...credit, is_ended: false, by, at: now.toISOString() },
    ]),
    reason,
  }));
  if (!isOwedAgain) return;
  await change(work, entry, (facts) => ({
    facts: withCredits(facts, (credits) =>
      credits.map((known) => (known.key === credit.key ? { ...known, is_ended: true } : known)),
    ),
  }));
}

/** As many as the document of a fee holds. */
const maxPayments = 100;

function withCredits(
  facts: Parameters<FeeStep>[0],
  changed: (credits: readonly FeeCredit[]) => FeeCredit[],
): Parameters<FeeStep>[0] {
  const fee: StoredFee = facts.fee ?? noFee;
  return { ...facts, fee: { ...fee, credits: changed(fee.credits ?? []) } };
}

async function change({ context, transaction, actor }: FeeWork, entry: string, step: FeeStep): Promise<void> {
  const facts = await readFeeFacts(transaction, actor.tenant, entry);
  if (facts) await stepFee(context, transaction, actor, entry, step);
}
