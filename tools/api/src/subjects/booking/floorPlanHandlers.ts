import type { AllHandlers } from '../../engine/calls/handler';
import { lazyHandler } from '../../engine/calls/lazyHandler';
import type { RecordContext } from '../../engine/records/recordContext';
import { createPublishFloorPlan } from './publishFloorPlan';

/** Publishing floor plans. */
export function createFloorPlanHandlers(context: RecordContext) {
  return {
    publishFloorPlan: lazyHandler(() => createPublishFloorPlan(context)),
  } satisfies Partial<AllHandlers>;
}
