import { hasRole, type ActorRoles, type Collection } from '@callboard/api-contract';
import { runningStatuses, type MissingFacts } from '@callboard/api-contract/entries';
import { canChangeField } from '@callboard/api-contract/records';
import type { EntryTask } from '@callboard/api-contract/tasks';
import { isAnswerMissing } from '../tasks/countAnswered';
import { feeOf, type Fee } from './fees';

/** Gaps that an entry can have. */
export const missingKinds = [
  'submit',
  'late',
  'contact',
  'members',
  'count',
  'slot',
  'confirm',
  'consents',
  'fee',
  'feeOverdue',
  'task',
] as const;

/** Something that an entry lacks, and by when it is needed. */
export interface Missing {
  kind: (typeof missingKinds)[number];
  /** How many members it is about. */
  count?: number;
  task?: EntryTask;
  fee?: Fee;
  /** An instant, or a day for a task or a fee. */
  due: string | null;
}

export interface MissingContext {
  now: Date;
  /** True if entries of this tenant get a time and place. */
  hasSlots: boolean;
}

/** Gaps of an entry: the earliest deadline first, those without one last. Every screen that names missing things reads them here. */
export function missingOf(facts: MissingFacts, { now, hasSlots }: MissingContext): Missing[] {
  const { status, event, tasks } = facts;
  const isRunning = runningStatuses.some((running) => running === status);
  if (!isRunning && status !== 'draft') return [];
  // Once an event is over, only what was not paid is still missing.
  if (event?.status === 'complete') return ofFee(facts, now);
  if (event?.status === 'cancelled') return [];
  const all = [
    ...(status === 'draft' ? [ofDraft(event, now)] : []),
    ...lacks('contact', !facts.has_contact),
    ...lacks('members', facts.members_standing === 0),
    ...lacks('count', isRunning && facts.members_count === null),
    ...lacks('slot', hasSlots && status === 'accepted' && !facts.has_slot),
    ...ofMembers('confirm', isRunning ? facts.members_invited : 0),
    ...ofMembers('consents', facts.members_unanswered),
    ...ofFee(facts, now),
    ...tasks.filter(isOpen).map((task): Missing => ({ kind: 'task', task, due: task.due_on })),
  ];
  return all.sort((one, other) => (one.due ?? '9').localeCompare(other.due ?? '9'));
}

/** Where something that an entry lacks is put right. */
export type Repair =
  | { to: 'entering'; step: 'members' | 'send' }
  | { to: 'field'; field: string }
  | { to: 'tab'; tab: 'people' | 'consents' }
  | { to: 'task'; task: EntryTask }
  | { to: 'fee' }
  | { to: 'office' };

interface RepairContext {
  entries: Collection;
  roles: ActorRoles;
  now: Date;
}

/** Where the reader puts right what is missing; what is not up to them, the office does. */
export function repairOf({ kind, task }: Missing, facts: MissingFacts, context: RepairContext): Repair {
  const isOffice = hasRole(context.roles, ['staff']);
  switch (kind) {
    case 'submit':
      return facts.can_update ? { to: 'entering', step: 'send' } : { to: 'office' };
    case 'late':
      return isOffice ? { to: 'entering', step: 'send' } : { to: 'office' };
    case 'members':
      if (facts.status === 'draft' && facts.can_update) return { to: 'entering', step: 'members' };
      return isOffice ? { to: 'tab', tab: 'people' } : { to: 'office' };
    case 'contact':
      return inField('contact', facts, context);
    case 'count':
      return inField('members_count', facts, context);
    case 'slot':
      return inField('performance', facts, context);
    case 'confirm':
      return { to: 'tab', tab: 'people' };
    case 'consents':
      return { to: 'tab', tab: 'consents' };
    case 'fee':
    case 'feeOverdue':
      return { to: 'fee' };
    case 'task':
      return task ? { to: 'task', task } : { to: 'office' };
    default:
      return kind satisfies never;
  }
}

function inField(field: string, facts: MissingFacts, { entries, roles, now }: RepairContext): Repair {
  const { status, event, can_update } = facts;
  const canChange = can_update && canChangeField(entries, field, roles, { status, through: event }, now);
  return canChange ? { to: 'field', field } : { to: 'office' };
}

function ofDraft(event: MissingFacts['event'], now: Date): Missing {
  const due = event?.entries_close ?? null;
  const isPast = due !== null && Date.parse(due) < now.getTime();
  const isOver = isPast || ['closed', 'running'].includes(event?.status ?? '');
  return { kind: isOver ? 'late' : 'submit', due };
}

function lacks(kind: Missing['kind'], isMissing: boolean): Missing[] {
  return isMissing ? [{ kind, due: null }] : [];
}

function ofMembers(kind: 'confirm' | 'consents', count: number): Missing[] {
  return count > 0 ? [{ kind, count, due: null }] : [];
}

function ofFee({ fee: facts }: MissingFacts, now: Date): Missing[] {
  if (!facts) return [];
  const fee = feeOf(facts, now);
  if (fee.owed === 0) return [];
  return [{ kind: fee.state === 'overdue' ? 'feeOverdue' : 'fee', fee, due: fee.dueOn }];
}

/** A form is done once it is submitted, until staff request a change. */
function isOpen({ status, form, answer }: EntryTask): boolean {
  return status === 'open' && (!form || isAnswerMissing(answer));
}
