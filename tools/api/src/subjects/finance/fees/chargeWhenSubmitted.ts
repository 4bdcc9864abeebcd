import type { StoredFee, FeeFacts } from '@callboard/api-contract/finance';
import { chargesOf } from '@callboard/domain/competition';
import type { BeforeTransit } from '../../../engine/records/transitRecord';
import { feeColumns } from './feeColumns';
import { readFeeFacts } from './readFeeFacts';

/** Fee that has neither been charged nor waived nor paid. */
export const noFee: StoredFee = { charged: null, waivers: [], payments: [] };

/** Fixes the fee of an entry when it is submitted; in any other status it is owed or not. */
export const chargeWhenSubmitted: BeforeTransit = async (transaction, { tenant }, hashcode, { to }) => {
  const facts = await readFeeFacts(transaction, tenant, hashcode);
  if (!facts) return {};
  const now = new Date();
  const next = { ...facts, status: to };
  const isCharged = to === 'submitted' && facts.status === 'draft';
  return feeColumns(isCharged ? charged({ ...next, submitted_at: now.toISOString() }, now) : next, now);
};

/** The fee with the present prices and members fixed on it. */
export function charged(facts: FeeFacts, now: Date): FeeFacts {
  const { terms, submitted_at } = facts;
  const charges = chargesOf(facts, submitted_at === null ? now : new Date(submitted_at));
  const { currency, fee_due_on: due_on } = terms;
  const fixed = { at: now.toISOString(), currency, due_on, charges };
  return { ...facts, fee: { ...(facts.fee ?? noFee), charged: fixed } };
}
