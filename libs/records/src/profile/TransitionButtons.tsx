import {
  canUndoTransition,
  transitionsFrom,
  type Actor,
  type AnyRecord,
  type Collection,
  type CollectionName,
  type Tone,
  type Transition,
} from '@callboard/api-contract';
import { say } from '@callboard/language';
import { Button } from '@callboard/ui-kit/elements';
import { Dialog, Menu } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { recordHooks } from '../hooks/recordHooks';
import { useUndoAlert } from '../hooks/useUndoAlert';
import { profileMessages } from './profileMessages';
import { messages } from '../messages';

export interface TransitionButtonsProps {
  collection: CollectionName;
  definition: Collection;
  record: AnyRecord;
  actor: Actor;
  /** Left out. */
  without?: readonly string[] | undefined;
}

interface Step extends Transition {
  action: string;
}

/** The changes of status that are open to the actor: the one that leads on as a button, the others in a menu; those that hurt ask first. */
export function TransitionButtons({
  collection,
  definition,
  record,
  actor,
  without = [],
}: TransitionButtonsProps) {
  const { lifecycle } = definition;
  const [act, { isLoading }] = recordHooks(collection).useAct();
  const [asked, setAsked] = useState<Step>();
  const tell = useUndoAlert();
  if (!lifecycle) return null;
  const steps: Step[] = transitionsFrom(lifecycle, String(record['status']), actor.roles)
    .filter(([action]) => !without.includes(action))
    .map(([action, transition]) => ({ ...transition, label: say(transition.label), action }));
  if (steps.length === 0) return null;
  const main = steps.find(({ to }) => leadsOn(lifecycle.statuses[to]?.tone));
  const others = steps.filter((step) => step !== main);

  async function make({ action, to }: Step) {
    setAsked(undefined);
    const from = String(record['status']);
    const outcome = await act(action, record.hashcode);
    if (!outcome.ok) return;
    tell(
      profileMessages.acted(record.qed_model.title, say(lifecycle?.statuses[to]?.label ?? to)),
      canUndoTransition(definition, actor.roles, action, from) ? outcome.changeSet : null,
    );
  }
  const begin = (step: Step) => (step.confirm === undefined ? void make(step) : setAsked(step));

  return (
    <>
      {main && (
        <Button variant="primary" isBusy={isLoading} onClick={() => begin(main)}>
          {main.label}
        </Button>
      )}
      {others.length > 0 && (
        <Menu
          label={messages.changeStatus}
          align="end"
          items={others.map((step) => ({
            label: step.label,
            isDanger: step.confirm !== undefined,
            onSelect: () => begin(step),
          }))}
        />
      )}
      <Dialog
        open={asked !== undefined}
        role="alertdialog"
        title={asked ? profileMessages.confirmTransition(asked.label) : ''}
        onOpenChange={() => setAsked(undefined)}
        actions={
          <>
            <Button data-autofocus onClick={() => setAsked(undefined)}>
              {messages.cancel}
            </Button>
            <Button variant="danger" onClick={() => asked && void make(asked)}>
              {asked?.label}
            </Button>
          </>
        }
      >
        <p>{asked?.confirm !== undefined && say(asked.confirm)}</p>
      </Dialog>
    </>
  );
}

/** Whether a status is a step forward: neither a withdrawal nor an end in tears. */
function leadsOn(tone: Tone | undefined): boolean {
  return tone !== undefined && tone !== 'neutral' && tone !== 'red';
}
