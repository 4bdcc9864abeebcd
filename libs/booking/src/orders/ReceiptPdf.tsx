import { readQuery } from '@callboard/api-client';
import type { ReceiptPaper } from '@callboard/api-contract/booking';
import { Button, savePdf } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import { orderMessages as words } from './orderMessages';

/** Saves the receipt of an order as a PDF for a paper. */
export function ReceiptPdf({ order, paper }: { order: string; paper: ReceiptPaper }) {
  const [isBusy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    const outcome = await readQuery('orderReceiptPdf', { order, paper });
    setBusy(false);
    if (outcome.ok) savePdf(outcome.data.name, outcome.data.pdf);
  }

  return (
    <Button icon="download" isBusy={isBusy} onClick={() => void save()}>
      {words.receiptPdf}
    </Button>
  );
}
