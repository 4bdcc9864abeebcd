import { sentences } from '@callboard/api-contract/sentences';
import { conflict } from '../problems';
import type { RecordOverride } from '../records/createRecords';

/** What invoices and credit notes did moved money and sent mails: Undo does not undo it, and neither the fees that it changed. */
export const invoicesOverride: RecordOverride = (_context, _collection, verbs) => ({
  ...verbs,
  assertMayUndo: () => Promise.reject(conflict(sentences.invoiceFinal())),
});
