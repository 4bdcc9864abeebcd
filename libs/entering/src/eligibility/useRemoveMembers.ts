import { actions } from '@callboard/api-client/actions';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { eligibilityMessages as words } from './eligibilityMessages';

/** Removes members of an entry that is being entered, and offers Undo: they come back as they were, guardians too. */
export function useRemoveMembers(entry: string) {
  const [change, { isLoading }] = actions.changeMembers.useAction();
  const alerts = useAlerts();

  async function remove(members: readonly string[], names: string): Promise<void> {
    const outcome = await change({ entry, remove: [...members] });
    if (!outcome.ok) return;
    const onAct = async () => {
      const restored = await change({ entry, restore: [...members] });
      if (restored.ok) alerts.show({ kind: 'success', message: words.undone(names) });
    };
    alerts.show({
      kind: 'success',
      message: words.removed(names),
      action: { label: words.undo, onAct: () => void onAct() },
    });
  }

  return { remove, isBusy: isLoading };
}
