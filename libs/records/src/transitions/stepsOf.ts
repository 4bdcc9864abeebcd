import {
  canWriteField,
  needsReason,
  transitionAction,
  transitionsOf,
  type Actor,
  type RecordBase,
  type Collection,
  type Transition,
  type TransitionAction,
} from '@callboard/api-contract';
import { translate } from '@callboard/language';
import { noticeOf } from './noticeOf';

/** A change of status that the actor can make to a record. */
export interface Step extends Pick<TransitionAction, 'name' | 'label' | 'confirm' | 'hasReason'> {
  record: RecordBase;
  to: string;
  /** People who notice it. */
  notice: string | undefined;
  /** Where it can be stored to be made later. */
  storedIn: Transition['storedIn'];
  /** The reason that these roles have to give is missing without one. */
  needsReason: boolean;
}

/** The changes of status that the actor can make to a record, in the order of the lifecycle. */
export function stepsOf(definition: Collection, record: RecordBase, actor: Actor): Step[] {
  const { roles } = actor;
  return transitionsOf(definition, record, roles).flatMap(([name, transition]) => {
    const action = transitionAction(definition, name);
    if (!action) return [];
    const { to } = transition;
    const notice = noticeOf(transition, record, actor);
    const { storedIn } = transition;
    const canStore = storedIn && canWriteField(definition, storedIn.field, roles);
    return [
      {
        ...action,
        record,
        to,
        needsReason: needsReason(transition, roles),
        label: translate(action.label),
        notice,
        storedIn: canStore ? storedIn : undefined,
      },
    ];
  });
}
