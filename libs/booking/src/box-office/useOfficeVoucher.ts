import { callAction, type ActionOutcome } from '@callboard/api-client';
import type { Hold, VoucherOffer } from '@callboard/api-contract/booking';
import { useEffect, useState } from 'react';
import type { TicketLine } from '../sale/linesOfHold';
import { ticketsOf } from '../tickets/ticketsOf';
import type { OfficeChannel } from './useOfficeHold';

/** The voucher of the customer at the counter: what it gives for these tickets, checked again when one of them changes. */
export function useOfficeVoucher(channel: OfficeChannel, hold: Hold | null, lines: readonly TicketLine[]) {
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState<{ key: string; outcome: ActionOutcome<VoucherOffer> }>();
  const isRequested = hold !== null && code !== '' && lines.length > 0;
  const key = isRequested
    ? JSON.stringify({
        channel,
        hold: { hashcode: hold.hashcode, secret: hold.secret },
        tickets: ticketsOf(lines),
        voucher: code,
      })
    : null;
  // Synchronises with the API.
  useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    // The text of the input that was made above.
    const input = JSON.parse(key) as Parameters<typeof callAction<'checkVoucherAtOffice'>>[1]['input'];
    void callAction('checkVoucherAtOffice', { input }, { isQuiet: true }).then((outcome) => {
      if (isCurrent) setChecked({ key, outcome });
    });
    return () => {
      isCurrent = false;
    };
  }, [key]);
  const outcome = checked?.key === key ? checked?.outcome : undefined;
  return {
    code,
    /** Its reduction; absent without a voucher that can be used. */
    offer: outcome?.ok ? outcome.data : undefined,
    problem: outcome && !outcome.ok ? outcome.problem : undefined,
    isBusy: key !== null && outcome === undefined,
    setCode,
  };
}
