import { collections } from '@callboard/api-client/collections';
import { hasRole, isReference, type RecordOf } from '@callboard/api-contract';
import { useActor } from '@callboard/records';
import { CommentedProfile } from '@callboard/records/profile';
import { useHashcode } from '@callboard/records/screen';
import { Button } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import { achievementMessages as words } from './achievementMessages';
import { BadgeButton } from './BadgeButton';
import { ProposeDialog } from './ProposeDialog';

/** An achievement of a creative: they or the office propose it while it is under way; the office approves it or sends it back. */
export function Screen() {
  return (
    <CommentedProfile
      collection="achievementInstances"
      hashcode={useHashcode()}
      actions={(record) => (
        <>
          {record['status'] === 'working' && <ProposeButton record={record} />}
          {record['status'] !== 'working' && <BadgeButton achievement={record.hashcode} />}
        </>
      )}
    />
  );
}

function ProposeButton({ record }: { record: RecordOf<'achievementInstances'> }) {
  const { creative, template, evidence, story } = record;
  const actor = useActor();
  const { data } = collections.participants.useGet(isReference(creative) ? creative.hashcode : undefined);
  const [isOpen, setOpen] = useState(false);
  const isOwn = actor.individual !== null && data?.individual?.hashcode === actor.individual;
  if (!isReference(creative) || !isReference(template)) return null;
  if (!isOwn && !hasRole(actor.roles, ['staff'])) return null;
  return (
    <>
      <Button variant="primary" icon="star" onClick={() => setOpen(true)}>
        {words.propose}
      </Button>
      {isOpen && (
        <ProposeDialog
          creative={creative.hashcode}
          achievement={{ hashcode: template.hashcode, title: template.title }}
          evidence={typeof evidence === 'string' ? evidence : null}
          story={typeof story === 'string' ? story : null}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
