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
  /** What the place of the picker says of a new record. */
  extra: Draft;
  /** The conditions of the search. */
  conditions: readonly ListFilter[];
  state: SearchState;
  onAdded: (record: AnyRecord) => void;
}

/** Adding a missing record by its name (clauses 2.52 to 2.57). */
export function useAdd(options: AddOptions) {
  const { collection, roles, canAdd, extra, conditions, onAdded } = options;
  const [create] = recordHooksFor(collection).useCreate();
  const alerts = useAlerts();
  const [adding, setAdding] = useState<string>();
  const [similar, setSimilar] = useState<{ name: string; records: readonly AnyRecord[] }>();
  /** Counts what the user did meanwhile: a question about similar names comes too late then. */
  const turn = useRef(0);
  const mayAdd = canAdd && rowRule(collectionNamed(collection), 'create', roles) !== null;

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
    // A refusal is shown by whoever configured the client, as every failure is; the list stays for another try.
    if (!outcome.ok) return;
    setSimilar(undefined);
    alerts.show({ message: messages.added(outcome.data.qed_model.title), kind: 'success' });
    onAdded(outcome.data);
  }

  const addable = mayAdd ? addableName(options) : undefined;
  return { addable, adding, similar, forget, add };
}

/** The name that is offered to be added: only once the server has said what there is, so that nothing flashes (clause 2.53). */
function addableName({ collection, roles, extra, state }: AddOptions): string | undefined {
  const typed = state.term?.trim() ?? '';
  if (typed === '' || state.status !== 'ready') return undefined;
  const name = toTitleCase(typed);
  const isThere = state.records.some(({ qed_model }) => isSameName(qed_model.title, typed));
  return isThere || !toDraft(collection, name, extra, roles) ? undefined : name;
}
