import type { ActionOutcome } from '@callboard/api-client/sale';
import { saleLimits, type GiftVoucherOffer } from '@callboard/api-contract/booking';
import { giftParts, plainGiftCode } from '@callboard/domain/booking';
import { useState } from 'react';
import { giftMessages as words } from './giftMessages';

type Used = GiftVoucherOffer & { code: string };

/**
 * The gift vouchers that pay for a sale, in the order in which they were entered: each pays as much as it has and as is left.
 *
 * @param check asks the server what a gift voucher has
 */
export function useGiftVouchers(
  check: (code: string) => Promise<ActionOutcome<GiftVoucherOffer>>,
  { total, currency }: { total: number; currency: string },
) {
  const [used, setUsed] = useState<readonly Used[]>([]);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const parts = giftParts(used, total);
  const paid = parts.reduce((sum, { amount }) => sum + amount, 0);

  /** Returns whether it pays now. */
  async function add(typed: string): Promise<boolean> {
    const code = plainGiftCode(typed);
    setError(undefined);
    if (used.some((each) => each.code === code)) {
      setError(words.twice);
      return false;
    }
    setBusy(true);
    const outcome = await check(typed);
    setBusy(false);
    const isOther = outcome.ok && outcome.data.currency !== currency;
    if (!outcome.ok) setError(outcome.problem.message);
    if (isOther) setError(words.currency);
    if (!outcome.ok || isOther) return false;
    setUsed((before) => [...before, { ...outcome.data, code }]);
    return true;
  }

  return {
    used,
    parts: parts.map(({ voucher, amount }) => ({ code: voucher.code, amount })),
    amountOf: (code: string) => parts.find(({ voucher }) => voucher.code === code)?.amount ?? 0,
    /** Their sum. */
    paid,
    /** Amount left to pay. */
    due: total - paid,
    canAdd: used.length < saleLimits.giftVouchers,
    error,
    isBusy,
    add,
    remove: (code: string) => setUsed((before) => before.filter((each) => each.code !== code)),
  };
}
