import type { InvoiceStatus } from '@callboard/api-contract/finance';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ageOf,
  agedSums,
  allocate,
  daysOverdue,
  invoiceNumbersIn,
  invoiceOpen,
  invoiceStatus,
  nextReminder,
  releasedBy,
  reminderDue,
  taxWithin,
} from './invoices';

const invoice = (given: object = {}) => ({
  status: 'issued' as InvoiceStatus,
  due_on: '2027-03-31',
  total: 1_000,
  paid: 0,
  credited: 0,
  reminders: 0,
  ...given,
});

describe('[7.45] what came of an invoice', () => {
  it.each([
    [0, 0, 'issued', 1_000],
    [400, 0, 'part_paid', 600],
    [1_000, 0, 'paid', 0],
    [600, 400, 'paid', 0],
    [0, 400, 'issued', 600],
    [0, 1_000, 'credited', 0],
  ])('paid %d, credited %d: %s', (paid, credited, status, open) => {
    const sums = { total: 1_000, paid, credited };
    expect([invoiceStatus(sums), invoiceOpen(sums)]).toEqual([status, open]);
  });

  it('is overdue from the day after the last day to pay, while something is owed', () => {
    expect(daysOverdue(invoice(), '2027-03-31')).toBe(0);
    expect(daysOverdue(invoice(), '2027-04-01')).toBe(1);
    expect(daysOverdue(invoice({ status: 'paid' }), '2027-05-01')).toBe(0);
    expect(daysOverdue(invoice({ status: 'draft', due_on: null }), '2027-05-01')).toBe(0);
  });

  it('sums what is owed by age, at the days where one age ends', () => {
    expect([0, 1, 30, 31, 60, 61].map(ageOf)).toEqual([
      'current',
      'days30',
      'days30',
      'days60',
      'days60',
      'older',
    ]);
    const all = [invoice(), invoice({ due_on: '2027-06-01', paid: 100 }), invoice({ status: 'credited' })];
    expect(agedSums(all, '2027-05-01')).toEqual({ current: 900, days30: 0, days60: 1_000, older: 0 });
  });
});

it('[7.45] has the tax of each line rounded by itself', () => {
  expect(taxWithin([100, 100, 100], 15)).toBe(39);
  expect(taxWithin([300], 15)).toBe(39);
  expect(taxWithin([1_010, 1_010], 15)).toBe(264);
  expect(taxWithin([], 15)).toBe(0);
});

it('[7.45] shares a payment out first to last, and leaves what no line needs', () => {
  const line = (hashcode: string, amount: number, paid = 0, credited = 0) => ({
    hashcode,
    amount,
    paid,
    credited,
  });
  const lines = [line('a', 500, 200), line('b', 300, 0, 300), line('c', 400)];
  expect(allocate(600, lines)).toEqual({
    allocations: [
      { line: 'a', amount: 300 },
      { line: 'c', amount: 300 },
    ],
    over: 0,
  });
  expect(allocate(900, lines).over).toBe(200);
  expect(releasedBy(500, line('a', 500, 200))).toBe(200);
  expect(releasedBy(300, line('a', 500, 200))).toBe(0);
});

it('[7.45] releases of what was paid of a line only what its credits leave no room for, in however many parts', () => {
  const line = fc.integer({ min: 1, max: 100 }).chain((amount) =>
    fc.record({
      amount: fc.constant(amount),
      paid: fc.nat(amount),
      credits: fc.array(fc.integer({ min: 1, max: amount }), { maxLength: 4 }),
    }),
  );
  fc.assert(
    fc.property(line, ({ amount, paid, credits }) => {
      let [left, credited] = [paid, 0];
      for (const credit of credits) {
        if (credited + credit > amount) return;
        left -= releasedBy(credit, { amount, paid: left, credited });
        credited += credit;
        expect(left).toBe(Math.min(paid, amount - credited));
      }
    }),
  );
});

describe('[7.45] reminders', () => {
  it('come one level after another, and three at most', () => {
    expect(nextReminder(invoice(), '2027-03-31')).toBeNull();
    expect(nextReminder(invoice(), '2027-04-01')).toBe(1);
    expect(nextReminder(invoice({ reminders: 2 }), '2027-04-01')).toBe(3);
    expect(nextReminder(invoice({ reminders: 3 }), '2027-04-01')).toBeNull();
  });

  it('are sent by themselves once for each time that the days have passed', () => {
    expect(reminderDue(invoice(), '2027-04-06', 7)).toBeNull();
    expect(reminderDue(invoice(), '2027-04-07', 7)).toBe(1);
    expect(reminderDue(invoice({ reminders: 1 }), '2027-04-07', 7)).toBeNull();
    expect(reminderDue(invoice({ reminders: 1 }), '2027-04-14', 7)).toBe(2);
    expect(reminderDue(invoice(), '2027-12-01', null)).toBeNull();
  });
});

it.each([
  ['INV-00042', ['INV-00042']],
  ['inv 42', ['INV-00042']],
  ['Invoice No. 42 thanks', ['INV-00042']],
  ['INV-123456', ['INV-123456']],
  ['INV 42 INV-00043', ['INV-00042', 'INV-00043']],
  ['7KQ29XWR', []],
])('[7.45] finds the number of an invoice in %s', (text, numbers) => {
  expect(invoiceNumbersIn(text)).toEqual(numbers);
});
