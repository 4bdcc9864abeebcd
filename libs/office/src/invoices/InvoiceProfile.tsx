import { actions, queries } from '@callboard/api-client/actions';
import type { InvoiceDetail } from '@callboard/api-contract/finance';
import { isCollectable, nextReminder } from '@callboard/domain/finance';
import { QueryView } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { CommentedProfile } from '@callboard/records/profile';
import { SendButton, useHashcode } from '@callboard/records/screen';
import { CreditDialog } from './CreditDialog';
import { InvoiceFacts } from './InvoiceFacts';
import { invoiceMessages as words } from './invoiceMessages';
import { IssueDialog } from './IssueDialog';
import { PaymentDialog } from './PaymentDialog';
import { PdfButton } from './PdfButton';

type OpenDialog = 'issue' | 'pay' | 'credit';

/** An invoice with its lines, and all that the office does with it. */
export function Screen() {
  const hashcode = useHashcode();
  const { data, problem, isLoading, refetch } = queries.invoice.useQuery({ invoice: hashcode });
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const invoice = data?.invoice;
  return (
    <>
      <CommentedProfile
        collection="invoices"
        hashcode={hashcode}
        leadingTabs={[
          {
            id: 'invoice',
            label: words.invoice,
            render: () => (
              <QueryView
                query={{ value: invoice, problem, isLoading, retry: refetch }}
                loading={<Skeleton lines={8} />}
              >
                {(found) => <InvoiceFacts invoice={found} />}
              </QueryView>
            ),
          },
        ]}
        actions={() => invoice && <MainActions invoice={invoice} onOpen={setDialog} />}
      />
      {invoice && dialog === 'issue' && <IssueDialog invoice={invoice} onClose={close} />}
      {invoice && dialog === 'pay' && <PaymentDialog invoice={invoice} onClose={close} />}
      {invoice && dialog === 'credit' && <CreditDialog invoice={invoice} onClose={close} />}
    </>
  );
}

interface MainActionsProps {
  invoice: InvoiceDetail;
  onOpen: (dialog: OpenDialog) => void;
}

function MainActions({ invoice, onOpen }: MainActionsProps) {
  const { hashcode, number, status, email, today } = invoice;
  const [discard, discarding] = actions.discardInvoice.useAction();
  const [send, sending] = actions.sendInvoice.useAction();
  const [remind, reminding] = actions.remindInvoice.useAction();
  const alerts = useAlerts();
  const level = nextReminder(invoice, today);

  async function run(work: Promise<{ ok: boolean }>, message: string) {
    const { ok } = await work;
    if (ok) alerts.show({ kind: 'success', message });
  }

  if (status === 'draft') {
    return (
      <>
        <Button variant="primary" onClick={() => onOpen('issue')}>
          {words.issue}
        </Button>
        <Button
          isBusy={discarding.isLoading}
          onClick={() => void run(discard({ invoice: hashcode }), words.discarded)}
        >
          {words.discard}
        </Button>
      </>
    );
  }
  if (number === null) return null;
  return (
    <>
      {isCollectable(invoice) && (
        <Button variant="primary" onClick={() => onOpen('pay')}>
          {words.recordPayment}
        </Button>
      )}
      {level !== null && email !== null && (
        <SendButton
          to={email}
          isBusy={reminding.isLoading}
          onSend={() => void run(remind({ invoice: hashcode, level }), words.reminderSent)}
        >
          {words.remindNth(level)}
        </SendButton>
      )}
      <PdfButton number={number} document={{ invoice: hashcode }} />
      {email !== null && (
        <SendButton
          icon="mail"
          to={email}
          isBusy={sending.isLoading}
          onSend={() => void run(send({ invoice: hashcode }), words.sent)}
        >
          {words.send}
        </SendButton>
      )}
      {status !== 'credited' && <Button onClick={() => onOpen('credit')}>{words.creditAction}</Button>}
    </>
  );
}
