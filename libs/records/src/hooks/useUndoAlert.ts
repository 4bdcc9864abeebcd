import { actions } from '@callboard/api-client/actions';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { messages } from '../messages';

/** Alerts that something was saved, with Undo if possible. Several change sets are reverted from the last to the first. */
export function useUndoAlert(): (message: string, changeSet: string | readonly string[] | null) => void {
  const alerts = useAlerts();
  const [undo] = actions.undo.useAction();
  return (message, changeSet) => {
    const changeSets = typeof changeSet === 'string' ? [changeSet] : (changeSet ?? []);
    if (changeSets.length === 0) {
      alerts.show({ message, kind: 'success' });
      return;
    }
    const onAct = () => {
      void undoAll(changeSets.toReversed(), undo).then((isDone) => {
        // The API client reports the error, like every failure.
        if (isDone) alerts.show({ message: messages.undone, kind: 'success' });
      });
    };
    alerts.show({ message, kind: 'success', action: { label: messages.undo, onAct } });
  };
}

type Undo = ReturnType<typeof actions.undo.useAction>[0];

async function undoAll(changeSets: readonly string[], undo: Undo): Promise<boolean> {
  for (const changeSet of changeSets) if (!(await undo(changeSet)).ok) return false;
  return true;
}
