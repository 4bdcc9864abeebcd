import { actions } from '@callboard/api-client/actions';
import { collections } from '@callboard/api-client/collections';
import { collectionNamed, type AnyRecord, type RecordOf } from '@callboard/api-contract';
import { fileControls, FormAnswers, FormFill } from '@callboard/form-builder';
import type { FieldComponents, FieldControlProps } from '@callboard/forms';
import { canReach, useActor, usePageQuery } from '@callboard/records';
import { RecordProfile } from '@callboard/records/profile';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Banner, Stack } from '@callboard/ui-kit/layout';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useHashcode } from '../useHashcode';
import { formMessages as words } from './formMessages';

// Submitting validates the answers first.
const ownTransitions = ['hand_in'] as const;

/** A user's answers to a form: editable while open, read-only afterwards. */
export function Screen() {
  const hashcode = useHashcode();
  return (
    <RecordProfile
      collection="formInstances"
      hashcode={hashcode}
      ownTransitions={ownTransitions}
      leadingTabs={[
        {
          id: 'answers',
          label: words.answers,
          render: (record) => <Answers record={record} />,
        },
      ]}
    />
  );
}

function Answers({ record }: { record: AnyRecord }) {
  // Read from the cache with its own type; the profile has already fetched it.
  const { data: instance } = collections.formInstances.useGet(record.hashcode);
  const { data, problem, isLoading, refetch } = collections.formEditions.useGet(instance?.edition.hashcode);
  const actor = useActor();
  const canChange = canReach(collectionNamed('formInstances'), 'update', record, actor);
  const content = data?.content;
  return (
    <QueryView
      query={{
        value: instance && content ? { instance, content } : undefined,
        problem,
        isLoading,
        retry: refetch,
      }}
      loading={<Skeleton lines={8} />}
    >
      {(ready) =>
        ready.instance.status === 'open' && canChange ? (
          <OpenAnswer key={ready.instance.edition.hashcode} {...ready} />
        ) : (
          <Stack>
            {ready.instance.status === 'handed_in' && <Banner>{words.closed}</Banner>}
            <FormAnswers content={ready.content} answers={ready.instance.answers ?? {}} />
          </Stack>
        )
      }
    </QueryView>
  );
}

interface OpenAnswerProps {
  instance: RecordOf<'formInstances'>;
  content: NonNullable<RecordOf<'formEditions'>['content']>;
}

/** A form that saves while the user types; each save is based on the version that the previous one made. */
function OpenAnswer({ instance, content }: OpenAnswerProps) {
  const version = useRef(instance.version);
  const [patch] = collections.formInstances.usePatch();
  const [submitForm] = actions.submitForm.useAction();
  const [params, setParams] = usePageQuery();
  const navigate = useNavigate();
  const alerts = useAlerts();
  const [components] = useState(() => filesOf(instance.hashcode));

  async function keep(answers: Record<string, unknown>) {
    const outcome = await patch(instance.hashcode, { answers }, version.current);
    if (!outcome.ok) {
      const { problem } = outcome;
      return { message: problem.message, ...(problem.kind === 'invalid' && { fields: problem.fields }) };
    }
    version.current = outcome.data.version;
    return 'kept' as const;
  }

  return (
    <FormFill
      content={content}
      answers={instance.answers ?? {}}
      fieldComponents={components}
      savedAt={instance.modified}
      initialPage={params.get('page') ?? undefined}
      onPageChange={(page) => setParams({ page }, { replace: true })}
      onKeep={(answers) => keep({ ...answers })}
      onLeave={() => void navigate('/answers')}
      onHandIn={async (answers) => {
        const kept = await keep({ ...answers });
        if (kept !== 'kept') return kept;
        const outcome = await submitForm(instance.hashcode);
        if (!outcome.ok) return { message: outcome.problem.message };
        alerts.show({ kind: 'success', message: words.handedIn });
        return undefined;
      }}
    />
  );
}

/** Files uploaded for an answer belong to it: users who can read the answer can open them. */
function filesOf(hashcode: string): FieldComponents {
  const parent = `${collectionNamed('formInstances').model}.${hashcode}`;
  return Object.fromEntries(
    Object.entries(fileControls).map(([kind, Control]) => [
      kind,
      (props: FieldControlProps) => {
        const { definition } = props;
        return <Control {...props} definition={{ ...definition, args: { ...definition.args, parent } }} />;
      },
    ]),
  );
}
