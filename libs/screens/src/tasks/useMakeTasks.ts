import { useRefreshRecords } from '@callboard/api-client/attachments';
import { collections } from '@callboard/api-client/collections';
import { useUndoAlert } from '@callboard/records';
import { taskMessages as words } from './taskMessages';

/** A template that makes tasks. */
export interface TemplateToUse {
  hashcode: string;
  title: string;
}

/** Makes tasks of a template for some events, all in one step that can be undone. Resolves to whether it went well. */
export function useMakeTasks() {
  const [act, { isLoading }] = collections.taskTemplates.useAct();
  const refresh = useRefreshRecords();
  const tell = useUndoAlert();

  async function make(template: TemplateToUse, events: readonly string[]): Promise<boolean> {
    const outcome = await act('make_tasks', template.hashcode, { events });
    if (!outcome.ok) return false;
    // The tasks are records of another collection than the template, whose own write tells only of itself.
    refresh();
    tell(words.made(template.title), outcome.changeSet);
    return true;
  }

  return { make, isLoading };
}
