import { readQuery } from '@callboard/api-client';
import { Button, savePdf } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import { invoiceMessages as words } from './invoiceMessages';

export interface PdfButtonProps {
  number: string;
  /** Which document it is. */
  document: { invoice: string } | { credit_note: string };
  size?: 'small';
}

/** Saves the PDF of an invoice or of a credit note. */
export function PdfButton({ number, document, size }: PdfButtonProps) {
  const [isBusy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    const outcome = await ('invoice' in document
      ? readQuery('invoicePdf', document)
      : readQuery('creditNotePdf', document));
    setBusy(false);
    if (!outcome.ok) return;
    savePdf(outcome.data.name, outcome.data.pdf);
  }

  return (
    <Button
      icon="download"
      {...(size && { size })}
      isBusy={isBusy}
      aria-label={words.pdfOf(number)}
      onClick={() => void save()}
    >
      {words.pdf}
    </Button>
  );
}
