import {
  canUndoTransition,
  transitionAction,
  transitionsFrom,
  type Actor,
  type AnyRecord,
  type Collection,
  type CollectionName,
  type Tone,
  type TransitionAction,
} from '@callboard/api-contract';
import { say } from '@callboard/language';
import { Button } from '@callboard/ui-kit/elements';
import { Dialog, Menu } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { recordHooksFor } from '@callboard/api-client/collections';
import { useUndoAlert } from '../hooks/useUndoAlert';
import { profileMessages } from './profileMessages';
import { messages } from '../messages';

export interface TransitionButtonsProps {
  collection: CollectionName;
  definition: Collection;
  record: AnyRecord;
  actor: Actor;
  /** Names of transitions to leave out. */
  without?: readonly string[] | undefined;
}

interface Step extends Pick<TransitionAction, 'name' | 'label' | 'confirm'> {
  to: string;
}

/** The transitions that the actor can make: the main one as a button, the others in a menu. Some need a confirmation. */
export function TransitionButtons({
  collection,
  definition,
  record,
  actor,
  without = [],
}: TransitionButtonsProps) {
  const { lifecycle } = definition;
  const [act, { isLoading }] = recordHooksFor(collection).useAct();
  const [prompted, setPrompted] = useState<Step>();
  const notify = useUndoAlert();
  if (!lifecycle) return null;
  const steps: Step[] = transitionsFrom(lifecycle, String(record['status']), actor.roles)
    .filter(([name]) => !without.includes(name))
    .flatMap(([name, { to }]) => {
      const action = transitionAction(definition, name);
      return action ? [{ ...action, to, label: say(action.label) }] : [];
    });
  if (steps.length === 0) return null;
  const main = steps.find(({ to }) => leadsOn(lifecycle.statuses[to]?.tone));
  const others = steps.filter((step) => step !== main);

  async function make({ name, to }: Step) {
    setPrompted(undefined);
    const from = String(record['status']);
    const outcome = await act(name, record.hashcode);
    if (!outcome.ok) return;
    notify(
      profileMessages.acted(record.qed_model.title, say(lifecycle?.statuses[to]?.label ?? to)),
      canUndoTransition(definition, actor.roles, name, from) ? outcome.changeSet : null,
    );
  }
  const begin = (step: Step) => (step.confirm === undefined ? void make(step) : setPrompted(step));

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
        open={prompted !== undefined}
        role="alertdialog"
        title={prompted ? profileMessages.confirmTransition(prompted.label) : ''}
        onOpenChange={() => setPrompted(undefined)}
        actions={
          <>
            <Button data-autofocus onClick={() => setPrompted(undefined)}>
              {messages.cancel}
            </Button>
            <Button variant="danger" onClick={() => prompted && void make(prompted)}>
              {prompted?.label}
            </Button>
          </>
        }
      >
        <p>{prompted?.confirm !== undefined && say(prompted.confirm)}</p>
      </Dialog>
    </>
  );
}

/** Whether a status is a step forward: neither a withdrawal nor a negative outcome. */
function leadsOn(tone: Tone | undefined): boolean {
  return tone !== undefined && tone !== 'neutral' && tone !== 'red';
}
