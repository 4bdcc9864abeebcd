import { actions } from '@callboard/api-client/actions';
import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import type { Decision } from '@callboard/api-contract/entries';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useRef } from 'react';
import { decideMessages as words } from './decideMessages';

/** Actions on decisions that were not sent. */
export interface Deciding {
  /** Stores a decision, and goes on immediately: a refused one comes back into the list. */
  decide: (record: RecordOf<'entries'>, decision: Decision, reason?: string) => void;
  /** Forgets a decision, so that the entry is to be decided again. */
  takeBack: (record: RecordOf<'entries'>) => void;
  /** Undoes the last decision of this visit. */
  undoLast: () => void;
}

interface DecidingEvents {
  /** Called with what was decided, before it is stored. */
  onDecided: (done: string) => void;
  /** Called with the entry that is to be decided again. */
  onUndone: (hashcode: string, message: string) => void;
}

export function useDeciding({ onDecided, onUndone }: DecidingEvents): Deciding {
  const [patch] = collections.entries.usePatch();
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

  // It stands in its place from when it is made: answers can arrive in another order.
  async function store(record: RecordOf<'entries'>, values: Values, message: string) {
    const { hashcode, version, qed_model: model } = record;
    onDecided(message);
    const stored = patch(hashcode, { ...values }, version).then((outcome) =>
      outcome.ok ? outcome : undefined,
    );
    const decided: Made = { hashcode, name: model.title, stored };
    made.current.push(decided);
    const outcome = await stored;
    const isLast = made.current.at(-1) === decided;
    if (!outcome || outcome.changeSet === null) forget(decided);
    // A later one has an alert of its own.
    if (outcome && isLast) show(message, outcome.changeSet === null ? undefined : decided);
  }

  function forget(decided: Made) {
    made.current = made.current.filter((each) => each !== decided);
  }

  async function takeOff(decided: Made) {
    forget(decided);
    const changeSet = (await decided.stored)?.changeSet ?? null;
    if (changeSet === null || !(await undo(changeSet)).ok) return;
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
  /** The answer of the server; undefined where it refused. */
  stored: Promise<{ changeSet: string | null } | undefined>;
}

interface Values {
  decision: Decision | null;
  decision_reason: string | null;
}
