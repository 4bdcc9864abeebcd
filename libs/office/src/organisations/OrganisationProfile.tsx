import { hasRole } from '@callboard/api-contract';
import { useActor } from '@callboard/records';
import { useFeature } from '@callboard/tenant';
import { Button } from '@callboard/ui-kit/elements';
import { lazy, Suspense, useState } from 'react';
import { CommentedProfile, useRelatedTabs } from '@callboard/records/profile';
import { invoiceMessages as words } from '../invoices/invoiceMessages';
import { useHashcode } from '@callboard/records/screen';

const InvoiceFeesDialog = lazy(async () => ({
  default: (await import('../invoices/InvoiceFeesDialog')).InvoiceFeesDialog,
}));

/** An organisation with the lists of what names it; the office invoices the fees of a school. */
export function Screen() {
  const hashcode = useHashcode();
  const isOffice = hasRole(useActor().roles, ['staff']);
  const canInvoice = useFeature('ticketing') && isOffice;
  return (
    <CommentedProfile
      collection="organizationStructures"
      hashcode={hashcode}
      tabs={useRelatedTabs('organizationStructures')}
      actions={({ kind, qed_model }) =>
        canInvoice && kind === 'school' && <InvoiceFees school={hashcode} title={qed_model.title} />
      }
    />
  );
}

function InvoiceFees({ school, title }: { school: string; title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.invoiceFees}</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <InvoiceFeesDialog organisation={school} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
