import { UnsavedChangesDialog } from '@callboard/forms';
import { useLeaveGuard } from '@callboard/tenant';
import { useLocation } from 'react-router';

/** Asks before the user leaves a step while `isUnsaved` returns true. */
export function AskToLeave({ isUnsaved }: { isUnsaved: () => boolean }) {
  const { pathname } = useLocation();
  const departure = useLeaveGuard((path) => path !== pathname && isUnsaved());
  return (
    <UnsavedChangesDialog open={departure.isBlocked} onDiscard={departure.leave} onKeep={departure.stay} />
  );
}
