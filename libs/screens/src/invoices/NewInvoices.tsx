import { queries } from '@callboard/api-client/actions';
import { RecordPicker } from '@callboard/pickers';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Field } from '@callboard/ui-kit/inputs';
import { Banner } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { useBookTerms } from '../books/useBookTerms';
import { invoiceMessages as words } from './invoiceMessages';
import styles from './invoices.module.css';
import { SchoolsToInvoice } from './SchoolsToInvoice';
import { TermsDialog } from './TermsDialog';

/** Invoices of what the entries of an event, or of a school, owe: with a preview, for one school or all of them. */
export function NewInvoices() {
  const { term, set } = useBookTerms();
  const [event, organisation] = [term('event'), term('school')];
  const terms = queries.invoiceTerms.useQuery({});
  const [isOpen, setOpen] = useState(false);
  const hasTerms = terms.data?.terms != null;
  return (
    <div className={styles.stack}>
      <div className={styles.tools}>
        <Field label={words.event} description={words.allEvents}>
          <RecordPicker
            collection="events"
            canAdd={false}
            value={event ?? null}
            onChange={(selected) => set('event', selected?.hashcode ?? null)}
          />
        </Field>
        <Field label={words.school} description={words.allSchools}>
          <RecordPicker
            collection="organizationStructures"
            canAdd={false}
            value={organisation ?? null}
            onChange={(selected) => set('school', selected?.hashcode ?? null)}
          />
        </Field>
        {terms.data && <Button onClick={() => setOpen(true)}>{words.settings}</Button>}
      </div>
      {terms.data && !hasTerms && (
        <Banner kind="warning" title={words.termsNeeded}>
          {words.termsNeededText}
        </Banner>
      )}
      {event === undefined && organisation === undefined ? (
        <EmptyState icon="list" title={words.newInvoices}>
          {words.pickHint}
        </EmptyState>
      ) : (
        <Previews
          key={`${event} ${organisation}`}
          event={event}
          organisation={organisation}
          canIssue={hasTerms}
        />
      )}
      {isOpen && terms.data && <TermsDialog terms={terms.data.terms} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface PreviewsProps {
  event: string | undefined;
  organisation: string | undefined;
  canIssue: boolean;
}

function Previews({ event, organisation, canIssue }: PreviewsProps) {
  const { data, problem, isLoading, refetch } = queries.invoicePreviews.useQuery({ event, organisation });
  // What is being invoiced stays while the query is read again after each invoice.
  const [first, setFirst] = useState<typeof data>();
  const shown = first ?? data;
  if (!first && data && data.schools.length > 0) setFirst(data);
  return (
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
  );
}
