import type { AllHandlers } from '../calls/handler';
import type { Records } from '../records/createRecords';
import { createUndo } from './actions/undo';

/** The verbs of the history. */
export function createChangeHandlers(records: Records) {
  return { undo: createUndo(records) } satisfies Partial<AllHandlers>;
}
