import { useAppDispatch } from '@callboard/app-state';
import { stopViewing } from '@callboard/auth';
import { timeOfInstant, zoneName } from '@callboard/domain/calendar';
import { ownZone } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { frameMessages } from '../frameMessages';
import { nameOf } from '../navigation/UserMenu';
import { useSignedIn } from '../routing/useSignedIn';

/** Shows on every page that an admin is viewing as another user, until when, and a button to stop. */
export function ViewingBanner() {
  const { viewing, user } = useSignedIn();
  const dispatch = useAppDispatch();
  const [isStopping, setStopping] = useState(false);
  if (!viewing) return null;
  const zone = ownZone();
  const until = `${timeOfInstant(viewing.until, zone)} ${zoneName(zone, viewing.until)}`;

  function stop() {
    setStopping(true);
    void dispatch(stopViewing());
  }

  return (
    <Banner
      kind="warning"
      title={frameMessages.viewingAs(nameOf(user))}
      actions={
        <Button size="small" isBusy={isStopping} onClick={stop}>
          {frameMessages.stopViewing}
        </Button>
      }
    >
      {frameMessages.viewingText(until, viewing.by)}
    </Banner>
  );
}
