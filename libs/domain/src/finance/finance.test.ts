import type { FeeFacts, StoredFee } from '@callboard/api-contract/finance';
import { describe, expect, it } from 'vitest';
import { feeOf } from '../competition/fees';
import { isBalanced, mirrored, reversalRefusal, sumsOf, toSides, type DebitCredit } from './entries';
import { balancesBetween, feeBalances, feeEntryText, feePosition, type FeeBalances } from './feePosition';
import { shareOf, taxed, taxResidue } from './taxes';

/** The same numbers each time: mulberry32. */
function createRandom(seed: number) {
  let state = seed;
  return (most: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % (most + 1);
  };
}

const runs = 10_000;

describe('rounding', () => {
  it.each([
    [9_000, 15, 115, 1_174],
    [5, 10, 100, 1],
    [4, 10, 100, 0],
    [-5, 10, 100, -1],
    [-4, 10, 100, 0],
    [10_000_000, 10_000, 10_000, 10_000_000],
  ])('[7.45] of %i × %i / %i is %i', (amount, numerator, denominator, share) => {
    expect(shareOf(amount, numerator, denominator)).toBe(share);
  });

  it('[7.45] is half a minor unit at most, exact, and the same for a reversal', () => {
    const random = createRandom(1);
    for (let run = 0; run < runs; run++) {
      const [amount, rate] = [random(10_000_000), random(100)];
      const share = shareOf(amount, rate, 100 + rate);
      // All within the integers that are exact.
      expect(Math.abs(share * (100 + rate) - amount * rate) * 2).toBeLessThanOrEqual(100 + rate);
      expect(shareOf(-amount, rate, 100 + rate)).toBe(0 - share);
    }
  });

  it('[7.45] leaves the parts of a taxed price at its sum, inside or on top', () => {
    const random = createRandom(2);
    for (let run = 0; run < runs; run++) {
      const amount = random(10_000_000);
      const terms = { rate: random(100), isInclusive: random(1) === 1 };
      const { net, tax, gross } = taxed(amount, terms);
      expect(net + tax).toBe(gross);
      expect(terms.isInclusive ? gross : net).toBe(amount);
    }
  });

  it('[7.45] shows what it adds up to', () => {
    const each = taxed(105, { rate: 15, isInclusive: true });
    const sums = { sales: each.net * 10, purchases: 0, rate: 15, amount: each.tax * 10 };
    expect([each, taxResidue(sums)]).toEqual([{ net: 91, tax: 14, gross: 105 }, 3]);
    expect(taxResidue({ sales: 1_000, purchases: 400, rate: 15, amount: 90 })).toBe(0);
  });
});

describe('entries', () => {
  it.each<[string, DebitCredit[], boolean]>([
    ['two equal sides', [toSides(5), toSides(-5)], true],
    ['unequal sides', [toSides(5), toSides(-4)], false],
    ['one line', [toSides(5)], false],
    ['lines of nothing', [toSides(0), toSides(0)], false],
    ['a line of both sides', [{ debit: 5, credit: 5 }, toSides(5), toSides(-5)], false],
    [
      'amounts below zero',
      [
        { debit: -5, credit: 0 },
        { debit: 0, credit: -5 },
      ],
      false,
    ],
  ])('[7.45] of %s', (_what, lines, balanced) => {
    expect(isBalanced(lines)).toBe(balanced);
  });

  it('[7.45] come to nothing with their reversals, and none is changed', () => {
    const random = createRandom(3);
    const book: (readonly Readonly<DebitCredit>[])[] = [];
    const before: string[] = [];
    for (let run = 0; run < runs; run++) {
      const parts = Array.from({ length: 1 + random(4) }, () => 1 + random(100_000));
      const sum = parts.reduce((total, part) => total + part, 0);
      const lines = [toSides(sum), ...parts.map((part) => toSides(-part))].map((line) => Object.freeze(line));
      const entry =
        random(3) === 0 && book.length > 0 ? mirrored(book[random(book.length - 1)] ?? lines) : lines;
      expect(isBalanced(entry)).toBe(true);
      book.push(Object.freeze(entry));
      before.push(JSON.stringify(entry));
    }
    expect(book.map((entry) => JSON.stringify(entry))).toEqual(before);
    const { debit, credit } = sumsOf(book.flat());
    expect(debit).toBe(credit);
    const all = sumsOf([...book, ...book.map((entry) => mirrored(entry))].flat());
    expect(all.debit).toBe(debit + credit);
    expect(all.credit).toBe(debit + credit);
  });

  it('[7.45] are reversed once, a reversal never, and what follows from a record at that record', () => {
    const entry = { source: null, reverses: null, reversed_by: null };
    expect(reversalRefusal(entry)).toBeNull();
    expect(reversalRefusal({ ...entry, reversed_by: 'a' })).toBe('alreadyReversed');
    expect(reversalRefusal({ ...entry, reverses: 'a' })).toBe('reversalIsFinal');
    const source = { collection: 'entries', hashcode: 'a', title: null };
    expect(reversalRefusal({ ...entry, source })).toBe('reverseAtSource');
  });
});

describe('the fee of an entry', () => {
  const none: StoredFee = { charged: null, waivers: [], payments: [] };
  const terms = {
    entry_fee: null,
    performer_fee: null,
    late_fee: null,
    late_fee_from: null,
    fee_due_on: null,
    currency: 'NZD',
  };
  const now = new Date('2027-05-01T00:00:00Z');
  const draft: FeeFacts = {
    status: 'draft',
    submitted_at: null,
    zone: 'Pacific/Auckland',
    terms,
    members: { students: 0, adults: 0, declared: null },
    fee: none,
  };

  /** Any step that the office or a school can take, and Undo of the last one. */
  function stepped(facts: FeeFacts, before: FeeFacts, random: (most: number) => number): FeeFacts {
    const fee = facts.fee ?? none;
    const signed = { by: '', at: now.toISOString() };
    const statuses = ['draft', 'submitted', 'accepted', 'waitlisted', 'withdrawn'];
    switch (random(6)) {
      case 0: {
        const charges = [
          { kind: 'entry' as const, count: 1, each: random(10_000) },
          { kind: 'late' as const, count: 1, each: random(5_000) },
        ];
        const charged = { at: now.toISOString(), currency: 'NZD', due_on: null, charges };
        return { ...facts, status: 'submitted', submitted_at: now.toISOString(), fee: { ...fee, charged } };
      }
      case 1: {
        const payment = {
          key: 'k',
          amount: 1 + random(8_000),
          paid_on: '2027-05-01',
          reference: '',
          ...signed,
        };
        return { ...facts, fee: { ...fee, payments: [...fee.payments, payment] } };
      }
      case 2:
        return { ...facts, fee: { ...fee, payments: fee.payments.slice(1) } };
      case 3:
        return {
          ...facts,
          fee: { ...fee, waivers: [{ what: random(1) ? 'all' : 'late', reason: 'x', ...signed }] },
        };
      case 4:
        return { ...facts, fee: { ...fee, waivers: [] } };
      case 5:
        return { ...facts, status: statuses[random(statuses.length - 1)] ?? 'draft' };
      default:
        return before;
    }
  }

  it('[7.45] keeps debits equal to credits through 10,000 changes, and the books where the fee is', () => {
    const random = createRandom(4);
    let [facts, before] = [draft, draft];
    let booked: FeeBalances = {};
    const lines: DebitCredit[] = [];
    for (let run = 0; run < runs; run++) {
      [facts, before] = [stepped(facts, before, random), facts];
      const fee = feeOf(facts, now);
      const due = feeBalances(feePosition(fee), 15);
      const change = Object.values(balancesBetween(booked, due)).filter((amount) => amount !== 0);
      if (change.length > 0) expect(isBalanced(change.map(toSides))).toBe(true);
      lines.push(...change.map(toSides));
      booked = due;
      expect(due.bank).toBe(fee.paid);
      if (fee.isFixed) expect([due.receivable, due.due_back]).toEqual([fee.owed, 0 - fee.overpaid]);
      expect(Object.values(due).reduce((sum, amount) => sum + amount, 0)).toBe(0);
    }
    const { debit, credit } = sumsOf(lines);
    expect(debit).toBe(credit);
    expect(debit).toBeGreaterThan(runs);
  });

  it('[7.45] reports what changed of it', () => {
    expect(feeEntryText({ bank: 5, receivable: -5 })).toBe('Payment of an entry fee');
    expect(feeEntryText({ bank: -5, receivable: 5 })).toBe('Payment of an entry fee reversed');
    expect(feeEntryText({ entry_fees: -5, receivable: 5 })).toBe('Entry fee charged');
    expect(feeEntryText({ entry_fees: 5, receivable: -5 })).toBe('Entry fee reversed');
    expect(feeEntryText({ credit_notes: 5, receivable: -5 })).toBe('Credit note for an entry fee');
    expect(feeEntryText({ credit_notes: -5, receivable: 5 })).toBe('Credit note reversed');
  });
});
