import { recordHooksFor } from '@callboard/api-client/collections';
import { rowRule, type ActorRoles, type CollectionName, type RecordBase } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { ListFilter } from '@callboard/api-contract/lists';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useRef, useState } from 'react';
import { messages } from '../messages';
import { isSameName } from '../names/isSameName';
import { toTitleCase } from '../names/toTitleCase';
import { loadFrom } from '../search/loadFrom';
import type { SearchState } from '../search/searchState';
import { findSimilar } from './findSimilar';
import { namedDraft, type Draft } from './namedDraft';

export interface AddOptions {
  collection: CollectionName;
  roles: ActorRoles;
  canAdd: boolean;
  /** Values for a new record that come from where the picker is used. */
  extra: Draft;
  /** The conditions of the search. */
  conditions: readonly ListFilter[];
  state: SearchState;
  /** True if the user is prompted for required fields that a name does not fill. */
  canComplete: boolean;
  /** A record was requested whose name does not fill all required fields: the values that it starts with. */
  onIncomplete: (defaults: Draft) => void;
  onAdded: (record: RecordBase) => void;
}

/** Adds a missing record by its name (clauses 2.52 to 2.57). */
export function useAdd(options: AddOptions) {
  const { collection, roles, canAdd, extra, conditions, onIncomplete, onAdded } = options;
  const [create] = recordHooksFor(collection).useCreate();
  const alerts = useAlerts();
  const [adding, setAdding] = useState<string>();
  const [similar, setSimilar] = useState<{ name: string; records: readonly RecordBase[] }>();
  /** Counts user actions: a prompt about similar names is dropped if the user has acted since. */
  const turn = useRef(0);
  const isAddAllowed = canAdd && rowRule(collectionNamed(collection), 'create', roles) !== null;

  function forget(): void {
    turn.current += 1;
    setSimilar(undefined);
  }

  async function add(name: string, isSure: boolean): Promise<void> {
    const named = namedDraft(collection, name, extra, roles);
    if (adding !== undefined || !named) return;
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
    if (!named.isWhole) {
      setAdding(undefined);
      setSimilar(undefined);
      onIncomplete(named.draft);
      return;
    }
    const outcome = await create(named.body);
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
function addableName({ collection, roles, extra, state, canComplete }: AddOptions): string | undefined {
  const typed = state.term?.trim() ?? '';
  if (typed === '' || state.status !== 'ready') return undefined;
  const name = toTitleCase(typed);
  const isThere = state.records.some(({ qed_model }) => isSameName(qed_model.title, typed));
  if (isThere) return undefined;
  const named = namedDraft(collection, name, extra, roles);
  return named && (named.isWhole || canComplete) ? name : undefined;
}
