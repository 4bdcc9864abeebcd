import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { editableAnswerStatuses } from '@callboard/api-contract/forms';
import { FormAnswers } from '../review/FormAnswers/FormAnswers';
import { canReach, useActor } from '@callboard/records';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Banner, Stack } from '@callboard/ui-kit/layout';
import { CommentedProfile } from '@callboard/records/profile';
import { useHashcode } from '@callboard/records/screen';
import { AnswerForm } from './AnswerForm';
import { formMessages as words } from './formMessages';
import { ReviewActions } from './ReviewActions';

// Submitting validates the answers first, and a requested change has a comment.
const ownTransitions = ['submit', 'request_change'] as const;

/** A user's answers to a form: editable while open, read-only afterwards. */
export function Screen() {
  const hashcode = useHashcode();
  return (
    <CommentedProfile
      collection="formInstances"
      hashcode={hashcode}
      ownTransitions={ownTransitions}
      actions={(record) => <ReviewActions hashcode={record.hashcode} />}
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

function Answers({ record }: { record: RecordOf<'formInstances'> }) {
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
        canChange && editableAnswerStatuses.some((status) => status === ready.instance.status) ? (
          <Stack>
            {ready.instance.status === 'change_requested' && (
              <Banner kind="warning" title={words.changeWanted}>
                {ready.instance.comment}
              </Banner>
            )}
            <AnswerForm
              key={ready.instance.edition.hashcode}
              content={ready.content}
              begun={ready.instance}
            />
          </Stack>
        ) : (
          <Stack>
            {ready.instance.status === 'submitted' && <Banner>{words.closed}</Banner>}
            <FormAnswers content={ready.content} answers={ready.instance.answers ?? {}} />
          </Stack>
        )
      }
    </QueryView>
  );
}
