/** The letters of the code of a gift voucher, and how many stand together on paper. */
export const giftCodeLetters = 16;
const groupLetters = 4;

/** The code of a gift voucher as it is compared: spaces, hyphens and small letters are as good as none. */
export function plainGiftCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

/** The same as people read it: `ABCD-EFGH-JKLM-NPQR`. */
export function shownGiftCode(code: string): string {
  return code.match(new RegExp(`.{1,${String(groupLetters)}}`, 'g'))?.join('-') ?? '';
}

/** For how long a gift voucher is valid at least where it was sold: what New Zealand and Australia require of sellers. */
const soldYears = 3;
/** For how long money can be spent that came back to a gift voucher which was over. */
const returnedDays = 90;

/** The last day of a gift voucher that is issued on a day, where none is selected; one that is sold has no earlier one. */
export function giftVoucherUntil(today: string): string {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() + soldYears);
  return day.toISOString().slice(0, 10);
}

/** The last day of a gift voucher after money came back to it: one that is over already gets some weeks. */
export function giftVoucherUntilAfterReturn(today: string, until: string): string {
  if (until >= today) return until;
  return new Date(Date.parse(`${today}T00:00:00Z`) + returnedDays * 86_400_000).toISOString().slice(0, 10);
}

/** Checks whether a gift voucher can pay on a day. Days are those of the tenant. */
export function canSpendGiftVoucher(
  { status, balance, valid_until }: { status: string; balance: number; valid_until: string },
  today: string,
): boolean {
  return status === 'active' && balance > 0 && today <= valid_until;
}

/** Divides a total among gift vouchers, in their order: each pays as much as it has and as is left. Those that pay nothing are left out. */
export function giftParts<G extends { balance: number }>(
  vouchers: readonly G[],
  total: number,
): { voucher: G; amount: number }[] {
  let left = total;
  return vouchers.flatMap((voucher) => {
    const amount = Math.min(voucher.balance, left);
    left -= amount;
    return amount > 0 ? [{ voucher, amount }] : [];
  });
}
