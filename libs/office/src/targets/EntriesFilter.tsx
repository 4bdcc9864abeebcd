import { collectionNamed } from '@callboard/api-contract/collections';
import { isFilterable } from '@callboard/api-contract/lists';
import { maxEntriesFilter } from '@callboard/api-contract/messaging';
import { translate } from '@callboard/language';
import { useActor } from '@callboard/records';
import { readListState, writeListState } from '@callboard/domain/lists';
import { FilterPanel } from '@callboard/records/list';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { Accordion, Stack } from '@callboard/ui-kit/layout';
import { useMemo } from 'react';
import { targetMessages as words } from './targetMessages';
import { useCategory } from './useCategory';

export interface EntriesFilterProps {
  /** The query of a list of entries; null: none. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Further conditions for the entries of a target: the filters and the search of their own list. */
export function EntriesFilter({ value, onChange }: EntriesFilterProps) {
  const collection = collectionNamed('entries');
  const { roles } = useActor();
  const category = useCategory();
  const state = useMemo(
    () => readListState(new URLSearchParams(value ?? ''), collection, roles),
    [value, collection, roles],
  );
  // The target has fields of its own for some. A time is compared by the day in a list, and by the instant on the server.
  const own = ['event', 'region', 'status', category.name];
  const dated = Object.entries(collection.fields).filter(
    ([, field]) => field.kind === 'datetime' && isFilterable(field),
  );

  function change(part: Partial<Pick<typeof state, 'search' | 'filters'>>) {
    const query = writeListState({ ...state, ...part }, new URLSearchParams(), collection).toString();
    if (query.length <= maxEntriesFilter) onChange(query === '' ? null : query);
  }

  return (
    <Accordion
      items={[
        {
          id: 'filters',
          title: words.moreOfEntries,
          isOpen: value !== null,
          children: (
            <Stack>
              <Field label={words.searchEntries}>
                <TextInput
                  value={state.search}
                  onChange={({ currentTarget: { value: search } }) => change({ search })}
                />
              </Field>
              <FilterPanel
                collection={collection}
                roles={roles}
                filters={state.filters}
                fixedFields={[...own, ...dated.map(([name]) => name)]}
                labelOf={({ label }) => translate(label)}
                onChange={(filters) => change({ filters })}
              />
            </Stack>
          ),
        },
      ]}
    />
  );
}
