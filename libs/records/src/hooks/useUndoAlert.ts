import { useUndo } from '@callboard/api-client/collections';
import { useAlerts } from '@callboard/ui-kit';
import { useCallback } from 'react';
import { messages } from '../messages';

/** How long an alert stays that offers Undo: longer than one that only tells. */
const undoDelay = 10_000;

/** Says that something was written, and offers to take it back where the write can be undone. */
export function useUndoAlert(): (message: string, changeSet: string | null) => void {
  const alerts = useAlerts();
  const undo = useUndo();
  return useCallback(
    (message, changeSet) => {
      if (changeSet === null) {
        alerts.show({ message, kind: 'success' });
        return;
      }
      const onAct = () => {
        void undo(changeSet).then((outcome) => {
          // A refusal is shown by whoever configured the client, as every failure is.
          if (outcome.ok) alerts.show({ message: messages.undone, kind: 'success' });
        });
      };
      alerts.show({ message, kind: 'success', delay: undoDelay, action: { label: messages.undo, onAct } });
    },
    [alerts, undo],
  );
}
