import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { UnsavedChangesDialog } from '@callboard/forms';
import { canReach, useActor } from '@callboard/records';
import { CommentedProfile, type ProfileTab } from '@callboard/records/profile';
import { Button } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useHashcode } from '@callboard/records/screen';
import { shownIn } from './drawingHref';
import { FloorPlanDrawing } from './FloorPlanDrawing';
import { floorPlanMessages as words } from './floorPlanMessages';
import { FloorPlanVersions } from './FloorPlanVersions';
import { PublishPlanDialog } from './PublishPlanDialog';
import { useDrawing } from './useDrawing';

// Publishing first shows what differs.
const ownTransitions = ['publish'] as const;

/** A floor plan: its drawing and its versions. */
export function Screen() {
  const hashcode = useHashcode();
  const { data: plan } = collections.floorPlans.useGet(hashcode);
  if (plan) return <Profile key={hashcode} plan={plan} />;
  return <CommentedProfile collection="floorPlans" hashcode={hashcode} ownTransitions={ownTransitions} />;
}

function Profile({ plan }: { plan: RecordOf<'floorPlans'> }) {
  const drawing = useDrawing(plan);
  const [isPublishing, setPublishing] = useState(false);
  const [search] = useSearchParams();
  const shown = shownIn(search);
  const actor = useActor();
  const canChange = (record: RecordOf<'floorPlans'>) =>
    canReach(collectionNamed('floorPlans'), 'update', record, actor) && plan.status !== 'retired';
  const leading: ProfileTab<RecordOf<'floorPlans'>>[] = [
    {
      id: 'drawing',
      label: words.drawing,
      render: (record) => (
        <FloorPlanDrawing
          hashcode={plan.hashcode}
          name={plan.name}
          drawing={drawing}
          shown={shown}
          readOnly={!canChange(record)}
        />
      ),
    },
    {
      id: 'versions',
      label: words.versions,
      render: (record) => <FloorPlanVersions plan={plan} drawing={drawing} readOnly={!canChange(record)} />,
    },
  ];
  return (
    <>
      <CommentedProfile
        collection="floorPlans"
        hashcode={plan.hashcode}
        ownTransitions={ownTransitions}
        leadingTabs={leading}
        actions={(record) =>
          canChange(record) && (
            <Button variant="primary" icon="upload" onClick={() => setPublishing(true)}>
              {words.publish}
            </Button>
          )
        }
      />
      {isPublishing && (
        <PublishPlanDialog plan={plan} drawing={drawing} onClose={() => setPublishing(false)} />
      )}
      <UnsavedChangesDialog
        open={drawing.departure.isBlocked}
        onKeep={drawing.departure.stay}
        onDiscard={drawing.departure.leave}
      />
    </>
  );
}
