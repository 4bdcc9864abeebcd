import type { OpenInvoice } from '@callboard/api-contract/finance';
import { Banner } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { recordHref } from '@callboard/records/screen';
import { feeMessages as words } from './feeMessages';

/** Shows that a fee is on an open invoice, and how it is paid there: meanwhile it is not paid or waived here. */
export function FeeInvoiced({ invoice: { hashcode, number } }: { invoice: OpenInvoice }) {
  return (
    <Banner
      title={number === null ? words.onDraft : words.onInvoice(number)}
      actions={
        <Link to={recordHref('invoices', hashcode)}>
          {number === null ? words.openDraft : words.openInvoice(number)}
        </Link>
      }
    >
      {number === null ? words.onDraftText : words.onInvoiceText}
    </Banner>
  );
}
