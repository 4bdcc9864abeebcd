import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { OpenShiftDialog } from './OpenShiftDialog';
import { shiftMessages as words } from './shiftMessages';

/** Cash cannot be taken yet, with the repair. */
export function ShiftNeeded({ currency }: { currency?: string }) {
  const [isOpen, setOpen] = useState(false);
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
