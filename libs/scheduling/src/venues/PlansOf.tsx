import type { RecordOf } from '@callboard/api-contract';
import { RecordFiles } from '@callboard/uploads';
import { venueMessages as words } from './venueMessages';
import { usePictureFacts } from '@callboard/records/files';

export interface PlansOfProps {
  collection: 'venues' | 'spaces';
  record: RecordOf<'venues' | 'spaces'>;
}

/** A plan is printed, or drawn. */
const accept = '.pdf,image/png,image/jpeg,image/gif';

/** The stage plan and the technical sheet of a venue or a space. */
export function PlansOf({ collection, record }: PlansOfProps) {
  const { parent, canChange } = usePictureFacts(collection, record);
  const shared = { parent, accept, readOnly: !canChange, isHiddenEmpty: true };
  return (
    <>
      <RecordFiles {...shared} purpose="stage_plan" title={words.stagePlan} />
      <RecordFiles {...shared} purpose="technical_sheet" title={words.technicalSheet} />
    </>
  );
}
