import { actions } from '@callboard/api-client/actions';
import { collections } from '@callboard/api-client/collections';
import type { CollectionName } from '@callboard/api-contract';
import type { StoredLimits } from '@callboard/api-contract/accounts';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { tidied, type OwnLimits } from './rightsOfRole';
import { roleMessages as words } from './roleMessages';

/** The limits of a role as they are edited: of one that there always is, or of one that an admin made on its base. */
export interface EditedLimits extends StoredLimits {
  made?: { hashcode: string; name: string };
}

/** Stores the limits of a role, with Undo. `onChange` is called when they were changed, or had been by another admin. */
export function useSaveLimits({ role, limits, version, made }: EditedLimits, onChange: () => void) {
  const [limitRole, { isLoading: isLimiting }] = actions.limitRole.useAction();
  const [patch, { isLoading: isPatching }] = collections.customRoles.usePatch();
  const alerts = useAlerts();

  /** Answers the version that the limits have then, or nothing where the server refuses. */
  async function store(all: StoredLimits['limits'], seen: number): Promise<number | null> {
    const outcome = made
      ? await patch(made.hashcode, { limits: all }, seen)
      : await limitRole({ role, limits: all, version: seen });
    onChange();
    return outcome.ok ? (outcome.data.version ?? seen) : null;
  }

  async function undo(since: number) {
    if ((await store(limits, since)) !== null) alerts.show({ kind: 'success', message: words.undone });
  }

  /** Stores the limits of one collection; answers whether they were. */
  async function save(collection: CollectionName, own: OwnLimits): Promise<boolean> {
    const { [collection]: _before, ...others } = limits;
    const taken = tidied(own);
    const since = await store(taken ? { ...others, [collection]: taken } : others, version);
    if (since === null) return false;
    alerts.show({
      kind: 'success',
      message: words.saved,
      action: { label: words.undo, onAct: () => void undo(since) },
    });
    return true;
  }

  return { save, isSaving: isLimiting || isPatching };
}
