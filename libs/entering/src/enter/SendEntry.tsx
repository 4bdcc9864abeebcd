import { queries } from '@callboard/api-client/actions';
import { collections } from '@callboard/api-client/collections';
import { hasRole, isReference, type RecordOf } from '@callboard/api-contract';
import type { EnteringForm } from '@callboard/api-contract/tasks';
import { useActor } from '@callboard/records';
import { useLabel } from '@callboard/tenant';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { Coworkers } from '../coworkers/Coworkers';
import { recordHref } from '@callboard/records/screen';
import { AskOffice } from '../eligibility/AskOffice';
import { EntryEligibility } from '../eligibility/EntryEligibility';
import styles from './entering.module.css';
import { enteringMessages as words } from './enteringMessages';
import { MissingAnswers } from './MissingAnswers';

export interface CostProps {
  entry: string;
}

export interface SendEntryProps {
  record: RecordOf<'entries'>;
  forms: readonly EnteringForm[];
  /** Expected cost of the entry. */
  Cost: ComponentType<CostProps>;
  onBack: () => void;
}

/** A refused submit. `facts` are set once they have been loaded again, because they can differ from those on screen. */
interface Refused {
  message: string;
  facts?: string;
}

/** The last step of entering: what is missing with where to put it right, what it costs, and Submit. */
export function SendEntry({ record, forms, Cost, onBack }: SendEntryProps) {
  const [act, { isLoading }] = collections.entries.useAct({ isQuiet: true });
  const eligibility = queries.entryEligibility.useQuery({ entry: record.hashcode });
  const answers = queries.enteringForms.useQuery({ entry: record.hashcode });
  const [refusal, setRefusal] = useState<Refused>();
  const facts = eligibility.data && JSON.stringify(eligibility.data.facts);
  if (refusal && facts !== undefined && !eligibility.isFetching) {
    if (refusal.facts === undefined) setRefusal({ ...refusal, facts });
    // After a repair the refusal is no longer true, and the next submit decides again.
    else if (refusal.facts !== facts) setRefusal(undefined);
  }
  const label = useLabel('entries');
  const { roles } = useActor();
  const canSubmit = hasRole(roles, ['staff', 'participant']);
  const navigate = useNavigate();
  const alerts = useAlerts();

  async function submit() {
    setRefusal(undefined);
    const outcome = await act('submit', record.hashcode);
    if (!outcome.ok) {
      // Changes by someone else meanwhile are listed too.
      eligibility.refetch();
      answers.refetch();
      return setRefusal({ message: outcome.problem.message });
    }
    alerts.show({ kind: 'success', message: words.submitted(record.qed_model.title) });
    void navigate(recordHref('entries', record.hashcode));
  }

  return (
    <>
      {refusal && <Refusal record={record} message={refusal.message} />}
      <EntryEligibility record={record} />
      <MissingAnswers entry={record.hashcode} forms={forms} />
      <Cost entry={record.hashcode} />
      {canSubmit && <Coworkers entry={record.hashcode} />}
      {!canSubmit && <Banner kind="info">{words.submittedByOthers(label)}</Banner>}
      <div className={styles.actions}>
        <Button onClick={onBack}>{words.back}</Button>
        {canSubmit && (
          <Button variant="primary" isBusy={isLoading} onClick={() => void submit()}>
            {words.submit}
          </Button>
        )}
      </div>
    </>
  );
}

/** Why it was not submitted, above what puts it right; the office answers for what stands nowhere below. */
function Refusal({ record, message }: { record: RecordOf<'entries'>; message: string }) {
  const { event } = record;
  const place = useRef<HTMLDivElement>(null);
  // Moves the browser's focus from Submit at the foot of the page.
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView?.({ block: 'center' });
  }, [message]);
  return (
    <div ref={place} tabIndex={-1}>
      <Banner
        kind="warning"
        title={words.notSubmitted}
        actions={<AskOffice subject={record.qed_model.title} event={isReference(event) ? event : null} />}
      >
        {message}
      </Banner>
    </div>
  );
}
