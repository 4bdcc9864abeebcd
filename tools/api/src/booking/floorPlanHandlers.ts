import type { AllHandlers } from '../calls/handler';
import { lazyHandler } from '../calls/lazyHandler';
import type { RecordContext } from '../records/recordContext';
import { createPublishFloorPlan } from './publishFloorPlan';

/** Publishing floor plans. */
export function createFloorPlanHandlers(context: RecordContext) {
  return {
    publishFloorPlan: lazyHandler(() => createPublishFloorPlan(context)),
  } satisfies Partial<AllHandlers>;
}
