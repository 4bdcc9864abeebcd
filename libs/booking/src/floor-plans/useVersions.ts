import { collections } from '@callboard/api-client/collections';

/** The versions of a floor plan, newest first, without their drawings. */
export function useVersions(plan: string) {
  return collections.floorPlanVersions.useList({
    filters: [{ field: 'floor_plan', operator: 'eq', value: plan }],
    ordering: ['-number'],
    fields: ['number', 'seats', 'created'],
  });
}
