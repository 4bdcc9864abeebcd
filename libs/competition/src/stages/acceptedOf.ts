import type { RecordOf } from '@callboard/api-contract';
import type { ListFilter } from '@callboard/api-contract/lists';

/** The entries that can be put in a stage: the accepted ones of its event. */
export function acceptedOf(stage: RecordOf<'stages'>): readonly ListFilter[] {
  return [
    { field: 'event', operator: 'eq', value: stage.event.hashcode },
    { field: 'status', operator: 'eq', value: 'accepted' },
  ];
}
