import { useListedCollections, type ListedCollection } from '@callboard/records/screen';

/** The collections that a report can be about, by name. */
export function useAskableCollections(): ListedCollection[] {
  return useListedCollections()
    .filter(({ name }) => name !== 'reports')
    .sort((one, other) => one.label.localeCompare(other.label));
}
