import { actions } from '@callboard/api-client/actions';
import { recordHooksFor } from '@callboard/api-client/collections';
import type { AnyRecord, CollectionName, Decision } from '@callboard/api-contract';
import { useUndoAlert } from '@callboard/records';
import { useRef } from 'react';
import { decideMessages as words } from './decideMessages';

/** What can be done with decisions that were not sent. */
export interface Deciding {
  /** Stores a decision, and goes on at once: a refused one comes back into the list. */
  decide: (record: AnyRecord, decision: Decision, reason?: string) => void;
  /** Forgets a decision, so that the entry is to be decided again. */
  takeBack: (record: AnyRecord) => void;
  /** Undoes the last decision of this visit. */
  undoLast: () => void;
}

/** @param onDecided called with what was decided, before it is stored */
export function useDeciding(collection: CollectionName, onDecided: (done: string) => void): Deciding {
  const [patch] = recordHooksFor(collection).usePatch();
  const [undo] = actions.undo.useAction();
  const showUndo = useUndoAlert();
  const made = useRef<string[]>([]);

  async function store({ hashcode, version }: AnyRecord, values: Values, message: string) {
    onDecided(message);
    const outcome = await patch(hashcode, { ...values }, version);
    if (!outcome.ok) return;
    if (outcome.changeSet !== null) made.current.push(outcome.changeSet);
    showUndo(message, outcome.changeSet);
  }

  return {
    decide: (record, decision, reason = '') => {
      const decision_reason = reason.trim() === '' ? null : reason.trim();
      void store(record, { decision, decision_reason }, words.decided(record.qed_model.title, decision));
    },
    takeBack: (record) =>
      void store(record, { decision: null, decision_reason: null }, words.takenBack(record.qed_model.title)),
    undoLast: () => {
      const last = made.current.pop();
      if (last !== undefined) void undo(last);
    },
  };
}

interface Values {
  decision: Decision | null;
  decision_reason: string | null;
}
