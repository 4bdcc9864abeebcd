import type { TransferLine } from '@callboard/api-contract/finance';
import { defaultCurrency } from '@callboard/domain/money';

/** The currency of what a line of a bank pays: that of its order or invoice. */
export function currencyOwed({ order, invoice }: Pick<TransferLine, 'order' | 'invoice'>): string {
  return order?.currency ?? invoice?.currency ?? defaultCurrency;
}
