import { describe, expect, it } from 'vitest';
import {
  canSpendGiftVoucher,
  giftParts,
  giftVoucherUntil,
  giftVoucherUntilAfterReturn,
  plainGiftCode,
  shownGiftCode,
} from './giftVouchers';

describe('[7.46] gift vouchers', () => {
  it.each(['ABCD-EFGH-JKLM-NPQR', 'abcd efgh jklm npqr', ' ABCDEFGHJKLMNPQR\n'])(
    'read the code %j',
    (typed) => {
      expect(plainGiftCode(typed)).toBe('ABCDEFGHJKLMNPQR');
      expect(shownGiftCode(plainGiftCode(typed))).toBe('ABCD-EFGH-JKLM-NPQR');
    },
  );

  it.each([
    ['2027-05-31', '2030-05-31'],
    // There is no 29 February three years later.
    ['2028-02-29', '2031-03-01'],
  ])('that are sold on %s are valid until %s', (today, until) => {
    expect(giftVoucherUntil(today)).toBe(until);
  });

  it.each([
    ['2027-05-31', '2027-05-31'],
    ['2027-06-02', '2027-06-02'],
    // Over: ninety days.
    ['2027-05-30', '2027-08-29'],
  ])('until %s are valid until %s once money comes back', (until, after) => {
    expect(giftVoucherUntilAfterReturn('2027-05-31', until)).toBe(after);
  });

  it.each([
    [{}, true],
    [{ status: 'blocked' }, false],
    [{ status: 'expired' }, false],
    [{ balance: 0 }, false],
    [{ valid_until: '2027-05-30' }, false],
  ])('with %o can pay: %s', (given, expected) => {
    const voucher = { status: 'active', balance: 1, valid_until: '2027-05-31', ...given };
    expect(canSpendGiftVoucher(voucher, '2027-05-31')).toBe(expected);
  });

  it('pay in their order, each what it has and what is left, and never more than the total', () => {
    for (const total of [0, 1, 30, 55, 90, 1_000]) {
      const vouchers = [{ balance: 30 }, { balance: 25 }, { balance: 40 }];
      const parts = giftParts(vouchers, total);
      expect(parts.every(({ voucher, amount }) => amount > 0 && amount <= voucher.balance)).toBe(true);
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.min(total, 95));
    }
    const [first, second] = [{ balance: 30 }, { balance: 25 }];
    expect(giftParts([first, second], 40)).toEqual([
      { voucher: first, amount: 30 },
      { voucher: second, amount: 10 },
    ]);
  });
});
