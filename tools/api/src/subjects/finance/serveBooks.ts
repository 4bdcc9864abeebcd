import { books } from '../../engine/ports/books';
import { postEntry } from './books/postEntry';
import { bookFee } from './fees/bookFee';
import { chargeWhenSubmitted } from './fees/chargeWhenSubmitted';
import { createBookUndone } from './fees/createBookUndone';
import { feeFactsSql } from './fees/feeFactsSql';
import { readInvoiceTerms } from './invoices/invoiceTerms';
import { payByTransfer } from './invoices/payByTransfer';

/** Serves the books to the other subjects. */
export function serveBooks(): void {
  books.serve({
    post: postEntry,
    termsOf: readInvoiceTerms,
    payByTransfer,
    bookFee,
    bookUndone: createBookUndone,
    chargeWhenSubmitted,
    feeFactsSql,
  });
}
