import type { AllHandlers } from '../calls/handler';
import { lazyHandler } from '../calls/lazyHandler';
import type { RecordContext } from '../records/recordContext';
import { createMakeTasks } from './actions/makeTasks';

/** The verbs of tasks and their templates. */
export function createTaskHandlers(context: RecordContext) {
  return { makeTasks: lazyHandler(() => createMakeTasks(context)) } satisfies Partial<AllHandlers>;
}
