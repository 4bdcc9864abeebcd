import { queries } from '@callboard/api-client/actions';
import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import type { EnteringForm } from '@callboard/api-contract/tasks';
import { neededLater, rulesFor } from '@callboard/domain/competition';
import { useUnsavedGuard } from '@callboard/forms';
import { RecordForm } from '@callboard/records/form';
import { useLabel } from '@callboard/tenant';
import { QueryView } from '@callboard/ui-kit/display';
import { Button, buttonVariant, Skeleton } from '@callboard/ui-kit/elements';
import { Banner, Card, Page, PageHeader, Stack } from '@callboard/ui-kit/layout';
import { Stepper } from '@callboard/ui-kit/navigation';
import { Suspense, useRef, type ComponentType } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { useCanEnter } from '../coworkers/useCanEnter';
import { EntryEligibility } from '../eligibility/EntryEligibility';
import { recordHref, useHashcode } from '@callboard/records/screen';
import { AskToLeave } from './AskToLeave';
import styles from './entering.module.css';
import { enteringMessages as words } from './enteringMessages';
import { MemberEditor } from './MemberEditor';
import { SendEntry, type CostProps } from './SendEntry';
import { useStepRefusals } from './useStepRefusals';

export interface EnterEntryProps {
  /** Expected cost of the entry. */
  Cost: ComponentType<CostProps>;
  /** A form of the event as a step, loaded when one is shown. */
  FormStep: ComponentType<{
    entry: string;
    form: EnteringForm;
    onNext: () => void;
    onBack: () => void;
  }>;
}

/** Fields that entering sets by itself. */
const hidden = ['event', 'organisation', 'contact', 'members_count', 'performance', 'slot_starts_at'];

/** Entering in steps: what the entry is, its members, the forms that its event asks for, and a check before it is submitted. Each step is stored as it is left. */
export function EnterEntry(parts: EnterEntryProps) {
  const hashcode = useHashcode();
  const { data, problem, isLoading, refetch } = collections.entries.useGet(hashcode);
  const label = useLabel('entries');
  return (
    <Page>
      <PageHeader title={data?.qed_model.title ?? words.enter(label)} />
      <QueryView query={{ value: data, problem, isLoading, retry: refetch }} loading={<Skeleton lines={8} />}>
        {(record) =>
          record['status'] === 'draft' ? <Steps {...parts} record={record} /> : <Submitted record={record} />
        }
      </QueryView>
    </Page>
  );
}

function Submitted({ record }: { record: RecordOf<'entries'> }) {
  const label = useLabel('entries');
  return (
    <Stack>
      <Banner kind="info">{words.notDraft(label)}</Banner>
      <Link {...buttonVariant()} to={recordHref('entries', record.hashcode)}>
        {words.toPage(label)}
      </Link>
    </Stack>
  );
}

function Steps({ record, ...parts }: EnterEntryProps & { record: RecordOf<'entries'> }) {
  const canEnter = useCanEnter(record);
  const { data, problem, isLoading, refetch } = queries.enteringForms.useQuery({ entry: record.hashcode });
  if (canEnter === false) return <NotYours record={record} />;
  return (
    <QueryView
      query={{
        value: canEnter === undefined ? undefined : data?.results,
        problem,
        isLoading: isLoading || canEnter === undefined,
        retry: refetch,
      }}
      loading={<Skeleton lines={8} />}
    >
      {(forms) => <Ready {...parts} record={record} forms={forms} />}
    </QueryView>
  );
}

interface ReadyProps extends EnterEntryProps {
  record: RecordOf<'entries'>;
  forms: readonly EnteringForm[];
}

function Ready({ record, forms, Cost, FormStep }: ReadyProps) {
  const { step } = useParams();
  const hasRefusal = useStepRefusals(record);
  const navigate = useNavigate();
  const label = useLabel('entries');
  const participants = useLabel('participants');
  const steps = [
    { id: 'act', label: label.one, isMissing: hasRefusal('act') },
    { id: 'members', label: participants.many, isMissing: hasRefusal('members') },
    ...forms.map(({ task, missing }) => ({
      id: task.hashcode,
      label: task.title,
      isMissing: missing.length > 0,
    })),
    { id: 'send', label: words.check, isMissing: true },
  ];
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === step),
  );
  const current = steps[at]?.id ?? 'act';
  const goTo = (id = 'act') => void navigate(`/entries/${record.hashcode}/enter/${id}`);
  const goOn = () => goTo(steps[at + 1]?.id);
  const goBack = () => goTo(steps[at - 1]?.id);
  const form = forms.find(({ task }) => task.hashcode === current);
  return (
    <Stack>
      <Stepper
        label={words.enter(label)}
        // A step is done when nothing in it is missing, and not because it was passed.
        steps={steps.map(({ isMissing, ...each }, index) => ({
          ...each,
          isDone: !isMissing,
          hasError: isMissing && index < at,
        }))}
        current={current}
        onStepChange={goTo}
        canGoAhead
      />
      {current === 'act' && <Act record={record} onDone={goOn} />}
      {current === 'members' && (
        <>
          <MemberEditor entry={record} />
          <EntryEligibility record={record} />
          <Cost entry={record.hashcode} />
          <div className={styles.actions}>
            <Button onClick={goBack}>{words.back}</Button>
            <Button variant="primary" onClick={goOn}>
              {words.next}
            </Button>
          </div>
        </>
      )}
      {form && (
        <Suspense fallback={<Skeleton lines={8} />}>
          <FormStep
            key={form.task.hashcode}
            entry={record.hashcode}
            form={form}
            onNext={goOn}
            onBack={goBack}
          />
        </Suspense>
      )}
      {current === 'send' && <SendEntry record={record} forms={forms} Cost={Cost} onBack={goBack} />}
    </Stack>
  );
}

/** A user who was invited to see an entry does not change it. */
function NotYours({ record }: { record: RecordOf<'entries'> }) {
  const label = useLabel('entries');
  return (
    <Stack>
      <Banner kind="info">{words.onlySeen(label)}</Banner>
      <Link {...buttonVariant()} to={recordHref('entries', record.hashcode)}>
        {words.toPage(label)}
      </Link>
    </Stack>
  );
}

function Act({ record, onDone }: { record: RecordOf<'entries'>; onDone: () => void }) {
  const guard = useUnsavedGuard(onDone);
  const field = useSearchParams()[0].get('field') ?? undefined;
  const isSaved = useRef(false);
  const { data } = queries.entryEligibility.useQuery({ entry: record.hashcode });
  const needed = data ? neededLater('entry', { rules: rulesFor(data.rules, data.facts) }) : {};
  return (
    <Card>
      <div className={styles.fields}>
        <RecordForm
          collection="entries"
          record={record}
          hidden={hidden}
          focus={field}
          notes={Object.fromEntries(Object.keys(needed).map((name) => [name, words.neededToSubmit]))}
          onDirtyChange={guard.setDirty}
          onDone={() => {
            isSaved.current = true;
            onDone();
          }}
        />
      </div>
      <AskToLeave isUnsaved={() => !isSaved.current && guard.isDirty()} />
    </Card>
  );
}
