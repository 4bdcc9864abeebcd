import { canUndoTransition, type Actor, type Collection, type CollectionName } from '@callboard/api-contract';
import { recordHooksFor } from '@callboard/api-client/collections';
import { say } from '@callboard/language';
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
  cancel: () => void;
  isLoading: boolean;
  /** The record whose step is under way. */
  moving: string | undefined;
}

/** Changes the status of records, and offers Undo where it can be rolled back. `StepDialog` shows what it asks. */
export function useSteps(collection: CollectionName, definition: Collection, actor: Actor): Steps {
  const [act, { isLoading }] = recordHooksFor(collection).useAct();
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
      transitionMessages.acted(record.qed_model.title, say(lifecycle?.statuses[to]?.label ?? to)),
      canUndoTransition(definition, actor.roles, name, String(record['status'])) ? outcome.changeSet : null,
    );
  }

  return {
    begin: (step) => {
      const isPrompted = step.confirm !== undefined || step.notice !== undefined || step.hasReason === true;
      if (isPrompted) setPrompted(step);
      else void make(step, '');
    },
    prompted,
    make: (step, reason) => void make(step, reason),
    cancel: () => setPrompted(undefined),
    isLoading,
    moving,
  };
}
