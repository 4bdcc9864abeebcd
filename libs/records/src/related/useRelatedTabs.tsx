import type { CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { RecordList } from '../list/RecordList';
import type { ProfileTab } from '../profile/RecordProfile';
import { useListedCollections } from '../screen/useListedCollections';

/** More tabs than this are no overview. */
const mostTabs = 6;

/**
 * The tabs of a record for the lists of those that name it, such as the milestones of a project: a tab for each collection whose list
 * the reader has a page for, named as that page. Where a collection names it in two ways, the first one counts.
 */
export function useRelatedTabs(collection: CollectionName): readonly ProfileTab[] {
  return useListedCollections()
    .flatMap(({ name, label }): ProfileTab[] => {
      // The parts of an organisation are on another page.
      if (name === collection && collectionNamed(name).otherPage) return [];
      const field = referenceTo(collection, name);
      if (field === undefined) return [];
      return [
        {
          id: name,
          label,
          render: ({ hashcode }) => (
            <RecordList
              collection={name}
              fixedFilters={[{ field, operator: 'eq', value: hashcode }]}
              isEmbedded
            />
          ),
        },
      ];
    })
    .slice(0, mostTabs);
}

/** The first field of a collection that points at another and can be filtered by. */
function referenceTo(target: CollectionName, name: CollectionName): string | undefined {
  const [field] =
    Object.entries(collectionNamed(name).fields).find(
      ([, declared]) => declared.kind === 'reference' && declared.to === target && declared.filter !== false,
    ) ?? [];
  return field;
}
