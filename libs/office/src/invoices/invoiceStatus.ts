import type { InvoiceStatus } from '@callboard/api-contract/finance';
import { daysOverdue } from '@callboard/domain/finance';
import type { Tone } from '@callboard/ui-kit/theme';
import { invoiceMessages as words } from './invoiceMessages';

const tones: Readonly<Record<InvoiceStatus, Tone>> = {
  draft: 'gray',
  issued: 'blue',
  part_paid: 'yellow',
  paid: 'green',
  credited: 'gray',
  void: 'gray',
};

/** How far an invoice is: overdue is no status of its own, since it depends on the day. */
export function statusBadgeOf(
  invoice: Parameters<typeof daysOverdue>[0],
  today: string,
): { label: string; tone: Tone } {
  if (daysOverdue(invoice, today) > 0) return { label: words.overdue, tone: 'red' };
  return { label: words.statuses[invoice.status], tone: tones[invoice.status] };
}
