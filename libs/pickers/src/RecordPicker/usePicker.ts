import {
  collectionNamed,
  type AnyRecord,
  type CollectionName,
  type ListFilter,
} from '@callboard/api-contract';
import { useSession } from '@callboard/auth';
import { useMemo, useState } from 'react';
import { useAdd } from '../add/useAdd';
import type { Choice } from '../list/rows';
import { toRows } from '../list/toRows';
import { rememberChoice } from '../recent/recentChoices';
import { useRecent } from '../recent/useRecent';
import { toConditions, type SearchParams } from '../search/toConditions';
import { useSearch } from '../search/useSearch';
import type { PickerSettings } from './settings';
import { useSame } from './useSame';

export interface PickerLogic extends PickerSettings {
  collection: CollectionName;
  onPick: (record: AnyRecord) => void;
}

const noFilters: readonly ListFilter[] = [];
const noParams: SearchParams = {};

/** What a picker knows and does, apart from how it looks. */
export function usePicker(props: PickerLogic) {
  const { collection, params = noParams, addParams = noParams, groupBy, canAdd = true, onPick } = props;
  const filters = useSame(props.filters ?? noFilters);
  const { user, roles } = useSession();
  const me = user?.hashcode ?? '';
  // The login's answer is read loosely: what is not of the contract is looked at here.
  const contractor = user?.['principal_contractor'];
  const conditions = useSame(
    toConditions(filters, params, typeof contractor === 'string' ? contractor : undefined),
  );
  const [state, search] = useSearch(collection, conditions);
  const recent = useRecent(me, collection, conditions, state.isOpen);
  const [highlightedKey, setHighlightedKey] = useState<string>();
  const extra = { ...settledBy(collection, filters), ...addParams };
  const adding = useAdd({ collection, roles, canAdd, extra, conditions, state, onAdded: pick });
  const { addable, similar } = adding;
  const rows = useMemo(
    () => (state.isOpen ? toRows({ state, recent, groupBy, addable, similar }) : []),
    [state, recent, groupBy, addable, similar],
  );
  const choices = useMemo(() => rows.flatMap((row) => ('choice' in row ? [row.choice] : [])), [rows]);
  const highlighted = choices.findIndex(({ key }) => key === highlightedKey);

  function pick(record: AnyRecord): void {
    rememberChoice(me, collection, record.hashcode);
    adding.forget();
    setHighlightedKey(record.hashcode);
    onPick(record);
  }

  function choose(index: number): void {
    const choice: Choice | undefined = choices[index];
    switch (choice?.kind) {
      case undefined:
        return;
      case 'option':
        pick(choice.record);
        return;
      case 'more':
        // The highlight stays where the new ones begin: this line moves behind them.
        setHighlightedKey(choices[index - 1]?.key);
        search.loadMore();
        return;
      case 'retry':
        search.retry();
        return;
      case 'add':
        void adding.add(choice.name, choice.isSure);
        return;
      default:
        choice satisfies never;
    }
  }

  return {
    state,
    rows,
    choices,
    highlighted,
    adding: adding.adding,
    similar,
    choose,
    highlight: (index: number) => setHighlightedKey(choices[index]?.key),
    open: search.open,
    type(text: string) {
      adding.forget();
      setHighlightedKey(undefined);
      search.type(text);
    },
    close() {
      adding.forget();
      setHighlightedKey(undefined);
      search.close();
    },
  };
}

/** What the conditions of the place say of every record that is offered, and so of a new one. */
function settledBy(collection: CollectionName, filters: readonly ListFilter[]): Record<string, unknown> {
  const { fields } = collectionNamed(collection);
  const settled = filters.filter(({ field, operator }) => operator === 'eq' && field in fields);
  return Object.fromEntries(settled.map(({ field, value }) => [field, value]));
}
