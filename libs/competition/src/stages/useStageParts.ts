import { collections } from '@callboard/api-client/collections';
import { limits } from '@callboard/api-contract';

function ofStage(stage: string) {
  return {
    filters: [{ field: 'stage', operator: 'eq', value: stage }],
    pageSize: limits.maxPageSize,
  } as const;
}

/** The acts of a stage, as many as a page can have, with how many there are. */
export function useActs(stage: string) {
  return collections.stageEntries.useList(ofStage(stage));
}

/** Everyone who is or was on the panel of a stage. */
export function usePanel(stage: string) {
  return collections.panelJudges.useList(ofStage(stage));
}
