import type { CollectionName, RecordBase } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { ListFilter } from '@callboard/api-contract/lists';
import { useSession } from '@callboard/auth';
import { useState } from 'react';
import type { Draft } from '../add/namedDraft';
import { useAdd } from '../add/useAdd';
import type { Item } from '../list/rows';
import { toRows } from '../list/toRows';
import { rememberOption } from '../recent/recentOptions';
import { useRecent } from '../recent/useRecent';
import { toConditions, type SearchParams } from '../search/toConditions';
import { useNearest } from '../search/useNearest';
import { useSearch } from '../search/useSearch';
import type { PickerSettings } from './settings';
import { useSame } from './useSame';

export interface PickerLogic extends PickerSettings {
  collection: CollectionName;
  onPick: (record: RecordBase) => void;
}

const noFilters: readonly ListFilter[] = [];
const noParams: SearchParams = {};

/** The state and behaviour of a picker, without its markup. */
export function usePicker(props: PickerLogic) {
  const {
    collection,
    params = noParams,
    addParams = noParams,
    groupBy,
    canAdd = true,
    completion,
    onPick,
  } = props;
  const filters = useSame(props.filters ?? noFilters);
  const { user, roles } = useSession();
  const me = user?.hashcode ?? '';
  // Only collections that have the field can be searched by it: others refuse the filter.
  const hasContractor = 'principal_contractor' in collectionNamed(collection).fields;
  const contractor = (hasContractor && user?.principal_contractor) || undefined;
  const conditions = useSame(toConditions(filters, params, contractor));
  const [state, search] = useSearch(collection, conditions);
  const recent = useRecent(me, collection, conditions, state.isOpen);
  const [incomplete, setIncomplete] = useState<Draft>();
  const [highlightedKey, setHighlightedKey] = useState<string>();
  const extra = { ...fixedBy(collection, filters), ...addParams };
  const adding = useAdd({
    collection,
    roles,
    canAdd,
    extra,
    conditions,
    state,
    canComplete: completion !== undefined,
    onIncomplete(defaults) {
      setIncomplete(defaults);
      close();
    },
    onAdded: pick,
  });
  const { addable, similar } = adding;
  // A record that is found has the name already, or shows what it is called.
  const isMissing = state.isOpen && state.records.length === 0;
  const nearest = useNearest(collection, isMissing ? addable : undefined, conditions);
  const rows = state.isOpen ? toRows({ state, recent, groupBy, addable, nearest, similar }) : [];
  const items = rows.flatMap((row) => ('item' in row ? [row.item] : []));
  const highlighted = items.findIndex(({ key }) => key === highlightedKey);

  function pick(record: RecordBase): void {
    rememberOption(me, collection, record.hashcode);
    adding.forget();
    setHighlightedKey(record.hashcode);
    onPick(record);
  }

  function close(): void {
    adding.forget();
    setHighlightedKey(undefined);
    search.close();
  }

  function select(index: number): void {
    const item: Item | undefined = items[index];
    switch (item?.kind) {
      case undefined:
        return;
      case 'option':
        pick(item.record);
        return;
      case 'more':
        // Highlight the last row before the new ones: "Load more" moves to the end.
        setHighlightedKey(items[index - 1]?.key);
        search.loadMore();
        return;
      case 'retry':
        search.retry();
        return;
      case 'add':
        void adding.add(item.name, item.isSure);
        return;
      default:
        item satisfies never;
    }
  }

  return {
    state,
    rows,
    items,
    highlighted,
    adding: adding.adding,
    similar,
    select,
    highlight: (index: number) => setHighlightedKey(items[index]?.key),
    open: search.open,
    type(text: string) {
      adding.forget();
      setHighlightedKey(undefined);
      search.type(text);
    },
    close,
    /** New record whose required fields are still to be filled. */
    incomplete,
    pick,
    endCompletion: () => setIncomplete(undefined),
  };
}

/** The field values that `eq` filters fix for every option, and so for a new record. */
function fixedBy(collection: CollectionName, filters: readonly ListFilter[]): Record<string, unknown> {
  const { fields } = collectionNamed(collection);
  const fixed = filters.filter(({ field, operator }) => operator === 'eq' && field in fields);
  return Object.fromEntries(fixed.map(({ field, value }) => [field, value]));
}
