import type { ParsedInputOf } from '@callboard/api-contract/actions';
import type { FeeFacts, StoredFee } from '@callboard/api-contract/finance';
import { sentences } from '@callboard/api-contract/sentences';
import { dayOfInstant } from '@callboard/domain/calendar';
import { feeOf } from '@callboard/domain/competition';
import { formatMoney } from '@callboard/domain/money';
import { refusedAction } from '../../../engine/problems';
import type { FeeStep } from './changeFee';
import { charged, noFee } from './chargeWhenSubmitted';

/** As many as the document of a fee holds. */
const maxPayments = 100;

/** Notes a payment, of all that is owed or of a part of it. The same payment again is the same payment. */
export function payment({ key, amount, paid_on, reference }: ParsedInputOf<'markFeePaid'>): FeeStep {
  return (facts, { by, now }, { label }) => {
    const { payments } = facts.fee ?? noFee;
    if (payments.some((known) => known.key === key)) return null;
    const { owed, currency } = feeOf(facts, now);
    if (owed === 0) throw refusedAction(sentences.nothingOwed({ record: label.one }));
    if (amount > owed) {
      throw refusedAction(sentences.paidTooMuch({ owed: formatMoney({ amount: owed, currency }) }));
    }
    if (paid_on > dayOfInstant(now.toISOString(), facts.zone)) throw refusedAction(sentences.paidAhead());
    if (payments.length >= maxPayments) {
      throw refusedAction(sentences.tooManyPayments({ max: maxPayments }));
    }
    const added = { key, amount, paid_on, reference, by, at: now.toISOString() };
    return { facts: withFee(facts, { payments: [...payments, added] }), bookedOn: paid_on };
  };
}

/** Takes a payment back that was noted by mistake, also of an entry that owes nothing any more. */
export function paymentTakenBack({ key }: ParsedInputOf<'takeBackPayment'>): FeeStep {
  return (facts) => {
    const { payments } = facts.fee ?? noFee;
    const left = payments.filter((known) => known.key !== key);
    if (left.length === payments.length) throw refusedAction(sentences.noSuchPayment());
    const isOfInvoice = payments.some((known) => known.key === key && known.method !== undefined);
    if (isOfInvoice) throw refusedAction(sentences.paymentOfInvoice(), {}, 409);
    return { facts: withFee(facts, { payments: left }) };
  };
}

/** Waives what is owed, or the late fee: of a draft that is to come late, too. */
export function waiver({ what, reason }: ParsedInputOf<'waiveFee'>): FeeStep {
  return (facts, { by, now }, { label }) => {
    const { waivers } = facts.fee ?? noFee;
    if (waivers.some((known) => known.what === what)) throw refusedAction(sentences.alreadyWaived());
    const { lines, owed } = feeOf(facts, now);
    const hasLateFee = lines.some(({ kind }) => kind === 'late');
    const isAhead = facts.status === 'draft' && (facts.terms.late_fee ?? 0) > 0;
    if (what === 'late' && !hasLateFee && !isAhead) {
      throw refusedAction(sentences.noLateFee({ record: label.one }));
    }
    if (what === 'all' && owed === 0) throw refusedAction(sentences.nothingOwed({ record: label.one }));
    const added = { what, reason, by, at: now.toISOString() };
    return { facts: withFee(facts, { waivers: [...waivers, added] }), reason };
  };
}

/** Charges again what was waived. */
export function waiverEnded({ what }: ParsedInputOf<'endFeeWaiver'>): FeeStep {
  return (facts) => {
    const { waivers } = facts.fee ?? noFee;
    const left = waivers.filter((known) => known.what !== what);
    if (left.length === waivers.length) throw refusedAction(sentences.notWaived());
    return { facts: withFee(facts, { waivers: left }) };
  };
}

/** Charges an entry by the present prices and members, and as late as it was submitted. */
export function recalculation(): FeeStep {
  return (facts, { now }, { label }) => {
    if (facts.status === 'draft') throw refusedAction(sentences.feeNotCharged({ record: label.one }));
    return { facts: charged(facts, now) };
  };
}

function withFee(facts: FeeFacts, changed: Partial<StoredFee>): FeeFacts {
  return { ...facts, fee: { ...(facts.fee ?? noFee), ...changed } };
}
