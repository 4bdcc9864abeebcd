import { readQuery } from '@callboard/api-client';
import { Button, savePdf } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import { giftVoucherMessages as words } from './giftVoucherMessages';

/** Saves a gift voucher with its code as a PDF to print. */
export function GiftVoucherPdf({ giftVoucher }: { giftVoucher: string }) {
  const [isBusy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    const outcome = await readQuery('giftVoucherPdf', { gift_voucher: giftVoucher });
    setBusy(false);
    if (outcome.ok) savePdf(outcome.data.name, outcome.data.pdf);
  }

  return (
    <Button icon="download" isBusy={isBusy} onClick={() => void save()}>
      {words.print}
    </Button>
  );
}
