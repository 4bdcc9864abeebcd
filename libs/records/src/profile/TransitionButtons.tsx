import type { Actor, RecordBase, Collection, CollectionName } from '@callboard/api-contract';
import { nextStep } from '@callboard/domain/lifecycle';
import { Button } from '@callboard/ui-kit/elements';
import { Menu } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { useZone } from '../hooks/useZone';
import { messages } from '../messages';
import { StepDialog } from '../transitions/StepDialog';
import { stepsOf } from '../transitions/stepsOf';
import { useSteps } from '../transitions/useSteps';

export interface TransitionButtonsProps {
  collection: CollectionName;
  definition: Collection;
  record: RecordBase;
  actor: Actor;
  /** Names of transitions to leave out. */
  without?: readonly string[] | undefined;
}

/**
 * The transitions that the actor can make: the next step as a button, the others in a menu. What hurts, and what people outside the
 * office notice, is confirmed first.
 */
export function TransitionButtons({
  collection,
  definition,
  record,
  actor,
  without = [],
}: TransitionButtonsProps) {
  const { lifecycle } = definition;
  const made = useSteps(collection, definition, actor);
  const zone = useZone();
  const [now] = useState(() => new Date());
  if (!lifecycle) return null;
  const steps = stepsOf(definition, record, actor).filter(({ name }) => !without.includes(name));
  if (steps.length === 0) return null;
  const next = nextStep(definition, record, actor.roles, { now, zone });
  const main = steps.find(({ name }) => name === next);
  const others = steps.filter((step) => step !== main);

  return (
    <>
      {main && (
        <Button variant="primary" isBusy={made.isLoading} onClick={() => made.begin(main)}>
          {main.label}
        </Button>
      )}
      {others.length > 0 && (
        <Menu
          label={messages.changeStatus}
          align="end"
          items={others.map((step) => ({
            label: step.label,
            isDanger: step.confirm !== undefined || step.hasReason === true,
            onSelect: () => made.begin(step),
          }))}
        />
      )}
      <StepDialog steps={made} />
    </>
  );
}
