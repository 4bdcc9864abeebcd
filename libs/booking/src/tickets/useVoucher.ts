import { callAction, type ActionOutcome } from '@callboard/api-client/sale';
import type { Hold, VoucherOffer } from '@callboard/api-contract/booking';
import type { TicketLine } from '../sale/linesOfHold';
import { useEffect, useState } from 'react';
import { ticketsOf } from './ticketsOf';

/** The voucher of a buyer: what it gives for these tickets, checked again when one of them changes. */
export function useVoucher(hold: Hold | null, lines: readonly TicketLine[], priceCode: string) {
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState<{ key: string; outcome: ActionOutcome<VoucherOffer> }>();
  const key =
    hold && code !== ''
      ? JSON.stringify({
          hold: { hashcode: hold.hashcode, secret: hold.secret },
          tickets: ticketsOf(lines),
          voucher: code,
          price_code: priceCode.trim() || null,
        })
      : null;
  // Synchronises with the API.
  useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    // The text of the input that was made above.
    const input = JSON.parse(key) as Parameters<typeof callAction<'checkVoucher'>>[1]['input'];
    void callAction('checkVoucher', { input }).then((outcome) => {
      if (isCurrent) setChecked({ key, outcome });
    });
    return () => {
      isCurrent = false;
    };
  }, [key]);
  const outcome = checked?.key === key ? checked?.outcome : undefined;
  return {
    code,
    /** Reduction by it; absent without a voucher that can be used. */
    offer: outcome?.ok ? outcome.data : undefined,
    problem: outcome && !outcome.ok ? outcome.problem : undefined,
    isBusy: key !== null && outcome === undefined,
    setCode,
  };
}
