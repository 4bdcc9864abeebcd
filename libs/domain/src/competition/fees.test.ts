import type { FeeFacts, StoredFee } from '@callboard/api-contract/finance';
import { describe, expect, it } from 'vitest';
import { chargesOf, feeOf, isLate, performersOf, recalculatedTotal } from './fees';

const terms = {
  entry_fee: 5_000,
  performer_fee: 1_000,
  late_fee: 2_000,
  late_fee_from: '2027-04-20T17:00:00+12:00',
  fee_due_on: '2027-05-12',
  currency: 'NZD',
};
const members = { students: 20, adults: 2, declared: 22 };
const charged = {
  at: '2027-04-01T00:00:00Z',
  currency: 'NZD',
  due_on: '2027-05-12',
  charges: [
    { kind: 'entry', count: 1, each: 5_000 },
    { kind: 'performers', count: 20, each: 1_000 },
    { kind: 'late', count: 1, each: 2_000 },
  ],
} satisfies StoredFee['charged'];
const signed = { by: 'Aroha', at: '2027-04-21T00:00:00Z' };
const paid = (amount: number, key = 'a') => ({
  key,
  amount,
  paid_on: '2027-04-21',
  reference: '',
  ...signed,
});
const waived = (what: 'all' | 'late') => ({ what, reason: 'Storm', ...signed });
const before = new Date('2027-05-01T00:00:00Z');

function facts(given: Partial<FeeFacts> = {}, fee: Partial<StoredFee> = {}): FeeFacts {
  return {
    status: 'accepted',
    submitted_at: '2027-04-21T00:00:00Z',
    zone: 'Pacific/Auckland',
    terms,
    members,
    fee: { charged, waivers: [], payments: [], ...fee },
    ...given,
  };
}

describe('what is charged', () => {
  const at = new Date('2027-04-01T00:00:00Z');

  it('[7.40] is the entry, and each member who is no adult', () => {
    expect(chargesOf({ terms, members }, at)).toEqual(charged.charges.slice(0, 2));
  });

  it('[7.40] shows the price of a performer while no one is named, and leaves out what costs nothing', () => {
    const none = { students: 0, adults: 1, declared: null };
    expect(chargesOf({ terms, members: none }, at)[1]).toEqual({ kind: 'performers', count: 0, each: 1_000 });
    const free = { ...terms, entry_fee: 0, performer_fee: null, late_fee: null };
    expect(chargesOf({ terms: free, members }, new Date('2027-05-01T00:00:00Z'))).toEqual([]);
  });

  it.each([
    [{ students: 3, adults: 1, declared: null }, 3],
    [{ students: 3, adults: 1, declared: 24 }, 23],
    [{ students: 3, adults: 1, declared: 2 }, 3],
    [{ students: 0, adults: 4, declared: 4 }, 0],
    [{ students: 0, adults: 4, declared: 1 }, 0],
  ])('[7.40] counts of %j %i performers', (given, count) => {
    expect(performersOf(given)).toBe(count);
  });
});

describe('the late fee', () => {
  // On 4 April 2027 at 3:00 clocks of New Zealand go back, those of the Chathams at 3:45.
  it.each([
    ['Auckland, in winter', '2027-04-20T17:00:00+12:00', '2027-04-20T05:00:00.000Z'],
    ['the Chathams, in winter', '2027-04-20T17:00:00+12:45', '2027-04-20T04:15:00.000Z'],
    ['the Chathams, in summer', '2027-03-20T17:00:00+13:45', '2027-03-20T03:15:00.000Z'],
    ['the first 2:30 of the night that has two', '2027-04-04T02:30:00+13:00', '2027-04-03T13:30:00.000Z'],
    ['the second 2:30 of it', '2027-04-04T02:30:00+12:00', '2027-04-03T14:30:00.000Z'],
  ])('[7.40] is charged at the very instant, and not a millisecond before: %s', (_, from, instant) => {
    const moment = Date.parse(instant);
    const at = (shift: number) => isLate({ ...terms, late_fee_from: from }, new Date(moment + shift));
    expect([at(-1), at(0), at(1)]).toEqual([false, true, true]);
  });

  it('[7.40] is none without an amount or an instant', () => {
    const ever = new Date('2030-01-01T00:00:00Z');
    expect(isLate({ ...terms, late_fee: null }, ever)).toBe(false);
    expect(isLate({ ...terms, late_fee: 0 }, ever)).toBe(false);
    expect(isLate({ ...terms, late_fee_from: null }, ever)).toBe(false);
  });
});

describe('a fee', () => {
  it('[7.40] keeps the prices that it was charged by', () => {
    const dearer = { ...terms, entry_fee: 9_000, currency: 'AUD', fee_due_on: '2027-01-01' };
    const fee = feeOf(facts({ terms: dearer }), before);
    expect(fee).toMatchObject({ total: 27_000, owed: 27_000, currency: 'NZD', dueOn: '2027-05-12' });
    expect(fee).toMatchObject({ state: 'owed', isFixed: true, overpaid: 0 });
    expect(fee.lines.map(({ amount }) => amount)).toEqual([5_000, 20_000, 2_000]);
  });

  it('[7.40] of a draft is what it would cost now, and nothing is owed yet', () => {
    const draft = facts({ status: 'draft', submitted_at: null, fee: null });
    expect(feeOf(draft, new Date('2027-04-20T04:59:59Z'))).toMatchObject({
      total: 25_000,
      owed: 0,
      state: 'none',
    });
    expect(feeOf(draft, new Date('2027-04-20T05:00:00Z'))).toMatchObject({ total: 27_000, isFixed: false });
    // One that was reopened is charged again when it is submitted again.
    expect(feeOf(facts({ status: 'draft' }), new Date('2027-04-01T00:00:00Z')).total).toBe(25_000);
  });

  it('[7.40] of an entry that was never charged is an estimate by when it was submitted', () => {
    const early = facts({ fee: null, submitted_at: '2027-04-01T00:00:00Z' });
    expect(feeOf(early, before)).toMatchObject({ total: 25_000, owed: 0, isFixed: false });
  });

  it.each(['waitlisted', 'withdrawn', 'declined'])('[7.40] is not owed by an entry that is %s', (status) => {
    expect(feeOf(facts({ status }), before)).toMatchObject({ total: 27_000, owed: 0, state: 'none' });
    expect(feeOf(facts({ status }, { payments: [paid(500)] }), before)).toMatchObject({
      owed: 0,
      state: 'paid',
    });
  });

  it('[7.40] is paid in parts', () => {
    expect(feeOf(facts({}, { payments: [paid(7_000)] }), before)).toMatchObject({
      paid: 7_000,
      owed: 20_000,
      state: 'owed',
    });
    const all = [paid(7_000), paid(20_000, 'b')];
    expect(feeOf(facts({}, { payments: all }), before)).toMatchObject({
      owed: 0,
      state: 'paid',
      overpaid: 0,
    });
  });

  it('[7.40] is overdue when its last day is over at the event', () => {
    const chathams = facts({ zone: 'Pacific/Chatham' });
    const stateAt = (instant: string, of = facts()) => feeOf(of, new Date(instant)).state;
    expect([stateAt('2027-05-12T11:59:59Z'), stateAt('2027-05-12T12:00:00Z')]).toEqual(['owed', 'overdue']);
    expect([stateAt('2027-05-12T11:14:59Z', chathams), stateAt('2027-05-12T11:15:00Z', chathams)]).toEqual([
      'owed',
      'overdue',
    ]);
    const undated = facts({}, { charged: { ...charged, due_on: null } });
    expect(stateAt('2037-01-01T00:00:00Z', undated)).toBe('owed');
    expect(stateAt('2037-01-01T00:00:00Z', facts({}, { payments: [paid(27_000)] }))).toBe('paid');
  });

  it('[7.40] loses its late fee by grace, also when that was paid already', () => {
    const fee = feeOf(facts({}, { waivers: [waived('late')] }), before);
    expect(fee.lines.at(-1)).toEqual({ kind: 'lateWaived', count: 1, each: -2_000, amount: -2_000 });
    expect(fee).toMatchObject({ total: 25_000, owed: 25_000, state: 'owed' });
    const after = feeOf(facts({}, { waivers: [waived('late')], payments: [paid(27_000)] }), before);
    expect(after).toMatchObject({ total: 25_000, owed: 0, overpaid: 2_000, state: 'paid' });
    const early = { ...charged, charges: charged.charges.slice(0, 2) };
    expect(feeOf(facts({}, { charged: early, waivers: [waived('late')] }), before).total).toBe(25_000);
  });

  it('[7.40] is waived as far as it is not paid', () => {
    expect(feeOf(facts({}, { waivers: [waived('all')] }), before)).toMatchObject({
      total: 0,
      owed: 0,
      state: 'waived',
    });
    const rest = feeOf(
      facts({}, { waivers: [waived('all'), waived('late')], payments: [paid(5_000)] }),
      before,
    );
    expect(rest).toMatchObject({ total: 5_000, owed: 0, overpaid: 0, state: 'paid' });
    expect(rest.lines.slice(-2).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['lateWaived', -2_000],
      ['allWaived', -20_000],
    ]);
    const full = feeOf(facts({}, { waivers: [waived('all')], payments: [paid(27_000)] }), before);
    expect(full.lines.map(({ kind }) => kind)).not.toContain('allWaived');
  });
});

describe('recalculating', () => {
  it('[7.40] is offered where present prices or members make another total', () => {
    expect(recalculatedTotal(facts(), before)).toBeNull();
    expect(recalculatedTotal(facts({ members: { ...members, students: 22 } }), before)).toBe(29_000);
    expect(recalculatedTotal(facts({ fee: null }), before)).toBe(27_000);
  });

  it('[7.40] is not offered for a draft, or where nothing is requested', () => {
    expect(recalculatedTotal(facts({ status: 'draft' }), before)).toBeNull();
    expect(recalculatedTotal(facts({ submitted_at: null }), before)).toBeNull();
    const free = { ...terms, entry_fee: null, performer_fee: null, late_fee: null };
    expect(recalculatedTotal(facts({ terms: free, fee: null }), before)).toBeNull();
  });
});
