import { Button } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import { CommentedProfile, useRelatedTabs } from '@callboard/records/profile';
import { useHashcode } from '@callboard/records/screen';
import { TakeOffDialog } from './TakeOffDialog';
import { waitingMessages as words } from './waitingMessages';

/** Waiting party with its number of places and offers; staff take it off the list here. */
export function Screen() {
  const hashcode = useHashcode();
  const related = useRelatedTabs('waitingParties');
  const [taken, setTaken] = useState<string>();
  return (
    <>
      <CommentedProfile
        collection="waitingParties"
        hashcode={hashcode}
        tabs={related}
        actions={({ name, status }) =>
          (status === 'waiting' || status === 'offered') && (
            <Button onClick={() => setTaken(String(name))}>{words.takeOff}</Button>
          )
        }
      />
      {taken !== undefined && (
        <TakeOffDialog party={hashcode} name={taken} onClose={() => setTaken(undefined)} />
      )}
    </>
  );
}
