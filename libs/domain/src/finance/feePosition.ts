import type { AccountPurpose } from '@callboard/api-contract/finance';
import type { Fee, FeeMoney } from '../competition/fees';
import { taxed } from './taxes';

/** Fee of an entry in the books, with tax. */
export interface FeePosition {
  charged: number;
  /** Amount that need not be paid: waived, or not owed any more. */
  credited: number;
  paid: number;
  money: FeeMoney;
  /** Below zero where more was paid than is to be paid. */
  owed: number;
}

/** Amounts owed to each account, by its purpose; below zero where the account owes. The sum of all is zero. */
export type FeeBalances = Readonly<Partial<Record<AccountPurpose, number>>>;

/** Where a fee stands. Nothing is charged before it is submitted. */
export function feePosition({ lines, paid, money, owed: toPay, overpaid, isFixed }: Fee): FeePosition {
  const charged = isFixed ? lines.reduce((sum, { amount }) => sum + Math.max(0, amount), 0) : 0;
  const owed = isFixed ? toPay - overpaid : -paid;
  return { charged, paid, money, owed, credited: charged - paid - owed };
}

/** The balances that a fee has in the books. Its prices include the tax. */
export function feeBalances({ charged, credited, money, owed }: FeePosition, rate: number): FeeBalances {
  const terms = { rate, isInclusive: true };
  const [sale, credit] = [taxed(charged, terms), taxed(credited, terms)];
  return {
    bank: money.bank,
    cash: money.cash,
    card_machine: money.card,
    school_credit: money.credit,
    receivable: Math.max(0, owed),
    due_back: Math.min(0, owed),
    entry_fees: 0 - sale.net,
    credit_notes: credit.net,
    tax: credit.tax - sale.tax,
  };
}

/** Amounts still to be booked: the accounts that differ. */
export function balancesBetween(booked: FeeBalances, due: FeeBalances): FeeBalances {
  const purposes = new Set([...purposesOf(booked), ...purposesOf(due)]);
  return Object.fromEntries(
    [...purposes]
      .map((purpose) => [purpose, (due[purpose] ?? 0) - (booked[purpose] ?? 0)] as const)
      .filter(([, amount]) => amount !== 0),
  );
}

/** The text of an entry: what changed of a fee. */
export function feeEntryText(change: FeeBalances): string {
  const received = (change.bank ?? 0) + (change.cash ?? 0) + (change.card_machine ?? 0);
  if (received) return received > 0 ? 'Payment of an entry fee' : 'Payment of an entry fee reversed';
  if (change.school_credit && !change.credit_notes) return 'Entry fee and credit of the school';
  if (change.entry_fees) return change.entry_fees < 0 ? 'Entry fee charged' : 'Entry fee reversed';
  return (change.credit_notes ?? 0) >= 0 ? 'Credit note for an entry fee' : 'Credit note reversed';
}

function purposesOf(balances: FeeBalances): AccountPurpose[] {
  // Object.keys of a record of purposes returns purposes.
  return Object.keys(balances) as AccountPurpose[];
}
