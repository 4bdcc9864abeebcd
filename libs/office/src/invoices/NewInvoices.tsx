import { queries } from '@callboard/api-client/actions';
import { RecordPicker } from '@callboard/pickers';
import { EmptyState } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Field } from '@callboard/ui-kit/inputs';
import { Banner } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { useBookTerms } from '../books/useBookTerms';
import { InvoicePreviews } from './InvoicePreviews';
import { invoiceMessages as words } from './invoiceMessages';
import styles from './invoices.module.css';
import { TermsDialog } from './TermsDialog';

/** Invoices of what the entries of an event, or of a school, owe: with a preview, for one school or all of them. */
export function NewInvoices() {
  const { term, set } = useBookTerms();
  const [event, organisation] = [term('event'), term('school')];
  const terms = queries.invoiceTerms.useQuery({});
  const hasTerms = terms.data?.terms != null;
  const [isOpen, setOpen] = useState(false);
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
        <InvoicePreviews
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
