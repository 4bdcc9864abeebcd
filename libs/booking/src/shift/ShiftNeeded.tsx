import { queries } from '@callboard/api-client/actions';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { OpenShiftDialog } from './OpenShiftDialog';
import { shiftMessages as words } from './shiftMessages';

/** Whether the user has an open shift, which cash needs; true while it is not known yet. */
export function useHasShift(): boolean {
  return queries.ownShift.useQuery({}).data?.shift !== null;
}

/** Where cash is taken or given: says that it needs a shift while the user has none, with the repair. */
export function ShiftNeeded({ currency }: { currency?: string }) {
  const hasShift = useHasShift();
  const [isOpen, setOpen] = useState(false);
  if (hasShift) return null;
  return (
    <>
      <Banner
        kind="warning"
        title={words.none}
        actions={<Button onClick={() => setOpen(true)}>{words.open}</Button>}
      >
        {words.noneText}
      </Banner>
      {isOpen && (
        <OpenShiftDialog {...(currency !== undefined && { currency })} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
