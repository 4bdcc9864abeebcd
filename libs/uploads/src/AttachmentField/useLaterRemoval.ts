import { useAlerts } from '@callboard/ui-kit/overlays';
import { useEffect, useState } from 'react';
import { messages } from '../messages';
import { createLaterRemovals } from './createLaterRemovals';

/** In milliseconds; shorter than the time in which a removal can be undone. */
const undoDelay = 10_000;

/** Removes a file after a delay and offers Undo. Leaving the page carries out pending removals immediately. */
export function useLaterRemoval(): (name: string, remove: () => void, onUndo: () => void) => void {
  const alerts = useAlerts();
  const [removals] = useState(createLaterRemovals);
  // Carries out pending removals when the page is closed or the component is unmounted.
  useEffect(() => {
    window.addEventListener('pagehide', removals.flush);
    return () => {
      window.removeEventListener('pagehide', removals.flush);
      removals.flush();
    };
  }, [removals]);

  return (name, remove, onUndo) => {
    const undo = removals.plan(remove);
    const onAct = () => {
      if (undo()) onUndo();
      else alerts.show({ kind: 'warning', message: messages.tooLate });
    };
    const action = { label: messages.undo, onAct };
    alerts.show({ kind: 'success', message: messages.removed(name), delay: undoDelay, action });
  };
}
