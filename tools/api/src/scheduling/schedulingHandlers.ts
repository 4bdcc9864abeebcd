import type { AllHandlers } from '../calls/handler';
import { lazyHandler } from '../calls/lazyHandler';
import type { RecordContext } from '../records/recordContext';
import { createArrangeSlots } from './actions/arrangeSlots';

/** The verbs of run sheets. */
export function createSchedulingHandlers(context: RecordContext) {
  return { arrangeSlots: lazyHandler(() => createArrangeSlots(context)) } satisfies Partial<AllHandlers>;
}
