import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { FormPreview } from '../fill/FormPreview/FormPreview';
import { UnsavedChangesDialog } from '@callboard/forms';
import { canReach, useActor } from '@callboard/records';
import { CommentedProfile, type ProfileTab } from '@callboard/records/profile';
import { useHashcode } from '@callboard/records/screen';
import { AnswersOfForm } from './AnswersOfForm';
import { BeginAnswer } from './BeginAnswer';
import { formMessages as words } from './formMessages';
import { FormWorkshop } from './FormWorkshop';
import { PublishForm } from './PublishForm';
import { useWorkshop } from './useWorkshop';

// Publishing first asks what happens to open answers.
const ownTransitions = ['publish'] as const;

/** A form: its questions, a preview, and the answers. */
export function Screen() {
  const hashcode = useHashcode();
  const { data } = collections.formDefinitions.useGet(hashcode);
  const roles = useActor().roles;
  const isStaff = roles.includes('staff') || roles.includes('admin');
  if (data && isStaff) return <StaffProfile form={data} />;
  return (
    <CommentedProfile
      collection="formDefinitions"
      hashcode={hashcode}
      ownTransitions={ownTransitions}
      actions={(record) => <BeginAnswer definition={record.hashcode} isMain />}
    />
  );
}

function StaffProfile({ form }: { form: RecordOf<'formDefinitions'> }) {
  const workshop = useWorkshop(form);
  const actor = useActor();
  const canChange = (record: RecordOf<'formDefinitions'>) =>
    canReach(collectionNamed('formDefinitions'), 'update', record, actor);
  const leading: ProfileTab<RecordOf<'formDefinitions'>>[] = [
    {
      id: 'questions',
      label: words.questions,
      render: (record) => (
        <FormWorkshop definition={form.hashcode} workshop={workshop} readOnly={!canChange(record)} />
      ),
    },
    { id: 'preview', label: words.preview, render: () => <FormPreview content={workshop.content} /> },
    { id: 'answers', label: words.answers, render: () => <AnswersOfForm form={form} /> },
  ];
  return (
    <>
      <CommentedProfile
        collection="formDefinitions"
        hashcode={form.hashcode}
        ownTransitions={ownTransitions}
        leadingTabs={leading}
        actions={(record) => (
          <>
            {form.status === 'published' && <BeginAnswer definition={form.hashcode} />}
            {canChange(record) && form.status !== 'retired' && (
              <PublishForm form={form} workshop={workshop} />
            )}
          </>
        )}
      />
      <UnsavedChangesDialog
        open={workshop.departure.isBlocked}
        onKeep={workshop.departure.stay}
        onDiscard={workshop.departure.leave}
      />
    </>
  );
}
