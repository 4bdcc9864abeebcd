import { actions } from '@callboard/api-client/actions';
import { useUndoAlert } from '@callboard/records';
import { taskMessages as words } from './taskMessages';

/** A template that makes tasks. */
export interface TemplateToUse {
  hashcode: string;
  title: string;
}

/** Makes the tasks of a template for some events, in one change set that can be undone. Resolves to whether it succeeded. */
export function useMakeTasks() {
  const [makeTasks, { isLoading }] = actions.makeTasks.useAction();
  const alertWithUndo = useUndoAlert();

  async function make(template: TemplateToUse, events: readonly string[]): Promise<boolean> {
    const outcome = await makeTasks(template.hashcode, { events: [...events] });
    if (!outcome.ok) return false;
    alertWithUndo(words.made(template.title), outcome.changeSet);
    return true;
  }

  return { make, isLoading };
}
