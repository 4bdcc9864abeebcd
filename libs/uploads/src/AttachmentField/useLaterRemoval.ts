import { useAlerts } from '@callboard/ui-kit/overlays';
import { useEffect, useState } from 'react';
import { messages } from '../messages';
import { createLaterRemovals } from './createLaterRemovals';

/** The alert stays a little less long than the removal can be taken back. */
const undoDelay = 10_000;

/** Removes a file a little later and offers Undo meanwhile; when the page is left, what waits is removed at once. */
export function useLaterRemoval(): (name: string, remove: () => void, onUndo: () => void) => void {
  const alerts = useAlerts();
  const [removals] = useState(createLaterRemovals);
  // The page of the browser is outside React.
  useEffect(() => {
    window.addEventListener('pagehide', removals.flush);
    return () => {
      window.removeEventListener('pagehide', removals.flush);
      removals.flush();
    };
  }, [removals]);

  return (name, remove, onUndo) => {
    const takeBack = removals.plan(remove);
    const onAct = () => {
      if (takeBack()) onUndo();
      else alerts.show({ kind: 'warning', message: messages.tooLate });
    };
    const action = { label: messages.undo, onAct };
    alerts.show({ kind: 'success', message: messages.removed(name), delay: undoDelay, action });
  };
}
