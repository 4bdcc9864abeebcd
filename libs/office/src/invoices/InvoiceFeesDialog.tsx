import { queries } from '@callboard/api-client/actions';
import { Banner } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { Link } from 'react-router';
import { invoiceMessages as words } from './invoiceMessages';
import { InvoicePreviews } from './InvoicePreviews';
import styles from './invoices.module.css';
import { invoicingPath } from './invoicingPath';

export interface InvoiceFeesDialogProps {
  organisation: string;
  title: string;
  onClose: () => void;
}

/** Invoices what the entries of one school owe. */
export function InvoiceFeesDialog({ organisation, title, onClose }: InvoiceFeesDialogProps) {
  const { data } = queries.invoiceTerms.useQuery({});
  return (
    <Dialog open width={720} title={words.invoiceFeesOf(title)} onOpenChange={onClose}>
      <div className={styles.stack}>
        {data?.terms === null && (
          <Banner
            kind="warning"
            title={words.termsNeeded}
            actions={<Link to={invoicingPath({ school: organisation })}>{words.settings}</Link>}
          >
            {words.termsNeededText}
          </Banner>
        )}
        <InvoicePreviews organisation={organisation} canIssue={data?.terms != null} />
      </div>
    </Dialog>
  );
}
