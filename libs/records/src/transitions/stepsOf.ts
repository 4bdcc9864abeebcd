import {
  needsReason,
  transitionAction,
  transitionsFrom,
  type Actor,
  type AnyRecord,
  type Collection,
  type TransitionAction,
} from '@callboard/api-contract';
import { say } from '@callboard/language';
import { noticeOf } from './noticeOf';

/** A change of status that the actor can make to a record. */
export interface Step extends Pick<TransitionAction, 'name' | 'label' | 'confirm' | 'hasReason'> {
  record: AnyRecord;
  to: string;
  /** Who notices it. */
  notice: string | undefined;
  /** The reason that these roles have to give is missing without one. */
  needsReason: boolean;
}

/** The changes of status that the actor can make to a record, in the order of the lifecycle. */
export function stepsOf(definition: Collection, record: AnyRecord, { roles }: Actor): Step[] {
  const { lifecycle } = definition;
  if (!lifecycle) return [];
  return transitionsFrom(lifecycle, String(record['status']), roles).flatMap(([name, transition]) => {
    const action = transitionAction(definition, name);
    if (!action) return [];
    const { to } = transition;
    const notice = noticeOf(transition, record);
    return [
      {
        ...action,
        record,
        to,
        needsReason: needsReason(transition, roles),
        label: say(action.label),
        notice,
      },
    ];
  });
}
