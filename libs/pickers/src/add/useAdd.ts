import { recordHooksFor } from '@callboard/api-client/collections';
import {
  collectionNamed,
  rowRule,
  type AnyRecord,
  type CollectionName,
  type ListFilter,
  type Role,
} from '@callboard/api-contract';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useRef, useState } from 'react';
import { messages } from '../messages';
import { isSameName } from '../names/isSameName';
import { toTitleCase } from '../names/toTitleCase';
import { loadFrom } from '../search/loadFrom';
import type { SearchState } from '../search/searchState';
import { findSimilar } from './findSimilar';
import { toDraft, type Draft } from './toDraft';

export interface AddOptions {
  collection: CollectionName;
  roles: readonly Role[];
  canAdd: boolean;
  /** Values for a new record that come from where the picker is used. */
  extra: Draft;
  /** The conditions of the search. */
  conditions: readonly ListFilter[];
  state: SearchState;
  onAdded: (record: AnyRecord) => void;
}

/** Adds a missing record by its name (clauses 2.52 to 2.57). */
export function useAdd(options: AddOptions) {
  const { collection, roles, canAdd, extra, conditions, onAdded } = options;
  const [create] = recordHooksFor(collection).useCreate();
  const alerts = useAlerts();
  const [adding, setAdding] = useState<string>();
  const [similar, setSimilar] = useState<{ name: string; records: readonly AnyRecord[] }>();
  /** Counts user actions: a prompt about similar names is dropped if the user has acted since. */
  const turn = useRef(0);
  const isAddAllowed = canAdd && rowRule(collectionNamed(collection), 'create', roles) !== null;

  function forget(): void {
    turn.current += 1;
    setSimilar(undefined);
  }

  async function add(name: string, isSure: boolean): Promise<void> {
    const draft = toDraft(collection, name, extra, roles);
    if (adding !== undefined || !draft) return;
    setAdding(name);
    const mine = turn.current;
    if (!isSure && collectionNamed(collection).people) {
      const records = await findSimilar(loadFrom(collection), { filters: conditions }, name);
      if (turn.current !== mine || records.length > 0) {
        setAdding(undefined);
        if (turn.current === mine) setSimilar({ name, records });
        return;
      }
    }
    const outcome = await create(draft);
    setAdding(undefined);
    // The API client reports the error, like every failure; the list stays open so that the user can retry.
    if (!outcome.ok) return;
    setSimilar(undefined);
    alerts.show({ message: messages.added(outcome.data.qed_model.title), kind: 'success' });
    onAdded(outcome.data);
  }

  const addable = isAddAllowed ? addableName(options) : undefined;
  return { addable, adding, similar, forget, add };
}

/** The name to offer for adding. Undefined until the server has answered, so that the option does not flash (clause 2.53). */
function addableName({ collection, roles, extra, state }: AddOptions): string | undefined {
  const typed = state.term?.trim() ?? '';
  if (typed === '' || state.status !== 'ready') return undefined;
  const name = toTitleCase(typed);
  const isThere = state.records.some(({ qed_model }) => isSameName(qed_model.title, typed));
  return isThere || !toDraft(collection, name, extra, roles) ? undefined : name;
}
