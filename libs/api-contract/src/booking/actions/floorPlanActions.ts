import { defineAction, noInput } from '../../defineAction';

/** Publishing floor plans. */
export const floorPlanActions = {
  publishFloorPlan: defineAction({
    name: 'publish',
    summary: 'Makes a version of the drawing of a floor plan, which never changes again',
    on: { record: 'floorPlans' },
    input: noInput,
    badInput: 'actionNeedsTarget',
    output: 'record',
    roles: ['staff'],
    problems: ['missing', 'conflict', 'stale'],
    clause: '7.46',
    hasEffects: true,
    alsoWrites: ['floorPlanVersions'],
  }),
};
