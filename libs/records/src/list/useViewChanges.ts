import { hooksFor } from '@callboard/api-client/collections';
import { undoableRemoval } from '../actor/undoableRemoval';
import { useUndoAlert } from '../hooks/useUndoAlert';
import type { ListFacts } from '../rows/listFacts';
import { messages } from '../messages';
import { viewMessages } from './viewMessages';
import type { SavedView } from './savedView';

const { definition, usePatch, useRemove } = hooksFor('savedViews');

/** Changes saved views, each with its Undo. */
export function useViewChanges({ actor }: ListFacts) {
  const [patch] = usePatch();
  const [removeOne] = useRemove();
  const showUndoAlert = useUndoAlert();

  async function saveState({ hashcode, name, version }: SavedView, state: string): Promise<void> {
    const outcome = await patch(hashcode, { state: state === '' ? null : state }, version);
    if (outcome.ok) showUndoAlert(viewMessages.saved(name), outcome.changeSet);
  }

  /** Makes a view the default, or ends that. The server ends the one that it replaces in the same change: one Undo for both. */
  async function swapDefault(view: SavedView): Promise<void> {
    const { hashcode, name, is_default: isDefault, version } = view;
    const outcome = await patch(hashcode, { is_default: isDefault !== true }, version);
    if (!outcome.ok) return;
    const message = isDefault === true ? viewMessages.defaultEnded : viewMessages.defaultSet(name);
    showUndoAlert(message, outcome.changeSet);
  }

  /** Removes a view. True if it is gone. */
  async function remove({ hashcode, name, version }: SavedView): Promise<boolean> {
    const outcome = await removeOne(hashcode, version);
    if (!outcome.ok) return false;
    showUndoAlert(messages.removedOne(name), undoableRemoval(definition, actor, outcome.changeSet));
    return true;
  }

  return { saveState, swapDefault, remove };
}
