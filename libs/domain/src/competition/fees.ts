import type { FeeCharge, FeeFacts, FeePayment, FeeTerms, StoredFee } from '@callboard/api-contract/finance';
import { dayOfInstant } from '../calendar/zones';
import { membersCounted } from './membersCounted';

/** A line of a fee: what is charged, and below zero what was waived of it. */
export interface FeeLine {
  kind: FeeCharge['kind'] | 'lateWaived' | 'credited' | 'allWaived';
  count: number;
  each: number;
  amount: number;
}

/** The sum of its parts is what is paid. */
export interface FeeMoney {
  bank: number;
  cash: number;
  /** By a card machine. */
  card: number;
  credit: number;
}

/** How far a fee is: `none` where nothing is to be paid, and nothing was. */
export type FeeState = 'none' | 'owed' | 'overdue' | 'paid' | 'waived';

/** Price of an entry, in the smallest unit of its currency. */
export interface Fee {
  lines: FeeLine[];
  currency: string | null;
  total: number;
  paid: number;
  /** Where what was paid is: at the bank, in cash, or taken from the credit of the school, to which what was released went. */
  money: FeeMoney;
  /** Still to be paid: nothing before it is submitted, on the waiting list, and once it is out. */
  owed: number;
  /** Paid beyond the total, such as when the late fee was waived afterwards. */
  overpaid: number;
  /** The last day to pay, by the clocks of the event. */
  dueOn: string | null;
  state: FeeState;
  /** True if the prices stay as they are: they are fixed when the entry is submitted. */
  isFixed: boolean;
}

/** Entries in other statuses owe nothing: they are not in the running yet, or not any more. */
const owingStatuses: readonly string[] = ['submitted', 'accepted'];

/**
 * The fee of an entry, with its lines, what is still owed of it, and how far it is.
 *
 * @example
 * feeOf(facts, new Date()) // { lines: [{ kind: 'performers', count: 24, each: 1_000, amount: 24_000 }], total: 24_000, … }
 */
export function feeOf(facts: FeeFacts, now: Date): Fee {
  const { status, terms, fee, zone } = facts;
  const fixed = status === 'draft' ? null : (fee?.charged ?? null);
  const charges = fixed?.charges ?? chargesOf(facts, submittedOr(facts, now));
  const charged = charges.map(({ kind, count, each }): FeeLine => ({
    kind,
    count,
    each,
    amount: count * each,
  }));
  const money = moneyOf(fee);
  const paid = money.bank + money.cash + money.card + money.credit;
  const lines = [...charged, ...takenOff(charged, fee, paid)];
  const total = sum(lines);
  const dueOn = fixed ? fixed.due_on : terms.fee_due_on;
  const owed = fixed && owingStatuses.includes(status) ? Math.max(0, total - paid) : 0;
  const isOverdue = dueOn !== null && dayOfInstant(now.toISOString(), zone) > dueOn;
  return {
    lines,
    currency: fixed ? fixed.currency : terms.currency,
    total,
    paid,
    money,
    owed,
    overpaid: Math.max(0, paid - total),
    dueOn,
    state: stateOf({ owed, paid, isOverdue, isWaived: fixed !== null && lines.length > charged.length }),
    isFixed: fixed !== null,
  };
}

/** Charges of the event for an entry that is submitted at an instant: the late fee from its own instant on. */
export function chargesOf({ terms, members }: Pick<FeeFacts, 'terms' | 'members'>, at: Date): FeeCharge[] {
  const { entry_fee, performer_fee, late_fee } = terms;
  const all: FeeCharge[] = [
    { kind: 'entry', count: 1, each: entry_fee ?? 0 },
    { kind: 'performers', count: performersOf(members), each: performer_fee ?? 0 },
    { kind: 'late', count: isLate(terms, at) ? 1 : 0, each: late_fee ?? 0 },
  ];
  // A price of a performer shows that no one is named yet.
  return all.filter(({ kind, count, each }) => each > 0 && (count > 0 || kind === 'performers'));
}

/** Checks whether an entry that is submitted at an instant pays the late fee: as entries close, at the very instant too. */
export function isLate({ late_fee, late_fee_from }: FeeTerms, at: Date): boolean {
  return (late_fee ?? 0) > 0 && late_fee_from !== null && Date.parse(late_fee_from) <= at.getTime();
}

/** How many members are paid for: adults are free. */
export function performersOf({ students, adults, declared }: FeeFacts['members']): number {
  return membersCounted({ named: students + adults, declared }) - adults;
}

/** Total of a submitted entry by present prices and members; null where that is its charged total. */
export function recalculatedTotal(facts: FeeFacts, now: Date): number | null {
  const { status, fee, submitted_at } = facts;
  if (status === 'draft' || submitted_at === null) return null;
  const present = chargesOf(facts, submittedOr(facts, now)).map(({ count, each }) => ({
    amount: count * each,
  }));
  const fixed = (fee?.charged?.charges ?? []).map(({ count, each }) => ({ amount: count * each }));
  const total = sum(present);
  return total === sum(fixed) ? null : total;
}

/** A draft is charged as if it were submitted now. */
function submittedOr({ status, submitted_at }: FeeFacts, now: Date): Date {
  return status === 'draft' || submitted_at === null ? now : new Date(submitted_at);
}

function moneyOf(fee: StoredFee | null): FeeMoney {
  const by = (isOf: (method: FeePayment['method']) => boolean) =>
    sum((fee?.payments ?? []).filter(({ method }) => isOf(method)));
  const released = (fee?.credits ?? []).reduce((total, credit) => total + credit.released, 0);
  return {
    bank: by((method) => method === undefined || method === 'bank_transfer'),
    cash: by((method) => method === 'cash'),
    card: by((method) => method === 'terminal'),
    credit: by((method) => method === 'credit') - released,
  };
}

/** Waived and credited amounts. Waiving everything waives the part unpaid at that time. */
function takenOff(charged: readonly FeeLine[], fee: StoredFee | null, paid: number): FeeLine[] {
  const isWaived = (what: 'all' | 'late') => fee?.waivers.some((waiver) => waiver.what === what) ?? false;
  const late = charged.find(({ kind }) => kind === 'late');
  const grace = late && isWaived('late') ? [lineOf('lateWaived', -late.amount)] : [];
  const before = Math.max(0, sum(charged) + sum(grace));
  const noted = sum((fee?.credits ?? []).filter(({ is_ended }) => !is_ended));
  const credited = Math.min(before, noted);
  const off = credited > 0 ? [...grace, lineOf('credited', -credited)] : grace;
  const rest = Math.max(0, before - credited - paid);
  return isWaived('all') && rest > 0 ? [...off, lineOf('allWaived', -rest)] : off;
}

function lineOf(kind: FeeLine['kind'], amount: number): FeeLine {
  return { kind, count: 1, each: amount, amount };
}

interface StateFacts {
  owed: number;
  paid: number;
  isOverdue: boolean;
  isWaived: boolean;
}

function stateOf({ owed, paid, isOverdue, isWaived }: StateFacts): FeeState {
  if (owed > 0) return isOverdue ? 'overdue' : 'owed';
  if (paid > 0) return 'paid';
  return isWaived ? 'waived' : 'none';
}

function sum(lines: readonly { amount: number }[]): number {
  return lines.reduce((total, { amount }) => total + amount, 0);
}
