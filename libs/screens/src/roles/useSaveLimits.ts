import { actions } from '@callboard/api-client/actions';
import type { CollectionName, StoredLimits } from '@callboard/api-contract';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { tidied, type OwnLimits } from './rightsOfRole';
import { roleMessages as words } from './roleMessages';

/** Stores the limits of a role, with Undo. `onChange` is called when they were changed, or had been by another admin. */
export function useSaveLimits({ role, limits, version }: StoredLimits, onChange: () => void) {
  const [limitRole, { isLoading: isSaving }] = actions.limitRole.useAction();
  const alerts = useAlerts();

  async function undo(since: number) {
    const outcome = await limitRole({ role, limits, version: since });
    onChange();
    if (outcome.ok) alerts.show({ kind: 'success', message: words.undone });
  }

  /** Stores the limits of one collection; answers whether they were. */
  async function save(collection: CollectionName, own: OwnLimits): Promise<boolean> {
    const { [collection]: _before, ...others } = limits;
    const taken = tidied(own);
    const outcome = await limitRole({
      role,
      version,
      limits: taken ? { ...others, [collection]: taken } : others,
    });
    onChange();
    if (!outcome.ok) return false;
    const since = outcome.data.version;
    alerts.show({
      kind: 'success',
      message: words.saved,
      action: { label: words.undo, onAct: () => void undo(since) },
    });
    return true;
  }

  return { save, isSaving };
}
