import { isAnswerMissing } from '@callboard/domain/tasks';
import { runningStatuses, type AnyRecord, type EntryDossier } from '@callboard/api-contract';
import { feeOf, type Fee } from '@callboard/domain/competition';

/** Something that an entry lacks, and by when it is needed. */
export interface Missing {
  kind:
    | 'submit'
    | 'late'
    | 'contact'
    | 'members'
    | 'count'
    | 'confirm'
    | 'consents'
    | 'slot'
    | 'task'
    | 'fee'
    | 'feeOverdue';
  /** How many members it is about. */
  count?: number;
  task?: EntryDossier['tasks'][number];
  fee?: Fee;
  /** An instant, or a day for a task or a fee. */
  due: string | null;
}

interface MissingContext {
  now: Date;
  /** Whether entries of this tenant get a time and place. */
  hasSlots: boolean;
}

/** What an entry lacks: the earliest deadline first, what has none last. */
export function missingOf(entry: AnyRecord, dossier: EntryDossier, context: MissingContext): Missing[] {
  const status = String(entry['status']);
  const isRunning = runningStatuses.some((running) => running === status);
  const { event } = dossier;
  if (!isRunning && status !== 'draft') return [];
  // Once an event is over, only what was not paid is still missing.
  if (event?.status === 'complete') return ofFee(dossier, context.now);
  if (event?.status === 'cancelled') return [];
  const all = [
    ...(status === 'draft' ? [ofDraft(event, context.now)] : []),
    ...ofRecord(entry, dossier, { ...context, isRunning }),
    ...ofMembers(dossier, isRunning),
    ...ofFee(dossier, context.now),
    ...dossier.tasks.filter(isOpen).map((task): Missing => ({ kind: 'task', task, due: task.due_on })),
  ];
  return all.sort((one, other) => (one.due ?? '9').localeCompare(other.due ?? '9'));
}

function ofDraft(event: EntryDossier['event'], now: Date): Missing {
  const due = event?.entries_close ?? null;
  const isPast = due !== null && Date.parse(due) < now.getTime();
  const isOver = isPast || ['closed', 'running'].includes(event?.status ?? '');
  return { kind: isOver ? 'late' : 'submit', due };
}

function ofRecord(
  entry: AnyRecord,
  { call, members_total }: EntryDossier,
  { hasSlots, isRunning }: MissingContext & { isRunning: boolean },
): Missing[] {
  const lacks = (kind: Missing['kind'], isMissing: boolean): Missing[] =>
    isMissing ? [{ kind, due: null }] : [];
  return [
    ...lacks('contact', entry['contact'] == null),
    ...lacks('members', members_total === 0),
    ...lacks('count', isRunning && entry['members_count'] == null),
    ...lacks('slot', hasSlots && entry['status'] === 'accepted' && call?.slot_starts_at == null),
  ];
}

function ofMembers({ members }: EntryDossier, isRunning: boolean): Missing[] {
  const invited = members.filter(({ status }) => status === 'invited').length;
  const unanswered = members.filter(
    ({ status, consent }) => status !== 'withdrawn' && consent === 'missing',
  ).length;
  return [
    ...(isRunning && invited > 0 ? [{ kind: 'confirm', count: invited, due: null } as const] : []),
    ...(unanswered > 0 ? [{ kind: 'consents', count: unanswered, due: null } as const] : []),
  ];
}

function ofFee({ fee: facts }: EntryDossier, now: Date): Missing[] {
  if (!facts) return [];
  const fee = feeOf(facts, now);
  if (fee.owed === 0) return [];
  return [{ kind: fee.state === 'overdue' ? 'feeOverdue' : 'fee', fee, due: fee.dueOn }];
}

/** A form is done once it is handed in, until staff ask for a change. */
function isOpen({ status, form, answer }: EntryDossier['tasks'][number]): boolean {
  return status === 'open' && (!form || isAnswerMissing(answer));
}
