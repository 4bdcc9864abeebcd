import { actions } from '@callboard/api-client/actions';
import type { SchoolCredit } from '@callboard/api-contract/finance';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { AmountDialog, type MovedMoney } from './AmountDialog';
import { invoiceMessages as words } from './invoiceMessages';

export interface RefundDialogProps {
  credit: SchoolCredit;
  today: string;
  onClose: () => void;
}

/** Notes that credit of a school was paid back. */
export function RefundDialog({
  credit: { organisation, currency, amount },
  today,
  onClose,
}: RefundDialogProps) {
  const [refund, { isLoading }] = actions.refundSchoolCredit.useAction();
  const alerts = useAlerts();

  async function save(moved: MovedMoney) {
    // The currency of a credit is that of an invoice.
    const of = currency === 'AUD' || currency === 'USD' ? currency : 'NZD';
    const outcome = await refund({ ...moved, organisation: organisation.hashcode, currency: of });
    if (!outcome.ok) return;
    alerts.show({ kind: 'success', message: words.refunded });
    onClose();
  }

  return (
    <AmountDialog
      title={words.refundTitle(organisation.title)}
      action={words.refund}
      currency={currency}
      amount={amount}
      hint={words.refundText}
      today={today}
      isBusy={isLoading}
      onSave={(moved) => void save(moved)}
      onClose={onClose}
    />
  );
}
