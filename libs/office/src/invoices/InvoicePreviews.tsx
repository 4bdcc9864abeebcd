import { queries } from '@callboard/api-client/actions';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { invoiceMessages as words } from './invoiceMessages';
import styles from './invoices.module.css';
import { SchoolsToInvoice } from './SchoolsToInvoice';

export interface InvoicePreviewsProps {
  event?: string | undefined;
  organisation?: string | undefined;
  /** True if the settings of invoices are filled in. */
  canIssue: boolean;
}

/** The fees of an event, or of a school, that are on no invoice: as the invoices that are made of them. */
export function InvoicePreviews({ event, organisation, canIssue }: InvoicePreviewsProps) {
  const { data, problem, isLoading, refetch } = queries.invoicePreviews.useQuery({ event, organisation });
  // Fees that are being invoiced stay while the query is read again after each invoice.
  const [first, setFirst] = useState<typeof data>();
  const shown = first ?? data;
  if (!first && data && data.schools.length > 0) setFirst(data);
  return (
    <div className={styles.stack}>
      <QueryView
        query={{ value: shown, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={8} />}
        isEmpty={({ schools, without_school }) => schools.length === 0 && without_school === 0}
        empty={
          <EmptyState icon="list" title={words.noFees}>
            {words.noFeesText}
          </EmptyState>
        }
      >
        {(value) => (
          <>
            {value.without_school > 0 && (
              <Banner kind="warning">{words.withoutSchool(value.without_school)}</Banner>
            )}
            {value.schools.length > 0 && <SchoolsToInvoice preview={value} canIssue={canIssue} />}
          </>
        )}
      </QueryView>
    </div>
  );
}
