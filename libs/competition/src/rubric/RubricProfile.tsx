import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { emptyRubric } from './changeRubric';
import { problemTexts } from './problemTexts';
import { RubricView } from './RubricView';
import { UnsavedChangesDialog } from '@callboard/forms';
import { useCanChange } from '@callboard/records';
import { CommentedProfile, type ProfileTab, useRelatedTabs } from '@callboard/records/profile';
import { Banner, Stack } from '@callboard/ui-kit/layout';
import { useHashcode } from '@callboard/records/screen';
import { CopyRubric } from './CopyRubric';
import { rubricPageMessages as words } from './rubricPageMessages';
import { RubricWorkshop } from './RubricWorkshop';
import { useRubricDraft, type RubricDraft } from './useRubricDraft';

/** Rubric of a stage: edited while it is a draft, and read-only from then on. */
export function Screen() {
  const hashcode = useHashcode();
  const { data } = collections.rubrics.useGet(hashcode);
  if (data) return <Profile key={hashcode} rubric={data} />;
  return <CommentedProfile collection="rubrics" hashcode={hashcode} />;
}

// A rubric that is not saved, or contradicts itself, is not put in use.
const blockedTransitions = ['publish'] as const;

function Profile({ rubric }: { rubric: RecordOf<'rubrics'> }) {
  const draft = useRubricDraft(rubric);
  const isBlocked = draft.isChanged || problemTexts(draft.content).size > 0;
  const criteria: ProfileTab<RecordOf<'rubrics'>> = {
    id: 'criteria',
    label: words.criteria,
    render: (record) => <Criteria rubric={rubric} record={record} draft={draft} />,
  };
  return (
    <>
      <CommentedProfile
        collection="rubrics"
        hashcode={rubric.hashcode}
        ownTransitions={isBlocked ? blockedTransitions : undefined}
        leadingTabs={[criteria]}
        tabs={useRelatedTabs('rubrics')}
        actions={() => <CopyRubric rubric={rubric} />}
      />
      <UnsavedChangesDialog
        open={draft.departure.isBlocked}
        onKeep={draft.departure.stay}
        onDiscard={draft.departure.leave}
      />
    </>
  );
}

interface CriteriaProps {
  rubric: RecordOf<'rubrics'>;
  record: RecordOf<'rubrics'>;
  draft: RubricDraft;
}

/** The criteria to edit, or to read with why they cannot be changed. */
function Criteria({ rubric, record, draft }: CriteriaProps) {
  const canChange = useCanChange(collectionNamed('rubrics'), record);
  if (canChange) return <RubricWorkshop draft={draft} />;
  const { status, content } = rubric;
  return (
    <Stack>
      {status === 'ready' && <Banner title={words.inUse}>{words.inUseText}</Banner>}
      {status === 'retired' && <Banner title={words.retired}>{words.retiredText}</Banner>}
      <RubricView content={content ?? emptyRubric} />
    </Stack>
  );
}
