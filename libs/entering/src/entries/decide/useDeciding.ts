import { actions } from '@callboard/api-client/actions';
import { recordHooksFor } from '@callboard/api-client/collections';
import type { AnyRecord, CollectionName } from '@callboard/api-contract';
import type { Decision } from '@callboard/api-contract/entries';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useRef } from 'react';
import { decideMessages as words } from './decideMessages';

/** What can be done with decisions that were not sent. */
export interface Deciding {
  /** Stores a decision, and goes on immediately: a refused one comes back into the list. */
  decide: (record: AnyRecord, decision: Decision, reason?: string) => void;
  /** Forgets a decision, so that the entry is to be decided again. */
  takeBack: (record: AnyRecord) => void;
  /** Undoes the last decision of this visit. */
  undoLast: () => void;
}

interface DecidingEvents {
  /** Called with what was decided, before it is stored. */
  onDecided: (done: string) => void;
  /** Called with the entry that is to be decided again. */
  onUndone: (hashcode: string, message: string) => void;
}

export function useDeciding(collection: CollectionName, { onDecided, onUndone }: DecidingEvents): Deciding {
  const [patch] = recordHooksFor(collection).usePatch();
  const [undo] = actions.undo.useAction();
  const alerts = useAlerts();
  const made = useRef<Made[]>([]);
  // One at a time: more would cover the facts of the next entry.
  const shown = useRef<number>(undefined);

  function show(message: string, undoable?: Made) {
    if (shown.current !== undefined) alerts.dismiss(shown.current);
    const action = undoable && { label: words.undo, onAct: () => void takeOff(undoable) };
    shown.current = alerts.show({ kind: 'success', message, ...(action && { action }) });
  }

  async function store(record: AnyRecord, values: Values, message: string) {
    const { hashcode, version, qed_model: model } = record;
    onDecided(message);
    const outcome = await patch(hashcode, { ...values }, version);
    if (!outcome.ok) return;
    const { changeSet } = outcome;
    if (changeSet === null) return show(message);
    const decided = { hashcode, name: model.title, changeSet };
    made.current.push(decided);
    show(message, decided);
  }

  async function takeOff(decided: Made) {
    made.current = made.current.filter((each) => each !== decided);
    if (!(await undo(decided.changeSet)).ok) return;
    const message = words.takenBack(decided.name);
    show(message);
    onUndone(decided.hashcode, message);
  }

  return {
    decide: (record, decision, reason = '') => {
      const decision_reason = reason.trim() === '' ? null : reason.trim();
      void store(record, { decision, decision_reason }, words.decided(record.qed_model.title, decision));
    },
    takeBack: (record) =>
      void store(record, { decision: null, decision_reason: null }, words.takenBack(record.qed_model.title)),
    undoLast: () => {
      const last = made.current.at(-1);
      if (last) void takeOff(last);
    },
  };
}

/** A decision of this visit. */
interface Made {
  hashcode: string;
  name: string;
  changeSet: string;
}

interface Values {
  decision: Decision | null;
  decision_reason: string | null;
}
