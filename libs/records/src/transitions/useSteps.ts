import { valueIn, type Actor, type Collection, type CollectionName } from '@callboard/api-contract';
import { canUndoTransition } from '@callboard/api-contract/records';
import { recordHooksFor } from '@callboard/api-client/collections';
import { translate } from '@callboard/language';
import { useState } from 'react';
import { useUndoAlert } from '../hooks/useUndoAlert';
import type { Step } from './stepsOf';
import { transitionMessages } from './transitionMessages';

/** The steps that a user makes, one at a time. */
export interface Steps {
  /** Makes a step, or asks first where it hurts, where others notice it, and where it takes a reason. */
  begin: (step: Step) => void;
  /** The step that is prompted. */
  prompted: Step | undefined;
  make: (step: Step, reason: string) => void;
  /** Stores a step that can be made later, instead of making it. */
  store: (step: Step, reason: string) => void;
  cancel: () => void;
  isLoading: boolean;
  /** The record whose step is under way. */
  moving: string | undefined;
}

/** Changes the status of records, and offers Undo where it can be rolled back. `StepDialog` shows what it asks. */
export function useSteps(collection: CollectionName, definition: Collection, actor: Actor): Steps {
  const [act, { isLoading }] = recordHooksFor(collection).useAct();
  const [patch] = recordHooksFor(collection).usePatch();
  const [prompted, setPrompted] = useState<Step>();
  const [moving, setMoving] = useState<string>();
  const notify = useUndoAlert();

  async function make({ name, record, to }: Step, reason: string) {
    setPrompted(undefined);
    setMoving(record.hashcode);
    const outcome = await act(name, record.hashcode, ...(reason === '' ? [] : [reason]));
    setMoving(undefined);
    if (!outcome.ok) return;
    const { lifecycle } = definition;
    notify(
      transitionMessages.acted(record.qed_model.title, translate(lifecycle?.statuses[to]?.label ?? to)),
      canUndoTransition(definition, actor.roles, name, String(valueIn(record, 'status')))
        ? outcome.changeSet
        : null,
    );
  }

  async function store({ name, record, label, storedIn }: Step, reason: string) {
    setPrompted(undefined);
    if (!storedIn) return;
    const values = { [storedIn.field]: name, [storedIn.reason]: reason === '' ? null : reason };
    const outcome = await patch(record.hashcode, values, record.version);
    if (outcome.ok) notify(transitionMessages.stored(record.qed_model.title, label), outcome.changeSet);
  }

  return {
    begin: (step) => {
      const isPrompted = step.confirm !== undefined || step.notice !== undefined || step.hasReason === true;
      if (isPrompted) setPrompted(step);
      else void make(step, '');
    },
    prompted,
    make: (step, reason) => void make(step, reason),
    store: (step, reason) => void store(step, reason),
    cancel: () => setPrompted(undefined),
    isLoading,
    moving,
  };
}
