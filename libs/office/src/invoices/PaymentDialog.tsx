import { actions } from '@callboard/api-client/actions';
import {
  invoicePaymentMethods,
  type InvoiceDetail,
  type InvoicePaymentMethod,
} from '@callboard/api-contract/finance';
import { invoiceOpen } from '@callboard/domain/finance';
import { formatMoney } from '@callboard/domain/money';
import { RadioGroup } from '@callboard/ui-kit/inputs';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { AmountDialog, type MovedMoney } from './AmountDialog';
import { invoiceMessages as words } from './invoiceMessages';

export interface InvoiceDialogProps {
  invoice: InvoiceDetail;
  onClose: () => void;
}

/** Notes a payment of an invoice, or of a part of it. */
export function PaymentDialog({ invoice, onClose }: InvoiceDialogProps) {
  const { hashcode, number, currency, credit, today } = invoice;
  const [method, setMethod] = useState<InvoicePaymentMethod>('bank_transfer');
  const [record, { isLoading }] = actions.recordInvoicePayment.useAction();
  const alerts = useAlerts();
  const open = invoiceOpen(invoice);
  const offered = invoicePaymentMethods.filter((each) => each !== 'credit' || credit > 0);

  async function save(moved: MovedMoney) {
    const outcome = await record({ ...moved, invoice: hashcode, method });
    if (!outcome.ok) return;
    alerts.show({ kind: 'success', message: words.recorded });
    onClose();
  }

  return (
    <AmountDialog
      title={words.paymentTitle(number ?? '')}
      action={words.recordPayment}
      currency={currency}
      amount={open}
      hint={words.openHint(formatMoney({ amount: open, currency }))}
      today={today}
      isBusy={isLoading}
      onSave={(moved) => void save(moved)}
      onClose={onClose}
    >
      <RadioGroup
        label={words.method}
        options={offered.map((value) => ({ value, label: words.methods[value] }))}
        value={method}
        onValueChange={(value) => setMethod(offered.find((each) => each === value) ?? 'bank_transfer')}
      />
      {credit > 0 && <p>{words.schoolCredit(formatMoney({ amount: credit, currency }))}</p>}
    </AmountDialog>
  );
}
